import type { ExportDataOutput } from '@tempera/domain/people/account-calls';
import { findCustomer } from '../payments/customers.store.ts';
import { stripeProvider } from '../payments/stripe-provider.ts';
import {
  auth,
  type DocumentSnapshot,
  db,
  isUnknownAccount,
  type QueryDocumentSnapshot,
} from '../platform/admin.ts';
import { type CallAuth, loadCaller, requireIdentity } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { refs } from '../platform/refs.ts';
import { toMillis } from '../platform/timestamps.ts';
import {
  appealsOf,
  approvalsBy,
  chatsOf,
  creditNotesOf,
  creditReversalsOf,
  findBelow,
  invoicesOf,
  messagesBy,
  ordersOf,
  reportsBy,
  reviewRefs,
  ticketsOf,
} from './persons.store.ts';

/**
 * What stays out wherever it stands: what a document is found by says nothing that it does not say itself; a token is the payment
 * provider's; who of the team decided or is at it, and what somebody else wrote, is theirs.
 */
const leftOut = new Set([
  'terms',
  'token',
  'moderatorId',
  'moderatorName',
  'decidedById',
  'assigneeId',
  'assigneeName',
  'assignedTo',
  'assignedName',
  'excerpt',
]);

/** Beneath a ticket or a chat: what staff noted, who of them has it open, and who is typing. */
const ofTeam = ['notes', 'present', 'typing'];

/** A stored value as JSON: times as ISO texts, all else as it is. */
function toJson(value: unknown): unknown {
  const time = toMillis(value);
  if (time !== null) return new Date(time).toISOString();
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object' || value === null) return value;
  const said = Object.entries(value).filter(([key]) => !leftOut.has(key));
  return Object.fromEntries(said.map(([key, part]) => [key, toJson(part)]));
}

async function accountOf(uid: string) {
  try {
    const { email, emailVerified, displayName, providerData, metadata } = await (await auth()).getUser(uid);
    const { creationTime, lastSignInTime } = metadata;
    const providers = providerData.map(({ providerId }) => providerId);
    return { uid, email, emailVerified, name: displayName, providers, creationTime, lastSignInTime };
  } catch (error) {
    if (isUnknownAccount(error)) return { uid };
    throw error;
  }
}

const listed = (documents: readonly DocumentSnapshot[]) =>
  documents.filter((one) => one.exists).map((one) => ({ id: one.id, ...one.data() }));

async function collectionsOf(document: Parameters<typeof findBelow>[0], without: readonly string[] = []) {
  const found = (await findBelow(document)).filter(({ name }) => !without.includes(name));
  return Object.fromEntries(found.map(({ name, documents }) => [name, listed(documents)]));
}

const conversations = (documents: readonly QueryDocumentSnapshot[]) =>
  Promise.all(
    documents.map(async (one) => ({
      id: one.id,
      ...one.data(),
      ...(await collectionsOf(one.ref, ofTeam)),
    })),
  );

/** Everything that the store keeps of a person. Who moderated them, and what staff noted, is others' and stays out. */
async function gather(uid: string) {
  const [
    account,
    orders,
    invoices,
    creditNotes,
    creditReversals,
    reports,
    appeals,
    approvals,
    tickets,
    chats,
    messages,
    own,
    subscribed,
    records,
  ] = await Promise.all([
    accountOf(uid),
    ordersOf(uid),
    invoicesOf(uid),
    creditNotesOf(uid),
    creditReversalsOf(uid),
    reportsBy(uid),
    appealsOf(uid),
    approvalsBy(uid),
    ticketsOf(uid),
    chatsOf(uid),
    messagesBy(uid),
    collectionsOf(refs.user(uid)),
    collectionsOf(refs.subscription(uid)),
    db().getAll(
      refs.user(uid),
      refs.profile(uid),
      refs.access(uid),
      refs.subscription(uid),
      refs.countriesOf(uid),
    ),
  ]);
  const customer = await findCustomer(uid, stripeProvider);
  const [user, profile, access, subscription, signIns] = records.map((record) => record.data() ?? null);
  const reviews = await reviewRefs(uid, orders);
  return {
    account,
    user,
    profile,
    standing: access ?? {},
    signInCountries: signIns ?? null,
    paymentMethods: customer === null ? [] : await stripeProvider.methodsOf(customer),
    orders: listed(orders),
    invoices: listed(invoices),
    creditNotes: listed(creditNotes),
    creditReversals: listed(creditReversals),
    library: [],
    downloads: [],
    wishlist: [],
    notifications: [],
    tokens: [],
    preferences: [],
    ...own,
    reviews:
      reviews.length === 0
        ? []
        : (await db().getAll(...reviews))
            .filter((review) => review.exists)
            .map((review) => ({ product: review.ref.parent.parent?.id, ...review.data() })),
    reports: listed(reports),
    appeals: listed(appeals),
    approvals: listed(approvals),
    tickets: await conversations(tickets),
    chats: await conversations(chats),
    directMessages: listed(messages),
    subscription: subscription ? { ...subscription, ...subscribed } : null,
  };
}

/**
 * The caller's own data as a file that a person can read and a program too.
 * @throws RefusalError `sign-in-required`, `restricted`
 */
export async function exportData(callAuth: CallAuth | null): Promise<ExportDataOutput> {
  const { uid } = await loadCaller(requireIdentity(callAuth));
  const exportedAt = new Date(clock.now()).toISOString();
  const data = toJson({ exportedAt, ...(await gather(uid)) });
  return { fileName: `my-data-${exportedAt.slice(0, 10)}.json`, json: JSON.stringify(data, null, 2) };
}
