import { type Order, wasCompleted } from '@tempera/domain/orders/order';
import { downloadHistoryLimit } from '@tempera/domain/site/durations';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { db } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { increment, toMillis } from '../platform/timestamps.ts';

/** More orders than a guest places. */
const ordersAtMost = 100;

/** A guest's downloads that are an order's: those of its products since it was placed, until the guest bought the same product again. */
async function downloadsOf({ uid, lines, date }: Order) {
  const placedAt = toMillis(date) ?? 0;
  const [history, orders] = await Promise.all([
    refs.downloads(uid).orderBy('downloadTime', 'desc').limit(downloadHistoryLimit).get(),
    refs.orders().where('uid', '==', uid).orderBy('date', 'desc').limit(ordersAtMost).get(),
  ]);
  const ends = new Map(lines.map(({ slug }) => [slug, Number.POSITIVE_INFINITY]));
  // The newest first: the last one to say when a product's time ends is the next order of it.
  for (const order of orders.docs) {
    const later = order.data() as Order;
    const at = toMillis(later.date) ?? 0;
    if (at <= placedAt || !wasCompleted(later)) continue;
    for (const { slug } of later.lines) if (ends.has(slug)) ends.set(slug, at);
  }
  return history.docs.filter((entry) => {
    const { productId, downloadTime } = entry.data();
    const at = toMillis(downloadTime) ?? 0;
    return at >= placedAt && at < (ends.get(productId) ?? 0);
  });
}

/**
 * Moves what a guest downloaded of an order into the history of the account that takes the order over, in the batch of that, with the number
 * of downloads that both people's records have. A history is short, so the batch stays small; one that is too long by this is shortened by
 * the next download. The batch fails where an entry has just gone.
 */
export async function moveDownloads(batch: WriteBatch, snapshot: DocumentSnapshot, uid: string) {
  const order = snapshot.data() as Order;
  if (!wasCompleted(order)) return;
  const entries = await downloadsOf(order);
  if (entries.length === 0) return;
  for (const entry of entries) {
    batch.set(refs.downloads(uid).doc(entry.id), entry.data());
    batch.delete(entry.ref, { exists: true });
  }
  const [guest, own] = await db().getAll(refs.user(order.uid), refs.user(uid));
  if (own?.exists) batch.update(own.ref, { downloads: increment(entries.length) });
  // A guest's record begins with a chat, and counts downloads from then on.
  const counted = Math.min(entries.length, guest?.data()?.downloads ?? 0);
  if (guest && counted > 0) batch.update(guest.ref, { downloads: increment(-counted) });
}
