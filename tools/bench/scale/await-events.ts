import { countsAtRest } from './follow-functions.ts';

const longestMs = 600_000;

/**
 * Waits until functions hear of `change`. The emulators tell of all that was filled in first, one after the other, although nobody
 * listens by then: with 100,000 products an order could be over before its own event came.
 * @throws Error when they don't within ten minutes
 */
export async function awaitEvents(change: () => Promise<unknown>): Promise<void> {
  const before = await countsAtRest();
  const began = Date.now();
  await change();
  while ((await countsAtRest()).calls === before.calls)
    if (Date.now() - began > longestMs) throw new Error('no event comes to the functions');
}
