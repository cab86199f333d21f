import { retryBusy } from '../platform/firestore-errors.ts';
import { settleValue } from '../platform/settle-value.ts';
import { countReviews, storeFigures } from './reviews.store.ts';

/** A round that has not begun yet, by product: whoever comes meanwhile is counted by it too. */
const waiting = new Map<string, Promise<void>>();
const running = new Map<string, Promise<void>>();

/**
 * `rating` and `reviewCount` of a product and its page of newest reviews, counted anew and never added to: a repeated,
 * late or overtaken event changes nothing. Reviews that come while one round is at work share the next, so that a
 * rush is a few writes to the product; across instances the last to write has looked after writing.
 */
export function rateProduct(slug: string): Promise<void> {
  const shared = waiting.get(slug);
  if (shared) return shared;
  const round = afterRunning(slug);
  waiting.set(slug, round);
  return round;
}

async function afterRunning(slug: string): Promise<void> {
  // Who waits is told of their own round's failure, not of the one before.
  await running.get(slug)?.catch(() => {});
  const work = retryBusy(() =>
    settleValue(
      () => countReviews(slug),
      (summary) => storeFigures(slug, summary),
    ),
  ).then(() => {});
  waiting.delete(slug);
  running.set(slug, work);
  try {
    await work;
  } finally {
    if (running.get(slug) === work) running.delete(slug);
  }
}
