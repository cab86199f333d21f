import { attachmentPath, attachPath, type TicketAttachment } from '@tempera/domain/conversations/attachment';
import { limit, orderBy } from 'firebase/firestore';
import { credentials } from '../../../firebase/auth/auth-actions.ts';
import { useList } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { CallError } from '../../../firebase/write/call.ts';
import { sendFile } from '../../../firebase/write/send-file.ts';

export type StoredAttachment = TicketAttachment & { id: string };

/** The newest files of a ticket, newest first, live; inside SignedInFirebase. */
export const useAttachments = (id: string, count: number): Live<StoredAttachment[]> =>
  useList<TicketAttachment>(`tickets/${id}/attachments`, orderBy('at', 'desc'), limit(count));

/** A file's bytes. @throws CallError without a reason, whatever stood in the way */
export async function fetchAttachment(ticketId: string, id: string): Promise<Blob> {
  try {
    const response = await fetch(attachmentPath(ticketId, id), { headers: await credentials() });
    if (response.ok) return await response.blob();
  } catch {
    // Handled like a lost connection.
  }
  throw new CallError(null);
}

/** Sends a file into a ticket, as `sendFile` does. */
export async function attachFile(id: string, file: File, onProgress: (share: number) => void): Promise<void> {
  const headers = { 'X-File-Name': encodeURIComponent(file.name.toWellFormed()) };
  await sendFile(attachPath(id), file, { headers, timeout: 60_000, onProgress });
}
