import { isDeepStrictEqual } from 'node:util';
import type { DocumentData } from '../platform/admin.ts';
import { writeDue } from './tickets.store.ts';

/** What the due time and the terms depend on; opening a ticket, and what is written from here, change nothing of it. */
const decisive = ({ status, lastMessageAt, settledAt, reopenedAt, ...ticket }: DocumentData) => ({
  times: { status, lastMessageAt, settledAt, reopenedAt },
  words: {
    username: ticket.username,
    subject: ticket.subject,
    tags: ticket.tags,
    lastMessage: ticket.lastMessage,
  },
});

/** Whether there may be something to write: a ticket that lacks what only functions write is looked at in any case. */
const concerns = (before: DocumentData | undefined, after: DocumentData) =>
  !before ||
  after.assigneeId === undefined ||
  after.terms === undefined ||
  !isDeepStrictEqual(decisive(before), decisive(after));

/**
 * Keeps `plan` and `dueAt` of a ticket (decision 21) and the terms that it is found by (decision 42), and says that nobody takes
 * care of a new one. The event only says that there is something to look at: what is written follows from the ticket as it stands, so repeated and late events change nothing.
 */
export async function syncTicketDue(
  id: string,
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): Promise<void> {
  if (after && concerns(before, after)) await writeDue(id);
}
