import { sweepOrders } from '../../../functions/src/checkout/sweep-orders.ts';
import { sweepRefunds } from '../../../functions/src/orders/finish-refund.ts';
import { sweepChargeRefunds } from '../../../functions/src/plans/finish-charge-refund.ts';
import { renewPlans } from '../../../functions/src/plans/renew-plans.ts';
import { Killed } from './turns.ts';
import type { World } from './world.ts';

/** What runs by the clock, by name. */
export const schedules = {
  'orders are swept': sweepOrders,
  'refunds are swept': sweepRefunds,
  "plans' refunds are swept": sweepChargeRefunds,
  'plans renew': renewPlans,
} as const;

/** Until nothing is sent any more; each is taken now, or the store has a fault. */
async function hearAll({ gateway, turns }: World): Promise<void> {
  for (let round = 0; round < 50; round++) {
    if ((await gateway.deliver()) === 0) return;
    await turns.end();
  }
  throw new Error('webhooks that the store never takes');
}

async function runSchedules({ provider, turns }: World): Promise<void> {
  for (const [name, work] of Object.entries(schedules)) await turns.run<unknown>(name, () => work(provider));
}

/** Until it could: it has three days of tries. */
export async function sweepAll(world: World): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const isDone = await world.turns.run('a sweep', world.sweep).catch((error: unknown) => {
      if (error instanceof Killed) return false;
      throw error;
    });
    if (isDone) return;
  }
  throw new Error('events that are never carried out');
}

const minutes = 60_000;
const hours = 60 * minutes;

/**
 * Nothing goes wrong any more, banks decide, and what runs by the clock runs: after this everything has ended as it ends, except for what no
 * bank decides about.
 */
export async function settleDown(world: World): Promise<void> {
  world.calm();
  // Slow banks have three days; a renewal that begins meanwhile has its own.
  for (const pause of [6 * minutes, 2 * hours, 80 * hours, 80 * hours]) {
    await world.wait(pause);
    await hearAll(world);
    await runSchedules(world);
    await world.wait(20 * minutes);
    await sweepAll(world);
  }
  await runSchedules(world);
}
