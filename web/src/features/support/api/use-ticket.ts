import type { Ticket, TicketMessage } from '@tempera/domain/conversations/ticket';
import { limit, orderBy } from 'firebase/firestore';
import { type Live, useList } from '../../../firebase/live/hooks.ts';
import { useWatched, type Watched } from '../../../firebase/live/use-watched.ts';

export type StoredMessage = TicketMessage & { id: string };

/** A ticket with its id; null while it is loading or when this person may not read it. */
export function useTicket(id: string): { status: Watched['status']; ticket: Ticket | null } {
  const watched = useWatched(`tickets/${id}`);
  return {
    status: watched.status,
    ticket: watched.status === 'found' ? (watched.data as unknown as Ticket) : null,
  };
}

/** The newest messages of a ticket, newest first, live; inside SignedInFirebase. */
export const useMessages = (id: string, count: number): Live<StoredMessage[]> =>
  useList<TicketMessage>(`tickets/${id}/messages`, orderBy('timestamp', 'desc'), limit(count));
