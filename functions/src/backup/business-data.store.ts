import type { Query, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { toIso } from '../platform/timestamps.ts';

/** A stored value as JSON: times to the nanosecond, so that what comes back is what went out. */
function toBackupValue(value: unknown): unknown {
  const time = toIso(value);
  if (time !== null) return { $time: time };
  if (Array.isArray(value)) return value.map(toBackupValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toBackupValue(part)]));
}

/** A document of a backup; times are `{ $time: ISO }`. */
interface BackupDocument {
  path: string;
  data: Record<string, unknown>;
}

const pageSize = 300;

/** Roles and standing stand in other documents and are nobody's to restore; when somebody was last here is their own. */
const userFields = [
  'name',
  'email',
  'avatar',
  'bio',
  'joinDate',
  'totalOrders',
  'downloads',
  'totalSpentCents',
  'plan',
];

type Pick = (document: QueryDocumentSnapshot) => Record<string, unknown> | null;

/** Not the terms, which follow from the rest. */
const whole: Pick = (document) => {
  const { terms, ...data } = document.data();
  return data;
};
const ofUser: Pick = (document) =>
  Object.fromEntries(Object.entries(document.data()).filter(([key]) => userFields.includes(key)));
/** Not the token: it is the payment provider's. */
const ofOrder: Pick = (document) => {
  const { payment, terms, ...order } = document.data();
  return { ...order, payment: { ...payment, token: null } };
};
/** That the store is closed is for now. */
const ofSettings: Pick = (document) => (document.id === 'maintenance' ? null : document.data());

const everything = (): [Query, Pick][] => [
  [refs.settings(), ofSettings],
  [refs.categories(), whole],
  [refs.plans(), whole],
  [refs.faqs(), whole],
  [refs.legalTexts(), whole],
  [refs.guides(), whole],
  [refs.products(), whole],
  [refs.allVersions(), whole],
  [refs.allReviews(), whole],
  [refs.coupons(), whole],
  [refs.allRedemptions(), whole],
  [refs.allCustomerUses(), whole],
  [refs.orders(), ofOrder],
  [refs.allOrderEvents(), whole],
  [refs.allRefunds(), whole],
  [refs.invoices(), whole],
  [refs.creditNotes(), whole],
  [refs.creditReversals(), whole],
  [refs.users(), ofUser],
  [refs.libraries(), whole],
];

async function* pagesOf(transaction: Transaction, query: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  for (let last: QueryDocumentSnapshot | undefined; ; ) {
    const page = await transaction.get((last ? query.startAfter(last) : query).limit(pageSize));
    yield page.docs;
    last = page.docs.at(-1);
    if (page.size < pageSize) return;
  }
}

/** Hands over all business data as it was at one moment, page by page, so that no store is too large for the memory. */
export function readBusinessData(take: (documents: BackupDocument[]) => Promise<void>): Promise<void> {
  return db().runTransaction(
    async (transaction) => {
      for (const [query, pick] of everything()) {
        for await (const page of pagesOf(transaction, query)) {
          const documents = page.flatMap((document) => {
            const data = pick(document);
            return data
              ? [{ path: document.ref.path, data: toBackupValue(data) as BackupDocument['data'] }]
              : [];
          });
          await take(documents);
        }
      }
    },
    { readOnly: true },
  );
}
