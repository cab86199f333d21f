import { schedules } from './settle-down.ts';
import type { World } from './world.ts';

/** With what somebody may pay. */
export const tokens = [
  ...['tok_paid', 'tok_paid', 'tok_paid', 'tok_declined', 'tok_insufficient', 'tok_authenticate'],
  ...['tok_authenticate_always', 'tok_slow_paid', 'tok_slow_declined', 'tok_disputed', 'tok_paypal_paid'],
  ...['tok_declined_later', 'tok_refund_pending', 'tok_refund_fails'],
];
export const cards = tokens.filter((token) => token !== 'tok_paypal_paid');

export const keyOf = (world: World): string => `a-key-of-this-seed-${++world.keys}`;

/** What an action came to: a refusal, a dead process and a line that is down are ends like any other. */
export async function attempt(world: World, what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await world.turns.run(what, work);
    world.story.push(what);
  } catch (error) {
    const { name, message } = error as Error;
    if (!['Killed', 'RefusalError'].includes(name)) throw error;
    world.story.push(`${what}: ${message}`);
  }
}

export const hear = async (world: World) => {
  world.story.push(`${await world.gateway.deliver()} webhooks`);
};

/** What runs by itself. */
export const byItself: ((world: World) => Promise<void>)[] = [
  hear,
  (world) => attempt(world, 'a sweep', world.sweep),
  ...Object.entries(schedules).map(
    ([name, work]) =>
      (world: World) =>
        attempt(world, name, () => work(world.provider)),
  ),
];

/** Twice at the same moment, now and then (a double click, or a browser that tries again), or while something runs by itself. */
export async function amidOthers(world: World, what: string, work: () => Promise<unknown>): Promise<void> {
  const { random } = world;
  const again = random.isLucky(0.15) && attempt(world, `${what} (twice)`, work);
  const meanwhile = random.isLucky(0.15) && random.pick(byItself)(world);
  await Promise.all([attempt(world, what, work), again, meanwhile]);
}
