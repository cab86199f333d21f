import type { Ticket } from '@tempera/domain/conversations/ticket';
import { limit, orderBy, where } from 'firebase/firestore';
import { behind, type Live, useList } from '../../../firebase/live/hooks.ts';

export type StoredTicket = Ticket & { id: string };

/** Tickets on one page; one more is read, to know whether there are more. */
export const ticketsPerPage = 25;

/** A person's own tickets, newest first, live; inside SignedInFirebase. */
export const useTickets = (uid: string, count: number): Live<StoredTicket[]> =>
  useList<Ticket>('tickets', where('userId', '==', uid), orderBy('createdAt', 'desc'), limit(count));

/** Everybody's tickets, those with the newest message first, a page at a time, live. `last` is the last on the page before. */
export function useTicketPage(last: StoredTicket | null): Live<StoredTicket[]> {
  return useList<Ticket>(
    'tickets',
    orderBy('lastMessageAt', 'desc'),
    ...behind(last),
    limit(ticketsPerPage + 1),
  );
}

/** Tickets that wait for an answer, the one that is due first first, a page at a time, live. */
export function useWaitingPage(last: StoredTicket | null): Live<StoredTicket[]> {
  return useList<Ticket>(
    'tickets',
    where('dueAt', '>', new Date(0)),
    orderBy('dueAt'),
    ...behind(last),
    limit(ticketsPerPage + 1),
  );
}

/** The tickets with the newest messages, to search in: Firestore finds no words within a text. */
export const useNewestTickets = (count: number): Live<StoredTicket[]> =>
  useList<Ticket>('tickets', orderBy('lastMessageAt', 'desc'), limit(count));
