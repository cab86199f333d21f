import { db } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { isClash, isMissing } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, increment, serverTime, toMillis } from '../platform/timestamps.ts';

/** While a product is downloaded all the time, its figure is written no more often than this; milliseconds. */
export const betweenCountsMs = 5 * 60_000;
/** A commit takes 500 writes. */
const atOnce = 400;

/**
 * Adds a product's downloads that wait to its figure, in one commit with their end, so that each counts once whatever becomes of this
 * process. A rush is added up before: the product is written once, as every page that shows it hears of that.
 */
export async function countDownloads(slug: string): Promise<void> {
  const [product, uncounted] = [refs.product(slug), refs.uncounted(slug)];
  for (let left = true; left; ) {
    const { docs } = await uncounted.limit(atOnce).get();
    if (docs.length === 0) return;
    left = docs.length === atOnce;
    const count = docs.reduce((sum, one) => sum + one.data().count, 0);
    const batch = db().batch();
    for (const { ref } of docs) batch.delete(ref, { exists: true });
    if (left) batch.create(uncounted.doc(), { count });
    else if ((await product.get()).exists) {
      batch.update(product, { downloads: increment(count) });
      batch.set(refs.downloadFigure(slug), { countedAt: serverTime() });
    }
    try {
      await batch.commit();
    } catch (error) {
      // Somebody else counts the same ones, or the product has just gone.
      if (isMissing(error)) return;
      throw error;
    }
  }
}

/** Counts a product's downloads at once where that was not done lately; of a rush, one does it, and a sweep takes what comes after. */
export async function countWhenDue(slug: string): Promise<void> {
  const figure = await refs.downloadFigure(slug).get();
  const now = clock.now();
  if ((toMillis(figure.data()?.countedAt) ?? 0) > now - betweenCountsMs) return;
  const fields = { countedAt: fromMillis(now) };
  try {
    if (figure.updateTime) await figure.ref.update(fields, { lastUpdateTime: figure.updateTime });
    else await figure.ref.create(fields);
  } catch (error) {
    if (isClash(error)) return;
    throw error;
  }
  await countDownloads(slug);
}
