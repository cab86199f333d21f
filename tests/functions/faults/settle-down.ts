import { sweepOrders } from '../../../functions/src/checkout/sweep-orders.ts';
import { sweepRefunds } from '../../../functions/src/orders/finish-refund.ts';
import { stripeProvider } from '../../../functions/src/payments/stripe-provider.ts';
import { sweepChargeRefunds } from '../../../functions/src/plans/finish-charge-refund.ts';
import { renewPlans } from '../../../functions/src/plans/renew-plans.ts';
import type { World } from './world.ts';

/** Until nothing is sent any more; each is taken now, or the store has a fault. */
async function hearAll({ gateway }: World): Promise<void> {
  for (let round = 0; round < 50; round++) if ((await gateway.deliver()) === 0) return;
  throw new Error('webhooks that the store never takes');
}

/** What runs by the clock. */
async function runSchedules(): Promise<void> {
  await sweepOrders(stripeProvider);
  await sweepRefunds(stripeProvider);
  await sweepChargeRefunds(stripeProvider);
  await renewPlans(stripeProvider);
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
    await runSchedules();
    await world.wait(20 * minutes);
    await world.sweep();
  }
  await runSchedules();
}
