import type { Ticket } from '@tempera/domain/conversations/ticket';
import { limit, orderBy, where } from 'firebase/firestore';
import { type Live, useList } from '../../../firebase/live/hooks.ts';

/** A person's own tickets, newest first, live; inside SignedInFirebase. */
export function useTickets(uid: string, count: number): Live<(Ticket & { id: string })[]> {
  return useList<Ticket>('tickets', where('userId', '==', uid), orderBy('createdAt', 'desc'), limit(count));
}
