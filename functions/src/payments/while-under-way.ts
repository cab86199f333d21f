import { setTimeout as wait } from 'node:timers/promises';

/** How long one waits for the same request to end that somebody else has under way, in milliseconds, each time longer. */
const waits = [200, 400, 800, 1_600];

const isUnderWay = (error: unknown) => (error as { statusCode?: unknown } | null)?.statusCode === 409;

/**
 * Asks again for as long as the same is asked for by another at this moment, under the same idempotency key: the answer then is
 * the other's.
 */
export async function whileUnderWay<T>(ask: () => Promise<T>): Promise<T> {
  for (const ms of waits) {
    try {
      return await ask();
    } catch (error) {
      if (!isUnderWay(error)) throw error;
      // Not all at the same moment again.
      await wait(ms * (0.5 + Math.random()));
    }
  }
  return ask();
}
