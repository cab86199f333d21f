import type { MergeTicketsOutput } from '@tempera/domain/conversations/ticket';
import type { CallAuth } from '../platform/caller.ts';
import { loadManager } from '../platform/manager.ts';
import { mergeTicket } from './merges.store.ts';
import { writeDue } from './tickets.store.ts';

/**
 * Makes one ticket of two of the same customer, for those who answer.
 * @throws RefusalError those of `loadManager` and `mergeTicket`
 */
export async function mergeTickets(
  { from, into }: { from: string; into: string },
  auth: CallAuth | null,
): Promise<MergeTicketsOutput> {
  const by = await loadManager(auth, 'answerSupport');
  await mergeTicket(from, into, by);
  // What its customer waits for an answer to may be older now, which no change of the ticket tells.
  await writeDue(into);
  return { ticketId: into };
}
