import type { Ticket } from '@tempera/domain/conversations/ticket';
import { limit, orderBy, where } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { usePage } from '../../../ui/Paged.tsx';
import type { Found, Query } from '../../../ui/resource-list/resource.ts';
import { matchTickets } from '../ticket-messages.ts';

export type StoredTicket = Ticket & { id: string };

/** Tickets on one page; one more is read, to know whether there are more. */
export const ticketsPerPage = 25;

/** A person's own tickets, newest first, live; inside SignedInFirebase. */
export const useTickets = (uid: string, count: number): Live<StoredTicket[]> =>
  useList<Ticket>('tickets', where('userId', '==', uid), orderBy('createdAt', 'desc'), limit(count));

/**
 * The tickets that hold the text, among the newest: Firestore finds no words within a text. Older ones are searched on
 * request, as each of them is a read.
 */
export function useTicketsFound({ text }: Pick<Query, 'text'>): Found<StoredTicket> {
  const page = usePage(200);
  const live = useList<Ticket>('tickets', orderBy('lastMessageAt', 'desc'), limit(page.count));
  const more = (live.data?.length ?? 0) > page.shown;
  return {
    live: { ...live, data: live.data && matchTickets(live.data.slice(0, page.shown), text) },
    among: more ? `the newest ${page.shown}` : undefined,
    further: more ? { label: 'Search older tickets', run: page.more } : undefined,
  };
}
