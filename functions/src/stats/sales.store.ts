import type { CountedEntry } from '@tempera/domain/reports/books';
import {
  addContribution,
  addSum,
  type Contribution,
  type CountedChange,
  type CountedOrder,
  contributionOf,
  contributionOfChange,
  contributionOfEntry,
  firstOrderOf,
  periodOf,
  type Sums,
  type Tree,
  toSums,
} from '@tempera/domain/reports/stats';
import type { Query } from 'firebase-admin/firestore';
import type { DocumentData, DocumentSnapshot } from '../platform/admin.ts';
import { eachDocument } from '../platform/each-document.ts';
import { refs } from '../platform/refs.ts';
import { toMillis } from '../platform/timestamps.ts';

/** What the figures count of an order's fields. */
export function countedFields(data: DocumentData): CountedOrder {
  // What came from elsewhere may lack something, and must not keep the rest from being counted.
  const {
    status,
    lines = [],
    totalCents = 0,
    refundedCents = 0,
    withdrawn = [],
    discountCents = 0,
    date,
  } = data;
  return { status, lines, totalCents, refundedCents, withdrawn, discountCents, date: toMillis(date) ?? 0 };
}

/** The same of a document; null when the order is gone. */
export function toCounted(snapshot: DocumentSnapshot): CountedOrder | null {
  const data = snapshot.data();
  return data ? countedFields(data) : null;
}

/** What the figures count of an entry of the ledger; null of what is none. */
export function countedEntry(data: DocumentData | undefined): CountedEntry | null {
  return data ? { ...(data as CountedEntry), at: toMillis(data.at) ?? 0 } : null;
}

/** What the figures count of a change of somebody's plan; null of what is none. */
export function countedChange(data: DocumentData | undefined): CountedChange | null {
  return data ? { ...(data as CountedChange), at: toMillis(data.at) ?? 0 } : null;
}

const pageSize = 500;

/** Every document of a collection by its id. */
const everyDocument = (collection: Query) => eachDocument(collection.orderBy('__name__'), pageSize);

export const everyOrder = () => everyDocument(refs.orders());
export const everyEntry = () => everyDocument(refs.ledger());
export const everyChange = () => everyDocument(refs.planChanges());
export const everyUser = () => everyDocument(refs.users());
export const everySubscription = () => everyDocument(refs.subscriptions());
export const everyCountedOrder = () => everyDocument(refs.countedOrders());
export const everyCountedEntry = () => everyDocument(refs.countedEntries());
export const everyCountedChange = () => everyDocument(refs.countedChanges());
export const everyCountedBuyer = () => everyDocument(refs.countedBuyers());

/** Every figure as orders and ledger have it, one by one and without anything that was counted before. */
export async function sumsOfStore(): Promise<Sums> {
  const sums: Sums = new Map();
  const first = new Map<string, number>();
  for await (const order of everyOrder()) {
    const { uid, status, date } = order.data();
    const what = contributionOf(countedFields(order.data()));
    if (what) addContribution(sums, what, 1);
    // Without a date it is nobody's first order, as the query for that has it too.
    const at = toMillis(date);
    if (status === 'completed' && at !== null) first.set(uid, Math.min(at, first.get(uid) ?? at));
  }
  for (const at of first.values()) addContribution(sums, firstOrderOf(at), 1);
  for await (const entry of everyEntry()) {
    const counted = countedEntry(entry.data());
    const what = counted && contributionOfEntry(counted);
    if (what) addContribution(sums, what, 1);
  }
  for await (const change of everyChange()) {
    const counted = countedChange(change.data());
    const what = counted && contributionOfChange(counted);
    if (what) addContribution(sums, what, 1);
  }
  return sums;
}

/** Every figure as it is stored, whatever parts it lies in. */
export async function storedSums(): Promise<Sums> {
  const found = await Promise.all([
    refs.salesMonths().get(),
    refs.productDays().get(),
    refs.productMonths().get(),
  ]);
  const sums: Sums = new Map();
  for (const one of found.flatMap(({ docs }) => docs)) {
    const path = `${one.ref.parent.id}/${periodOf(one.id)}`;
    for (const [key, by] of toSums(path, one.data() as Tree<unknown>)) addSum(sums, key, by);
  }
  return sums;
}

/** What the markers say was counted of a day, its products in so many parts. */
export async function countedOfDay(day: string, parts: number): Promise<Sums> {
  const found = await Promise.all([
    refs.countedOrders().where('day', '==', day).get(),
    refs.countedBuyers().where('day', '==', day).get(),
    refs.countedEntries().where('day', '==', day).get(),
    refs.countedChanges().where('day', '==', day).get(),
  ]);
  const sums: Sums = new Map();
  for (const marker of found.flatMap(({ docs }) => docs))
    addContribution(sums, marker.data().what as Contribution, 1, parts);
  return sums;
}
