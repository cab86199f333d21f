import { RefusalError } from '@tempera/domain/calls/reasons';
import type { Request } from 'firebase-functions/https';
import { type HttpResponse, respond } from '../platform/respond.ts';
import { countFile, enterAttachment, newAttachmentId, removeFile, saveFile } from './attachments.store.ts';
import { nameIn, readAttachment } from './read-attachment.ts';
import { loadTicketPerson, ticketAsked } from './ticket-person.ts';

/**
 * Takes a file into a ticket: `POST /attach/{ticketId}` with its bytes, its name percent-encoded in `X-File-Name`, and the
 * sender's token; answers `{id}`. Refuses with `sign-in-required`, `ticket-not-found`, `ticket-closed`, `maintenance`,
 * `attachment-invalid`, `too-many-attempts`, `busy`.
 */
export function attachToTicket(request: Request, response: HttpResponse): Promise<void> {
  const attach = async () => {
    const ticketId = ticketAsked(request.path);
    if (!ticketId) throw new RefusalError('ticket-not-found');
    const person = await loadTicketPerson(request, ticketId, 'write');
    const file = request.rawBody ?? Buffer.alloc(0);
    const { fileName, contentType, bytes } = readAttachment(nameIn(request.get('X-File-Name')), file);
    if (person.side === 'customer' && person.ticket.status === 'closed')
      throw new RefusalError('ticket-closed');
    await countFile(ticketId, person);
    const id = newAttachmentId(ticketId);
    await saveFile(ticketId, id, bytes, contentType);
    try {
      await enterAttachment(ticketId, id, person, { fileName, contentType, sizeBytes: bytes.length });
    } catch (error) {
      await removeFile(ticketId, id);
      throw error;
    }
    response.status(200).json({ id });
  };
  return respond('attachToTicket', ['POST'], request, response, attach);
}
