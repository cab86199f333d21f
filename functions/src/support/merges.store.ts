import { RefusalError } from '@tempera/domain/calls/reasons';
import { inParts } from '@tempera/domain/site/in-parts';
import type {
  CollectionReference,
  DocumentSnapshot,
  QueryDocumentSnapshot,
  WriteBatch,
} from 'firebase-admin/firestore';
import { type DocumentData, db } from '../platform/admin.ts';
import { isOvertaken } from '../platform/firestore-errors.ts';
import type { Manager } from '../platform/manager.ts';
import { refs } from '../platform/refs.ts';
import { serverTime, toMillis } from '../platform/timestamps.ts';

interface Found {
  snapshot: DocumentSnapshot;
  data: DocumentData;
}

async function readBoth(fromId: string, intoId: string): Promise<[from: Found, into: Found]> {
  const [from, into] = await db().getAll(refs.ticket(fromId), refs.ticket(intoId));
  const [fromData, intoData] = [from?.data(), into?.data()];
  if (!from || !into || !fromData || !intoData) throw new RefusalError('ticket-not-found');
  return [
    { snapshot: from, data: fromData },
    { snapshot: into, data: intoData },
  ];
}

/** As many writes as a commit takes, with room. */
const perCommit = 400;

/** Copies documents under names of their own, so that a second run writes the same ones. */
async function copy(prefix: string, docs: readonly QueryDocumentSnapshot[], to: CollectionReference) {
  for (const some of inParts(docs, perCommit)) {
    const batch = db().batch();
    for (const one of some) batch.set(to.doc(`${prefix}${one.id}`), one.data());
    await batch.commit();
  }
}

const count = (value: unknown) => (typeof value === 'number' ? value : 0);

/** What the ticket that goes on takes over of how the other one stood. */
function takenOver(from: DocumentData, into: DocumentData): DocumentData {
  const newer = (toMillis(from.lastMessageAt) ?? 0) > (toMillis(into.lastMessageAt) ?? 0);
  // Whoever was never answered waits since the first of both was opened.
  const older = (toMillis(from.createdAt) ?? Number.MAX_VALUE) < (toMillis(into.createdAt) ?? 0);
  return {
    ...(older && { createdAt: from.createdAt }),
    customerUnread: count(into.customerUnread) + count(from.customerUnread),
    staffUnread: count(into.staffUnread) + count(from.staffUnread),
    ...(newer && { lastMessage: from.lastMessage, lastMessageAt: from.lastMessageAt }),
    ...(from.status === 'open' && into.status !== 'open' && { status: 'open', reopenedAt: serverTime() }),
  };
}

/** Closes the one, moves the other on and says so to those who answer, as long as both are as they were read. */
function putMerge(batch: WriteBatch, from: Found, into: Found, by: Manager): void {
  const [fromId, intoId] = [from.snapshot.id, into.snapshot.id];
  const unchanged = ({ snapshot }: Found) =>
    snapshot.updateTime ? { lastUpdateTime: snapshot.updateTime } : {};
  batch.update(
    refs.ticket(fromId),
    { status: 'closed', settledAt: serverTime(), mergedInto: intoId, customerUnread: 0, staffUnread: 0 },
    unchanged(from),
  );
  batch.update(refs.ticket(intoId), takenOver(from.data, into.data), unchanged(into));
  batch.set(refs.ticketNotes(intoId).doc(`merged-${fromId}`), {
    authorId: by.byId,
    authorName: by.byName,
    text: `Merged “${String(from.data.subject)}” into this ticket. Its files stay there.`,
    at: serverTime(),
    mentions: [],
  });
}

/** Each attempt but the last met a message that came meanwhile. */
const attempts = 5;

/**
 * Moves what was said in a ticket into another one of the same customer, and closes it for good. The same call again
 * changes nothing more.
 * @throws RefusalError `ticket-not-found` also for tickets of two customers, `not-allowed` for one's own, `ticket-closed` where
 *   one of them was merged before, `busy`
 */
export async function mergeTicket(fromId: string, intoId: string, by: Manager): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const [from, into] = await readBoth(fromId, intoId);
    if (fromId === intoId || from.data.userId !== into.data.userId)
      throw new RefusalError('ticket-not-found');
    if (from.data.userId === by.byId) throw new RefusalError('not-allowed');
    if (from.data.mergedInto === intoId) return;
    if (from.data.mergedInto || into.data.mergedInto) throw new RefusalError('ticket-closed');
    const [messages, notes] = await Promise.all([
      refs.ticketMessages(fromId).get(),
      refs.ticketNotes(fromId).get(),
    ]);
    const prefix = `merged_${fromId}_`;
    await copy(prefix, messages.docs, refs.ticketMessages(intoId));
    await copy(prefix, notes.docs, refs.ticketNotes(intoId));
    const batch = db().batch();
    putMerge(batch, from, into, by);
    try {
      await batch.commit();
      return;
    } catch (error) {
      if (!isOvertaken(error)) throw error;
    }
  }
  throw new RefusalError('busy');
}
