import { RefusalError } from '@tempera/domain/calls/reasons';
import type { Request } from 'firebase-functions/https';
import { type HttpResponse, respond } from '../platform/respond.ts';
import { loadAttachment, readFile } from './attachments.store.ts';
import { dispositionOf } from './read-attachment.ts';
import { fileAsked, loadTicketPerson } from './ticket-person.ts';

/**
 * Sends a ticket's file, `GET /attachments/{ticketId}/{id}`, to those who may read the ticket. Pictures may be shown where
 * they are asked for; texts are only ever saved.
 */
export function downloadAttachment(request: Request, response: HttpResponse): Promise<void> {
  return respond('downloadAttachment', ['GET', 'HEAD'], request, response, async () => {
    const asked = fileAsked(request.path);
    if (!asked) throw new RefusalError('ticket-not-found');
    const { ticketId, id } = asked;
    await loadTicketPerson(request, ticketId, 'read');
    const [entry, bytes] = await Promise.all([loadAttachment(ticketId, id), readFile(ticketId, id)]);
    if (!entry || !bytes) throw new RefusalError('ticket-not-found');
    const kind = entry.contentType.startsWith('image/') ? 'inline' : 'attachment';
    response
      .status(200)
      .set({
        'Content-Type': entry.contentType,
        'Content-Length': String(bytes.length),
        'Content-Disposition': dispositionOf(kind, entry.fileName),
      })
      .end(request.method === 'HEAD' ? undefined : bytes);
  });
}
