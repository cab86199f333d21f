import type { Order } from '@tempera/domain/orders/order';
import type { Refund } from '@tempera/domain/orders/refund';
import type { Actor } from '../checkout/order-history.ts';
import { readOrder, type StoredOrder } from '../checkout/orders.store.ts';
import { type DocumentReference, type DocumentSnapshot, db } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { isAlreadyThere, isOvertaken } from '../platform/firestore-errors.ts';
import type { Manager } from '../platform/manager.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, serverTime, type Timestamp, toMillis } from '../platform/timestamps.ts';

export type StoredRefund = Refund<number> & { id: string };

export function toRefund(snapshot: DocumentSnapshot): StoredRefund | null {
  const data = snapshot.data();
  if (!data) return null;
  return { ...(data as Refund<number>), id: snapshot.id, at: toMillis(data.at) ?? 0 };
}

/** The order with one of its refunds, as both stand now. @throws RefusalError `order-not-found` */
export async function readRefund(
  orderId: string,
  refundId: string,
): Promise<{ order: StoredOrder; refund: StoredRefund | null }> {
  const [order, refund] = await Promise.all([readOrder(orderId), refs.refund(orderId, refundId).get()]);
  return { order, refund: toRefund(refund) };
}

/** What was paid, as it was read. */
interface Paid {
  ref: DocumentReference;
  updateTime: Timestamp;
}

/**
 * Writes down that a refund is to be made, before the provider hears of it: what was paid names it, so that no other begins
 * meanwhile. `since` in milliseconds.
 * @returns false when what was paid has changed since it was read, or the refund is there already
 */
export async function beginRefund(
  paid: Paid,
  id: string,
  refund: Pick<Refund<never>, 'amountCents' | 'slugs' | 'reason' | 'freesCoupon'>,
  by: Manager,
  since: number,
): Promise<boolean> {
  const batch = db().batch();
  batch.update(paid.ref, { openRefund: { id, since } }, { lastUpdateTime: paid.updateTime });
  batch.create(paid.ref.collection('refunds').doc(id), {
    ...refund,
    status: 'begun',
    reference: null,
    ...by,
    at: fromMillis(since),
  });
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isOvertaken(error) || isAlreadyThere(error)) return false;
    throw error;
  }
}

/** Orders with a refund that was begun before `before` (milliseconds) and has not come to its end, a few at a time. */
export async function staleRefunds(before: number): Promise<{ orderId: string; refundId: string }[]> {
  const open = await refs.orders().where('openRefund.since', '<=', before).limit(100).get();
  return open.docs.map((order) => ({
    orderId: order.id,
    refundId: (order.data() as Pick<Order, 'openRefund'>).openRefund?.id ?? '',
  }));
}

/** Who did what was done in the provider's dashboard. */
export const actorOfProvider = (provider: string): Actor => ({
  byId: '',
  byName: provider.charAt(0).toUpperCase() + provider.slice(1),
  byRole: 'provider',
});

/** What a bank has given to its payer for good, booked as a refund under the dispute's number, for its credit note. */
export const lossOf = (
  id: string,
  provider: string,
  lost: Pick<StoredRefund, 'amountCents' | 'reason' | 'took'>,
): StoredRefund => ({
  id,
  slugs: [],
  status: 'done',
  byProvider: true,
  reference: id,
  ...lost,
  ...actorOfProvider(provider),
  at: clock.now(),
});

/** A refund as its document has it. */
export const fromRefund = ({ id: _id, at, ...fields }: StoredRefund) => ({ ...fields, at: fromMillis(at) });

/** Marks what is over, for the record. */
export const ended = (status: 'done' | 'refused' | 'failed', reference: string | null) => ({
  status,
  reference,
  endedAt: serverTime(),
});
