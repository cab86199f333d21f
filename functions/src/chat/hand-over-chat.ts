import { RefusalError } from '@tempera/domain/calls/reasons';
import type { HandOverChatOutput } from '@tempera/domain/conversations/ticket';
import { may } from '@tempera/domain/people/roles';
import { type CallAuth, loadCaller, requireIdentity } from '../platform/caller.ts';
import { moveToTicket } from './hand-over.store.ts';

/**
 * Turns a live chat into a ticket; the same chat again returns the same ticket.
 * @throws RefusalError `sign-in-required`, `restricted`, `not-allowed`, `chat-not-found`, `chat-of-guest`
 */
export async function handOverChat(
  { chatId }: { chatId: string },
  callAuth: CallAuth | null,
): Promise<HandOverChatOutput> {
  const caller = await loadCaller(requireIdentity(callAuth));
  if (!may(caller.role, 'answerSupport')) throw new RefusalError('not-allowed');
  return { ticketId: await moveToTicket(chatId) };
}
