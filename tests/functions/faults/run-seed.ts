import { Stripe } from 'stripe';
import { actAtRandom } from './actions.ts';
import { brokenInvariants } from './invariants.ts';
import { settleDown } from './settle-down.ts';
import { openWorld, type World } from './world.ts';

/** What goes through a seed, what does not hold afterwards, and whatever else is asked about its world. */
export interface Ran<T> {
  wrong: string[];
  story: string[];
  log: string[];
  asked: T | null;
}

/** Long for a simulator in this very process, and short of the quarter of a minute that a store gives Stripe. */
const timeout = 1_500;

/** The SDK waits for half a second before it tries again, and longer; and for an answer that does not come, much longer. */
export function hurry(): void {
  const usual = Stripe.prototype.getApiField;
  Object.assign(Stripe.prototype, {
    getInitialNetworkRetryDelay: () => 0.001,
    getMaxNetworkRetryDelay: () => 0.002,
    getApiField(this: Stripe, name: never) {
      return name === 'timeout' ? timeout : usual.call(this, name);
    },
  });
}

/** @param ask looks into the store once all has settled */
export async function runSeed<T = null>(
  seed: number,
  folder: string,
  ask: (world: World) => Promise<T | null> = async () => null,
): Promise<Ran<T>> {
  const world = await openWorld(seed, folder);
  const { story, log } = world;
  try {
    const steps = world.random.between(8, 20);
    for (let step = 0; step < steps; step++) await actAtRandom(world);
    await settleDown(world);
    return { wrong: await brokenInvariants(world), story, log, asked: await ask(world) };
  } catch (error) {
    return { wrong: [String((error as Error).stack)], story, log, asked: null };
  } finally {
    await world.close();
  }
}
