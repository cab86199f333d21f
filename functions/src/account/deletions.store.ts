import { RefusalError } from '@tempera/domain/calls/reasons';
import { isRestricted } from '@tempera/domain/people/access';
import { durations } from '@tempera/domain/site/durations';
import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { handleOf } from '../access/handle.ts';
import { invitationId } from '../access/invitations.store.ts';
import { endForGood } from '../plans/subscriptions.store.ts';
import { db } from '../platform/admin.ts';
import { newAccess, toAccess } from '../platform/caller.ts';
import { isAlreadyThere, isMissing, isOvertaken } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, serverTime, toMillis } from '../platform/timestamps.ts';
import {
  accessTokensOf,
  appealsOf,
  approvalsBy,
  chatsOf,
  deleteAll,
  findBelow,
  mailsOfOrder,
  mailsTo,
  notesOfOrder,
  ordersOf,
  planMailsTo,
  reportsBy,
  reviewRefs,
  roomsOf,
  ticketsOf,
} from './persons.store.ts';

/** A deletion under way, or one that is over and still remembered; times in milliseconds. */
export interface Deletion {
  uid: string;
  finishedAt: number | null;
}

export async function isBeingDeleted(uid: string): Promise<boolean> {
  return (await refs.deletion(uid).get()).exists;
}

/**
 * Writes down that an account is to go, and ends its sessions in the same breath: from here on no token of it is good
 * for anything, neither an old one nor one of a sign-in that comes before the end.
 * @throws RefusalError `restricted` when a moderator was quicker
 */
export async function markDeletion(uid: string, now: number): Promise<void> {
  const record = {
    ...newAccess,
    updatedAt: serverTime(),
    sessionsEndedAt: fromMillis(now + durations.deletionRemembered),
  };
  for (;;) {
    const access = await refs.access(uid).get();
    if (isRestricted(toAccess(access.data()), now)) throw new RefusalError('restricted');
    const batch = db().batch();
    batch.set(refs.deletion(uid), { requestedAt: fromMillis(now), finishedAt: null });
    if (access.updateTime) batch.update(access.ref, record, { lastUpdateTime: access.updateTime });
    else batch.create(access.ref, record);
    try {
      await batch.commit();
      return;
    } catch (error) {
      if (!isAlreadyThere(error) && !isMissing(error) && !isOvertaken(error)) throw error;
    }
  }
}

const below = async (document: DocumentReference) =>
  (await findBelow(document)).flatMap(({ documents }) => documents.map(({ ref }) => ref));

/** The orders stay; the links that were mailed open them no more. */
const closeLinks = (orders: readonly QueryDocumentSnapshot[]) =>
  Promise.all(
    orders.filter((order) => order.data().linkVersion !== 0).map(({ ref }) => ref.update({ linkVersion: 0 })),
  );

/**
 * Takes away what is a person's own. Orders and invoices stay, as tax law asks, and so does what accounts for them:
 * redemptions, idempotency keys. A room of two goes with either of them. What names the rest goes last, so that a repeat finds whatever is left.
 */
export async function removeDocuments(uid: string): Promise<void> {
  const orders = await ordersOf(uid);
  const found = await Promise.all([ticketsOf(uid), chatsOf(uid), roomsOf(uid)]);
  const conversations = found.flat().map(({ ref }) => ref);
  await endForGood(uid);
  await closeLinks(orders);
  await deleteAll([
    ...(await reviewRefs(uid, orders)),
    ...[
      ...(await accessTokensOf(uid)),
      ...(await reportsBy(uid)),
      ...(await appealsOf(uid)),
      ...(await approvalsBy(uid)),
      ...(await planMailsTo(uid)),
      ...(await mailsTo(uid)),
    ].map(({ ref }) => ref),
    ...(await Promise.all(orders.flatMap(({ id }) => [mailsOfOrder(id), notesOfOrder(id)])))
      .flat()
      .map(({ ref }) => ref),
    ...(await Promise.all(conversations.map(below))).flat(),
    refs.mail(invitationId(uid)),
    refs.profile(uid),
    refs.handle(handleOf(uid)),
    refs.countriesOf(uid),
  ]);
  await deleteAll(conversations);
  await deleteAll([...(await below(refs.user(uid))), refs.user(uid)]);
}

export async function markFinished(uid: string, now: number): Promise<void> {
  await refs.deletion(uid).update({ finishedAt: fromMillis(now) });
}

/** Forgets that there ever was an account: its standing, the log of it, and that it was deleted. */
export async function forget(uid: string): Promise<void> {
  await deleteAll([...(await below(refs.access(uid))), refs.access(uid), refs.deletion(uid)]);
}

/** Deletions asked for before `before` (milliseconds), oldest first. */
export async function deletionsSince(before: number): Promise<Deletion[]> {
  const asked = await refs
    .deletions()
    .where('requestedAt', '<=', fromMillis(before))
    .orderBy('requestedAt')
    .limit(500)
    .get();
  return asked.docs.map((one) => ({ uid: one.id, finishedAt: toMillis(one.data().finishedAt) }));
}
