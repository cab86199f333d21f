import type { Refusal } from '@tempera/domain/calls/reasons';
import { attachmentPath, attachPath, type TicketAttachment } from '@tempera/domain/conversations/attachment';
import { limit, orderBy } from 'firebase/firestore';
import { bearer } from '../../../firebase/auth/auth-actions.ts';
import { useList } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { CallError } from '../../../firebase/write/call.ts';
import { refused } from '../../../firebase/write/refused.ts';

export type StoredAttachment = TicketAttachment & { id: string };

/** The newest files of a ticket, newest first, live; inside SignedInFirebase. */
export const useAttachments = (id: string, count: number): Live<StoredAttachment[]> =>
  useList<TicketAttachment>(`tickets/${id}/attachments`, orderBy('at', 'desc'), limit(count));

/** A file's bytes. @throws CallError without a reason, whatever stood in the way */
export async function fetchAttachment(ticketId: string, id: string): Promise<Blob> {
  try {
    const headers = { authorization: await bearer() };
    const response = await fetch(attachmentPath(ticketId, id), { headers });
    if (response.ok) return await response.blob();
  } catch {
    // Handled like a lost connection.
  }
  throw new CallError(null);
}

function refusalIn(text: string): Refusal | null {
  try {
    const { reason } = JSON.parse(text) as Partial<Refusal>;
    return reason ? { reason } : null;
  } catch {
    return null;
  }
}

/**
 * Sends a file into a ticket; `onProgress` gets a share from 0 to 1.
 * @throws CallError with the reason the function gave, or without one when it could not be reached
 */
export async function attachFile(id: string, file: File, onProgress: (share: number) => void): Promise<void> {
  const authorization = await bearer();
  // fetch() reports no upload progress.
  const request = new XMLHttpRequest();
  request.open('POST', attachPath(id));
  request.setRequestHeader('Authorization', authorization);
  request.setRequestHeader('Content-Type', 'application/octet-stream');
  request.setRequestHeader('X-File-Name', encodeURIComponent(file.name.toWellFormed()));
  request.timeout = 60_000;
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  await new Promise<void>((resolve, reject) => {
    request.onload = () =>
      request.status === 200 ? resolve() : reject(refused(refusalIn(request.responseText)));
    request.onerror = () => reject(new CallError(null));
    request.ontimeout = request.onerror;
    request.send(file);
  });
}
