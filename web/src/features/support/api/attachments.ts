import { attachmentPath, type TicketAttachment } from '@tempera/domain/conversations/attachment';
import { limit, orderBy } from 'firebase/firestore';
import { bearer } from '../../../firebase/auth/bearer.ts';
import { type Live, useList } from '../../../firebase/live/hooks.ts';
import { CallError } from '../../../firebase/write/call.ts';

export type StoredAttachment = TicketAttachment & { id: string };

/** The newest files of a ticket, newest first, live; inside SignedInFirebase. */
export const useAttachments = (id: string, count: number): Live<StoredAttachment[]> =>
  useList<TicketAttachment>(`tickets/${id}/attachments`, orderBy('at', 'desc'), limit(count));

/** A file's bytes. @throws CallError without a reason, whatever stood in the way */
export async function fetchAttachment(ticketId: string, id: string): Promise<Blob> {
  try {
    const headers = { authorization: await bearer() };
    const answer = await fetch(attachmentPath(ticketId, id), { headers });
    if (answer.ok) return await answer.blob();
  } catch {
    // As if there were no answer.
  }
  throw new CallError(null);
}
