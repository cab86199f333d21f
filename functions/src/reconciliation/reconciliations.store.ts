import type {
  BookedEntry,
  OpenOrder,
  Reconciliation,
  Returned,
} from '@tempera/domain/reconciliation/compare-books';
import { mostDifferences } from '@tempera/domain/reconciliation/compare-books';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, serverTime } from '../platform/timestamps.ts';

function toBooked(snapshot: DocumentSnapshot): BookedEntry[] {
  const data = snapshot.data();
  if (!data) return [];
  const { kind, grossCents, currency, reference = null } = data;
  return [{ id: snapshot.id, kind, grossCents, currency, reference }];
}

const together = 200;

/** Those of some entries that are booked. */
export async function readBooked(ids: readonly string[]): Promise<BookedEntry[]> {
  const found: BookedEntry[] = [];
  for (let first = 0; first < ids.length; first += together) {
    const some = ids.slice(first, first + together);
    const entries = await db().getAll(...some.map((id) => refs.ledgerEntry(id)));
    found.push(...entries.flatMap(toBooked));
  }
  return found;
}

/** What was booked between two moments (milliseconds) by this provider. */
export async function bookedBetween(from: number, to: number, provider: string): Promise<BookedEntry[]> {
  const found = await refs
    .ledger()
    .where('at', '>=', fromMillis(from))
    .where('at', '<', fromMillis(to))
    .orderBy('at')
    .get();
  return found.docs.filter((entry) => entry.data().provider === provider).flatMap(toBooked);
}

/** Open orders that are looked at in one day; more of them are one problem. */
const mostOpen = 200;

/** Orders that were placed between two moments (milliseconds) and still wait for a payment of this provider. */
export async function openOrders(from: number, to: number, provider: string): Promise<OpenOrder[]> {
  const found = await refs
    .orders()
    .where('status', '==', 'pending')
    .where('date', '>=', fromMillis(from))
    .where('date', '<', fromMillis(to))
    .orderBy('date')
    .limit(mostOpen)
    .get();
  return found.docs.flatMap((order) => {
    const { totalCents, currency, payment } = order.data();
    const isTheirs = payment?.provider === provider && typeof payment.reference === 'string';
    return isTheirs ? [{ id: order.id, totalCents, currency, reference: payment.reference }] : [];
  });
}

/** Whether there is the order or the plan's charge that a payment was for. */
export async function hasSubject({ of, uid }: Returned): Promise<boolean> {
  const found = await db().getAll(refs.order(of), ...(uid ? [refs.planCharge(uid, of)] : []));
  return found.some(({ exists }) => exists);
}

/** What a payment, or a charge of a plan, was paid by: the provider's number in the entry that booked it. */
export async function paymentOf(entryId: string): Promise<string | null> {
  const entry = (await refs.ledgerEntry(entryId).get()).data();
  const charge = (await refs.ledgerEntry(`charge-${entry?.of?.id}`).get()).data();
  return typeof charge?.reference === 'string' ? charge.reference : null;
}

export async function readReconciliation(day: string): Promise<Reconciliation | null> {
  return ((await refs.reconciliation(day).get()).data() as Reconciliation | undefined) ?? null;
}

export async function writeReconciliation(found: Omit<Reconciliation, 'at'>): Promise<void> {
  const differences = found.differences.slice(0, mostDifferences);
  await refs.reconciliation(found.day).set({ ...found, differences, at: serverTime() });
}
