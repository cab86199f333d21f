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

/**
 * Keeps `plan` and `dueAt` of a ticket (decision 21). The event only says that there is something to look at: what is
 * written follows from the ticket as it stands, so repeated and late events change nothing.
 */
export async function syncTicketDue(
  id: string,
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): Promise<void> {
  if (!after || (before && isDeepStrictEqual(decisive(before), decisive(after)))) return;
  await writeDue(id);
}
