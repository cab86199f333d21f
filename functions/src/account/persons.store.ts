import type { DocumentReference, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { approvalMailPrefix } from '../approvals/approval-mail-id.ts';
import { userMailPrefix } from '../mail/send-user-mail.ts';
import { reminderPrefix } from '../notifications/decide-mailing.ts';
import { db } from '../platform/admin.ts';
import { eachDocument } from '../platform/each-document.ts';
import { refs } from '../platform/refs.ts';
import { accountMailPrefix, newAdminPrefix } from './account-mail-id.ts';

/** Everything a query finds, page by page, so that a long history does not have to fit one response. */
export async function findAll(query: Query): Promise<QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = [];
  for await (const document of eachDocument(query, 500)) found.push(document);
  return found;
}

export const ordersOf = (uid: string) => findAll(refs.orders().where('uid', '==', uid));
export const invoicesOf = (uid: string) => findAll(refs.invoices().where('uid', '==', uid));
export const creditNotesOf = (uid: string) => findAll(refs.creditNotes().where('uid', '==', uid));
export const creditReversalsOf = (uid: string) => findAll(refs.creditReversals().where('uid', '==', uid));
/** Support tickets that a person opened; their messages stand below each. */
export const ticketsOf = (uid: string) => findAll(refs.tickets().where('userId', '==', uid));
/** Chats that a person began; their messages stand below each. */
export const chatsOf = (uid: string) => findAll(refs.chats().where('userId', '==', uid));
/** Rooms that a person shares with another; the messages of both stand below each. */
export const roomsOf = (uid: string) => findAll(refs.rooms().where('participants', 'array-contains', uid));

/** What a person said in the rooms that they share. */
export async function messagesBy(uid: string): Promise<QueryDocumentSnapshot[]> {
  const rooms = await roomsOf(uid);
  const said = rooms.map(({ ref }) => findAll(ref.collection('messages').where('senderId', '==', uid)));
  return (await Promise.all(said)).flat();
}

/** What a person's access tokens stand for. */
export const accessTokensOf = (uid: string) => findAll(refs.accessTokens().where('uid', '==', uid));

/** What a person asked of moderators, once for each restriction. */
export const appealsOf = (uid: string) => findAll(refs.appeals().where('uid', '==', uid));
/** What a person asked of the owner. */
export const approvalsBy = (uid: string) => findAll(refs.approvals().where('byId', '==', uid));
/** What a person reported of others' reviews and messages. */
export const reportsBy = (uid: string) => findAll(refs.abuseReports().where('reporterUid', '==', uid));

/** Mails about a person's plan: their ids begin with the person's, and a time (functions/src/plans/plan-mail.ts). */
export const planMailsTo = (uid: string) =>
  findAll(refs.mails().orderBy('__name__').startAt(`plan-${uid}-0`).endBefore(`plan-${uid}-:`));

/** The receipt of an order, and what was mailed about it since; their ids begin with the order's. */
export const mailsOfOrder = (id: string) =>
  findAll(refs.mails().orderBy('__name__').startAt(`order-${id}`).endBefore(`order-${id}.`));

/** What admins noted about an order. */
export const notesOfOrder = (id: string) => findAll(refs.orderNotes(id));

/** The mails whose ids begin so; the beginning ends in a hyphen. */
const mailsFrom = (start: string) =>
  findAll(
    refs
      .mails()
      .orderBy('__name__')
      .startAt(start)
      .endBefore(`${start.slice(0, -1)}.`),
  );

/** Mails that are about a person alone: what they have not read, what admins wrote, tests of their own, and what the owner was told of them. */
export const mailsTo = async (uid: string) =>
  (
    await Promise.all(
      [
        reminderPrefix(uid),
        userMailPrefix(uid),
        accountMailPrefix(uid),
        newAdminPrefix(uid),
        approvalMailPrefix(uid),
        `test-${uid}-`,
      ].map(mailsFrom),
    )
  ).flat();

/** What stands below a document, by the collections' names. */
export async function findBelow(
  document: DocumentReference,
): Promise<{ name: string; documents: QueryDocumentSnapshot[] }[]> {
  const collections = await document.listCollections();
  return Promise.all(
    collections.map(async (collection) => ({ name: collection.id, documents: await findAll(collection) })),
  );
}

/**
 * Where a person's reviews may stand: reviews are kept with their products, and only owners write them, so what is
 * owned, or was bought once, names them all.
 */
export async function reviewRefs(
  uid: string,
  orders: readonly QueryDocumentSnapshot[],
): Promise<DocumentReference[]> {
  const owned = await Promise.all(
    ['library', 'claims'].map((name) => refs.user(uid).collection(name).select().get()),
  );
  const bought = orders.flatMap((order) =>
    (order.data().lines ?? []).map((line: { slug: string }) => line.slug),
  );
  const slugs = new Set([...owned.flatMap(({ docs }) => docs.map((entry) => entry.id)), ...bought]);
  return [...slugs].map((slug) => refs.review(slug, uid));
}

/** Deletes documents, those that are gone already too. */
export async function deleteAll(documents: readonly DocumentReference[]): Promise<void> {
  const batchSize = 400;
  for (let start = 0; start < documents.length; start += batchSize) {
    const batch = db().batch();
    for (const document of documents.slice(start, start + batchSize)) batch.delete(document);
    await batch.commit();
  }
}
