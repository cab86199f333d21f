import { RefusalError } from '@tempera/domain/calls/reasons';
import { asOrder } from '@tempera/domain/orders/read-order';
import { toRefundable } from '@tempera/domain/orders/refund';
import { customerRecordLimit, type ReadCustomerOutput } from '@tempera/domain/people/customer-record';
import { starterPlan } from '@tempera/domain/plans/plan';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { toMillis } from '../platform/timestamps.ts';

function toCustomerOrder(
  snapshot: DocumentSnapshot,
  now: number,
  refundDays: number | null,
): ReadCustomerOutput['orders'][number] {
  const { date, ...fields } = snapshot.data() ?? {};
  const order = asOrder({ ...fields, id: snapshot.id, date: toMillis(date) ?? 0 });
  const { id, status, paymentStatus, totalCents, refundedCents = 0, currency, lines } = order;
  return {
    id,
    date: order.date,
    status,
    paymentStatus,
    totalCents,
    refundedCents,
    currency,
    lines: lines.map(({ name }) => name),
    refund: refundDays === null ? null : toRefundable(order, now, refundDays),
  };
}

/** The entries of a library as their templates are called now. */
async function toLibrary(entries: readonly DocumentSnapshot[]): Promise<ReadCustomerOutput['library']> {
  const [one, ...others] = entries.map(({ id }) => refs.product(id));
  const products = one ? await db().getAll(one, ...others) : [];
  return entries.map((entry, index) => {
    const { title, category } = products[index]?.data() ?? {};
    return {
      slug: entry.id,
      title: typeof title === 'string' ? title : entry.id,
      category: typeof category === 'string' ? category : null,
      at: toMillis(entry.get('grantedAt')) ?? 0,
    };
  });
}

/**
 * What a person has with the store, and what they are called. `refundDays` is how long an order can be refunded by who
 * asks, at `now` (milliseconds); null when it can't.
 * @throws RefusalError `user-not-found`
 */
export async function loadCustomer(
  uid: string,
  now: number,
  refundDays: number | null,
): Promise<ReadCustomerOutput & { name: string }> {
  const [[user, subscription], orders, library, downloads] = await Promise.all([
    db().getAll(refs.user(uid), refs.subscription(uid)),
    refs.orders().where('uid', '==', uid).orderBy('date', 'desc').limit(customerRecordLimit).get(),
    refs.library(uid).orderBy('grantedAt', 'desc').limit(customerRecordLimit).get(),
    refs.downloads(uid).orderBy('downloadTime', 'desc').limit(customerRecordLimit).get(),
  ]);
  const known = user?.data();
  if (!known) throw new RefusalError('user-not-found');
  return {
    name: String(known.name ?? ''),
    plan: String(known.plan ?? starterPlan),
    planSince: toMillis(subscription?.data()?.planSince),
    orders: orders.docs.map((order) => toCustomerOrder(order, now, refundDays)),
    library: await toLibrary(library.docs),
    downloads: downloads.docs.map((entry) => ({
      name: String(entry.get('productName') ?? ''),
      version: String(entry.get('version') ?? ''),
      at: toMillis(entry.get('downloadTime')) ?? 0,
    })),
  };
}
