import { RefusalError } from '@tempera/domain/calls/reasons';
import type { TicketAttachment } from '@tempera/domain/conversations/attachment';
import { countsOf, type Ticket } from '@tempera/domain/conversations/ticket';
import { bucket, db } from '../platform/admin.ts';
import { countersOf, countTry, noSender } from '../platform/limiter.ts';
import { refs } from '../platform/refs.ts';
import { serverTime } from '../platform/timestamps.ts';
import { attachmentFile, type TicketPerson, ticketFolder } from './ticket-person.ts';

export const newAttachmentId = (ticketId: string): string => refs.ticketAttachments(ticketId).doc().id;

export async function saveFile(
  ticketId: string,
  id: string,
  bytes: Buffer,
  contentType: string,
): Promise<void> {
  const file = (await bucket()).file(attachmentFile(ticketId, id));
  await file.save(bytes, { resumable: false, contentType });
}

export async function removeFile(ticketId: string, id: string): Promise<void> {
  await (await bucket()).file(attachmentFile(ticketId, id)).delete({ ignoreNotFound: true });
}

/** A file's bytes, or null where there is none. */
export async function readFile(ticketId: string, id: string): Promise<Buffer | null> {
  try {
    const [bytes] = await (await bucket()).file(attachmentFile(ticketId, id)).download();
    return bytes;
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) return null;
    throw error;
  }
}

export async function loadAttachment(ticketId: string, id: string): Promise<TicketAttachment | null> {
  return ((await refs.ticketAttachments(ticketId).doc(id).get()).data() as TicketAttachment) ?? null;
}

/** Takes the files of these tickets out of the bucket. */
export async function removeAllFiles(ticketIds: readonly string[]): Promise<void> {
  for (const id of ticketIds) await (await bucket()).deleteFiles({ prefix: ticketFolder(id) });
}

/** Holds each person to a few files in a while, before they are stored. @throws RefusalError `too-many-attempts`, `busy` */
export const countFile = (ticketId: string, { uid }: Pick<TicketPerson, 'uid'>): Promise<unknown> =>
  countTry(countersOf('attachments', noSender, `${ticketId}/${uid}`));

/**
 * Enters a stored file into its ticket, which counts it as something new for the other side, and opens it again as a message does.
 * @throws RefusalError `ticket-not-found`, `ticket-closed` to its customer
 */
export async function enterAttachment(
  ticketId: string,
  id: string,
  { uid, name, role, side }: TicketPerson,
  stored: Pick<TicketAttachment, 'fileName' | 'contentType' | 'sizeBytes'>,
): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const found = await transaction.get(refs.ticket(ticketId));
    if (!found.exists) throw new RefusalError('ticket-not-found');
    const ticket = found.data() as Ticket;
    if (side === 'customer' && ticket.status === 'closed') throw new RefusalError('ticket-closed');
    const other = side === 'customer' ? 'staff' : 'customer';
    const entry = { ...stored, byUid: uid, byName: name, byRole: role, at: serverTime() };
    transaction.create(refs.ticketAttachments(ticketId).doc(id), entry);
    transaction.update(found.ref, {
      status: 'open',
      lastMessage: stored.fileName,
      lastMessageAt: serverTime(),
      [`${other}Unread`]: countsOf(ticket)[`${other}Unread`] + 1,
      ...(side === 'staff' ? { staffAttachedAt: serverTime() } : {}),
    });
  });
}
