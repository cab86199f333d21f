import type { Order } from '@tempera/domain/orders/order';
import type { DocumentReference, QueryDocumentSnapshot, Transaction } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';

/** What becomes of a library entry: another order that bought the same, or nothing, in which case it goes. */
export interface Withdrawal {
  entry: DocumentReference;
  ownedThrough: string | null;
}

const bought = (order: QueryDocumentSnapshot, slug: string): boolean => {
  const { lines = [], withdrawn = [] } = order.data() as Pick<Order, 'lines' | 'withdrawn'>;
  return lines.some((line) => line.slug === slug) && !withdrawn.includes(slug);
};

/**
 * Which entries of the buyer's library go with these lines of an order: those that stand there because of it. Whoever
 * has bought a template twice keeps it through the other order. Read in the transaction that takes them away.
 */
export async function findWithdrawals(
  transaction: Transaction,
  { id, uid }: Pick<Order, 'id' | 'uid'>,
  slugs: readonly string[],
): Promise<Withdrawal[]> {
  if (slugs.length === 0) return [];
  const entries = await transaction.getAll(...slugs.map((slug) => refs.entitlement(uid, slug)));
  const here = entries.filter((entry) => entry.data()?.orderId === id);
  if (here.length === 0) return [];
  const completed = await transaction.get(
    refs.orders().where('uid', '==', uid).where('status', '==', 'completed'),
  );
  const others = completed.docs.filter((order) => order.id !== id);
  return here.map((entry) => ({
    entry: entry.ref,
    ownedThrough: others.find((order) => bought(order, entry.id))?.id ?? null,
  }));
}
