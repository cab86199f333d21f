import type { Ticket } from '@tempera/domain/conversations/ticket';
import { limit, orderBy, where } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import { readItem } from '../../../firebase/live/read.ts';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { useFound } from '../../../firebase/live/use-found.ts';
import type { Found, Query } from '../../../ui/resource-list/resource.ts';

export type StoredTicket = Ticket & { id: string };

/** Tickets on one page; one more is read, to know whether there are more. */
export const ticketsPerPage = 25;

/** A person's own tickets, newest first, live; inside SignedInFirebase. */
export const useTickets = (uid: string, count: number): Live<StoredTicket[]> =>
  useList<Ticket>('tickets', where('userId', '==', uid), orderBy('createdAt', 'desc'), limit(count));

/** One of them, asked for once; null when it is gone. @throws FirebaseError */
export const readTicket = (id: string) => readItem<Ticket>(`tickets/${id}`);

/** The tickets whose customer, subject, tags, id or last message have all that is typed, the newest first. */
export const useTicketsFound = ({ text }: Pick<Query, 'text'>): Found<StoredTicket> =>
  useFound<Ticket>('tickets', text, ticketsPerPage, orderBy('lastMessageAt', 'desc'));
