import type { Ticket } from '@tempera/domain/conversations/ticket';
import { toNameKey } from '@tempera/domain/people/profile';

/** The tickets whose username or last message holds the text. */
export function matchTickets<T extends Pick<Ticket, 'username' | 'lastMessage'>>(
  tickets: readonly T[],
  text: string,
): T[] {
  const wanted = toNameKey(text);
  return tickets.filter(({ username, lastMessage }) =>
    [username, lastMessage].some((words) => toNameKey(words).includes(wanted)),
  );
}
