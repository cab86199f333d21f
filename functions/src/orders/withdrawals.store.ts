import type { Order } from '@tempera/domain/orders/order';
import type { DocumentReference, QueryDocumentSnapshot, Transaction } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { noField, serverTime } from '../platform/timestamps.ts';

type Buyers = Pick<Order, 'id' | 'uid'>;

/** An entry of the buyer's library that stands there because of an order. */
export interface Entry {
  ref: DocumentReference;
  /** Another order through which they own the same; null where there is none. */
  ownedThrough: string | null;
}

/** What a buyer has of some templates of an order. */
export interface Holdings {
  /** Those that stand in the library because of it. */
  entries: Entry[];
  /** Which of the templates they can still download once `entries` are withdrawn, as they own them in another way. */
  kept: string[];
}

/** Whether an order gives a right to a template: not while its bank wants the money back. */
const entitles = (order: QueryDocumentSnapshot, slug: string): boolean => {
  const { lines = [], withdrawn = [], paymentStatus } = order.data() as Order;
  const isBought = lines.some((line) => line.slug === slug) && !withdrawn.includes(slug);
  return isBought && paymentStatus !== 'disputed';
};

/**
 * Which entries of the buyer's library stand there because of these lines of an order. Whoever has bought a template twice keeps it
 * through the other order. Read in the transaction that takes them away.
 */
export async function findEntries(
  transaction: Transaction,
  { id, uid }: Buyers,
  slugs: readonly string[],
): Promise<Holdings> {
  if (slugs.length === 0) return { entries: [], kept: [] };
  const library = await transaction.getAll(...slugs.map((slug) => refs.entitlement(uid, slug)));
  const here = library.filter((entry) => entry.data()?.orderId === id);
  const elsewhere = library.filter(
    (entry) => entry.exists && !here.includes(entry) && entry.data()?.suspended !== true,
  );
  const keptAnyway = elsewhere.map((entry) => entry.id);
  if (here.length === 0) return { entries: [], kept: keptAnyway };
  const completed = await transaction.get(
    refs.orders().where('uid', '==', uid).where('status', '==', 'completed'),
  );
  const others = completed.docs.filter((order) => order.id !== id);
  const entries = here.map(({ ref }) => ({
    ref,
    ownedThrough: others.find((order) => entitles(order, ref.id))?.id ?? null,
  }));
  const through = entries.filter(({ ownedThrough }) => ownedThrough !== null).map(({ ref }) => ref.id);
  return { entries, kept: [...keptAnyway, ...through] };
}

/** Takes entries out of the library, but for those that the buyer owns through another order. */
export function withdraw(transaction: Transaction, entries: readonly Entry[]): void {
  for (const { ref, ownedThrough } of entries) {
    if (ownedThrough === null) transaction.delete(ref);
    else transaction.update(ref, { orderId: ownedThrough, suspended: noField() });
  }
}

/** Keeps entries in the library and their downloads back, but for those that the buyer owns through another order. */
export function suspend(transaction: Transaction, entries: readonly Entry[]): void {
  for (const { ref, ownedThrough } of entries) {
    transaction.update(ref, ownedThrough === null ? { suspended: true } : { orderId: ownedThrough });
  }
}

/** Gives the downloads of suspended entries back. */
export function resume(transaction: Transaction, entries: readonly Entry[]): void {
  for (const { ref } of entries) transaction.update(ref, { suspended: noField() });
}

/** Which of these templates are in the buyer's library in no way. */
export async function findMissing(
  transaction: Transaction,
  { uid }: Buyers,
  slugs: readonly string[],
): Promise<DocumentReference[]> {
  if (slugs.length === 0) return [];
  const entries = await transaction.getAll(...slugs.map((slug) => refs.entitlement(uid, slug)));
  return entries.filter((entry) => !entry.exists).map(({ ref }) => ref);
}

/** Puts templates back into the library that this order has bought. */
export function giveBack(
  transaction: Transaction,
  { id: orderId, dispute }: Pick<Order, 'id' | 'dispute'>,
  missing: readonly DocumentReference[],
): void {
  const held = dispute?.state === 'open' ? { suspended: true } : {};
  for (const ref of missing) {
    transaction.create(ref, { slug: ref.id, orderId, grantedAt: serverTime(), ...held });
  }
}
