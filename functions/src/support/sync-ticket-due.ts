import { isDeepStrictEqual } from 'node:util';
import type { DocumentData } from '../platform/admin.ts';
import { writeDue } from './tickets.store.ts';

/** What a due time depends on; opening a ticket, and the due time itself, change nothing of it. */
const decisive = ({ status, lastMessageAt, settledAt, reopenedAt }: DocumentData) => ({
  status,
  lastMessageAt,
  settledAt,
  reopenedAt,
});

/** Whether there may be something to write: a ticket that says nothing of who takes care of it is looked at in any case. */
const concerns = (before: DocumentData | undefined, after: DocumentData) =>
  !before || after.assigneeId === undefined || !isDeepStrictEqual(decisive(before), decisive(after));

/**
 * Keeps `plan` and `dueAt` of a ticket (decision 21), and says that nobody takes care of a new one. The event only says that there is something to look at: what is
 * written follows from the ticket as it stands, so repeated and late events change nothing.
 */
export async function syncTicketDue(
  id: string,
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): Promise<void> {
  if (after && concerns(before, after)) await writeDue(id);
}
