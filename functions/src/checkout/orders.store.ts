import { createHash } from 'node:crypto';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { buyersKinds } from '@tempera/domain/ledger/ledger-entry';
import { cents } from '@tempera/domain/money/money';
import type { Order } from '@tempera/domain/orders/order';
import { asOrder } from '@tempera/domain/orders/read-order';
import { toNameKey } from '@tempera/domain/people/profile';
import { orderTerms } from '@tempera/domain/search/document-terms';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import type { DocumentSnapshot, Timestamp, WriteBatch } from 'firebase-admin/firestore';
import { db } from '../platform/admin.ts';
import { eachDocument } from '../platform/each-document.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, keyTimes, serverTime, toMillis } from '../platform/timestamps.ts';
import { takeCoupon } from './coupon-use.store.ts';
import { addEvent } from './order-history.ts';
import { confirmationMail, orderMail } from './order-mail.ts';

/** An order as read, with the moment of its last change: finishing it must not overwrite another finisher. */
export interface StoredOrder extends Order {
  updateTime: Timestamp;
}

export function toOrder(snapshot: DocumentSnapshot): StoredOrder {
  const data = snapshot.data();
  if (!data || !snapshot.updateTime) throw new RefusalError('order-not-found');
  const { date, ...fields } = data;
  return {
    ...asOrder({ ...fields, id: snapshot.id, date: toMillis(date) ?? 0 }),
    updateTime: snapshot.updateTime,
  };
}

/** Null where there is no such order. */
export async function findOrder(orderId: string): Promise<StoredOrder | null> {
  const snapshot = await refs.order(orderId).get();
  return snapshot.exists ? toOrder(snapshot) : null;
}

/** @throws RefusalError `order-not-found` */
export async function readOrder(orderId: string): Promise<StoredOrder> {
  return toOrder(await refs.order(orderId).get());
}

/** The document that ties a buyer's idempotency key to the order it made. */
export function idempotencyId(uid: string, key: string): string {
  return createHash('sha256').update(`${uid}:${key}`).digest('hex');
}

/** The order that a key's document names, or null. */
export function orderOfKey(key: DocumentSnapshot): string | null {
  const orderId: unknown = key.data()?.orderId;
  return typeof orderId === 'string' ? orderId : null;
}

/** The order that this key has made already, or null. */
export const findOrderOfKey = async (keyId: string): Promise<string | null> =>
  orderOfKey(await refs.idempotency(keyId).get());

/** An order as its document has it, with what lists find it by. */
export const orderDocument = ({ id, date, ...fields }: Order) => ({
  ...fields,
  nameKey: toNameKey(fields.customer.name),
  terms: orderTerms(id, { ...fields }),
  date: fromMillis(date),
});

/** Whether the settings have customers told of their orders by mail. */
export const mailsOrders = (settings: SiteSettings): boolean =>
  settings.emailNotifications && settings.orderNotifications;

/** What is paid for has its receipt at once, wherever it goes: nobody sends spam at the price of a purchase each. */
const deliveryMail = (order: Order, settings: SiteSettings) =>
  order.totalCents > 0 || order.emailConfirmed
    ? orderMail(order, settings)
    : confirmationMail(order, settings);

/**
 * Grants the library and queues the mail, unless it is a quiet order's, in the batch that completes the order, which says whether one
 * was queued.
 */
export function addDelivery(batch: WriteBatch, order: Order, settings: SiteSettings, isQuiet = false): void {
  for (const line of order.lines) {
    batch.set(refs.entitlement(order.uid, line.slug), {
      slug: line.slug,
      orderId: order.id,
      grantedAt: serverTime(),
    });
  }
  if (mailsOrders(settings) && !isQuiet) {
    batch.set(refs.mail(`order-${order.id}`), {
      to: order.customer.email,
      ...deliveryMail(order, settings),
    });
    batch.update(refs.order(order.id), { mailed: true });
  }
}

/** What else belongs to a new order: a place within its limits, and whether it is delivered without a mail. */
interface Placing {
  isQuiet: boolean;
  addRest: (batch: WriteBatch) => void;
}

/**
 * Writes a new order with its idempotency key, its coupon slot, its customer's use of the coupon and its place within the limits,
 * all or nothing. A free order arrives completed.
 * @throws the Firestore error of a clash when the order id, the key, the slot, the use or the place is taken
 */
export async function createOrder(
  order: Order,
  keyId: string,
  settings: SiteSettings,
  { isQuiet, addRest }: Placing,
): Promise<StoredOrder> {
  const batch = db().batch();
  addRest(batch);
  const { id } = order;
  batch.create(refs.order(id), orderDocument(order));
  batch.create(refs.idempotency(keyId), { orderId: id, uid: order.uid, ...keyTimes() });
  takeCoupon(batch, order);
  addEvent(batch, id, 'placed', { amountCents: order.totalCents });
  if (order.status === 'completed') {
    addDelivery(batch, order, settings, isQuiet);
    addEvent(batch, id, 'completed');
  }
  const [written] = await batch.commit();
  return written ? { ...order, updateTime: written.writeTime } : readOrder(id);
}

/** Orders still pending that were placed before `before` (milliseconds), oldest first, page by page. */
export async function* stalePendingOrders(before: number): AsyncGenerator<StoredOrder> {
  const stale = refs
    .orders()
    .where('status', '==', 'pending')
    .where('date', '<=', fromMillis(before))
    .orderBy('date');
  for await (const snapshot of eachDocument(stale, 100)) yield toOrder(snapshot);
}

/** Whether a person has ordered anything, in whatever state. */
export async function hasOrders(uid: string): Promise<boolean> {
  return !(await refs.orders().where('uid', '==', uid).limit(1).select().get()).empty;
}

/**
 * How many orders a person has completed, and what they paid in all for orders and plans by the ledger, tax included and less
 * what went back (cents). An order that was refunded in full is none any more.
 */
export async function sumPurchases(uid: string) {
  const { AggregateField } = await import('firebase-admin/firestore');
  const completed = refs.orders().where('uid', '==', uid).where('status', '==', 'completed');
  const paid = refs.ledger().where('of.uid', '==', uid).where('kind', 'in', buyersKinds);
  const [orders, spent] = await Promise.all([
    completed.count().get(),
    paid.aggregate({ cents: AggregateField.sum('grossCents') }).get(),
  ]);
  return { totalOrders: orders.data().count, totalSpentCents: cents(spent.data().cents) };
}
