import type { Role } from '../people/roles.ts';

/** What may be attached to a ticket: images, and text files in UTF-8; `perPerson` files within `withinMs`. */
export const attachmentLimits = {
  maxBytes: 1_048_576,
  fileName: 100,
  perPerson: 5,
  withinMs: 600_000,
} as const;

/** Ends of the names of files that may be added, for the choice of a file; the function looks at the content. */
export const attachmentEndings = ['.png', '.jpg', '.jpeg', '.webp', '.txt', '.log', '.md', '.json'] as const;

/** `tickets/{id}/attachments/{id}`, written by `attachToTicket`; times in milliseconds, timestamps in Firestore. */
export interface TicketAttachment {
  fileName: string;
  contentType: 'image/png' | 'image/jpeg' | 'image/webp' | 'text/plain; charset=utf-8';
  sizeBytes: number;
  byUid: string;
  byName: string;
  byRole: Role;
  at: number;
}

/** Where a file is sent to: `POST` with its bytes, the name in the header `X-File-Name`, percent-encoded. */
export const attachPath = (ticketId: string): string => `/attach/${ticketId}`;

/** Where a file is read, by those who may read its ticket. */
export const attachmentPath = (ticketId: string, id: string): string => `/attachments/${ticketId}/${id}`;
