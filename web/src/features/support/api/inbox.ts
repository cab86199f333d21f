import type { Ticket } from '@tempera/domain/conversations/ticket';
import type { TicketView } from '@tempera/domain/conversations/ticket-desk';
import { limit, orderBy, type QueryConstraint, where } from 'firebase/firestore';
import { behind, useList } from '../../../firebase/live/hooks.tsx';
import { countDocuments } from '../../../firebase/live/read.ts';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { type StoredTicket, ticketsPerPage } from './tickets.ts';

/** Which tickets: a view, whose are mine, and the minute (ms) by which an answer is overdue. */
export interface Asked {
  view: TicketView;
  uid: string;
  minute: number;
}

const byLastMessage = orderBy('lastMessageAt', 'desc');
const live = where('status', 'in', ['open', 'pending']);

function constraintsOf({ view, uid, minute }: Asked): QueryConstraint[] {
  switch (view) {
    case 'mine':
      return [where('assigneeId', '==', uid), live, byLastMessage];
    case 'unassigned':
      return [where('assigneeId', '==', null), live, byLastMessage];
    case 'answer':
      return [where('dueAt', '>', new Date(0)), orderBy('dueAt')];
    case 'overdue':
      return [where('dueAt', '<=', new Date(minute)), orderBy('dueAt')];
    case 'waiting':
      return [where('status', '==', 'pending'), byLastMessage];
    case 'closed':
      return [where('status', '==', 'closed'), byLastMessage];
    default:
      return [byLastMessage];
  }
}

/** A page of a view, live, with one more to know whether there are more; `last` is the last on the page before. */
export const useTicketPage = (asked: Asked, last: StoredTicket | null): Live<StoredTicket[]> =>
  useList<Ticket>('tickets', ...constraintsOf(asked), ...behind(last), limit(ticketsPerPage + 1));

/** The beginning of a view, live. */
export const useTicketQueue = (asked: Asked, count: number): Live<StoredTicket[]> =>
  useList<Ticket>('tickets', ...constraintsOf(asked), limit(count));

/** How many tickets a view has, for the price of one read for each thousand. @throws FirebaseError */
export const countTickets = (asked: Asked): Promise<number> =>
  countDocuments('tickets', ...constraintsOf(asked));
