import { countsOf } from '@tempera/domain/conversations/ticket';
import { type TicketView, ticketViews } from '@tempera/domain/conversations/ticket-desk';
import { useEffect, useState } from 'react';
import { type Asked, countTickets, useTicketQueue } from '../api/inbox.ts';
import { countUnread } from '../api/ticket-queries.ts';
import { type StoredTicket, ticketsPerPage } from '../api/tickets.ts';

/** What the inbox counts; what is not known yet, or could not be asked, is missing. */
export interface Figures extends Partial<Record<TicketView, number>> {
  /** How many messages of customers nobody has opened, in all tickets. */
  unread?: number;
}

/** After a change it is counted once for all that changes with it, in milliseconds. */
const settling = 400;

/** What of a ticket moves it from one view to another, or its count. */
const stampOf = (ticket: StoredTicket) =>
  [ticket.id, ticket.status, ticket.assigneeId ?? '', ticket.dueAt ?? '', countsOf(ticket).staffUnread].join(
    ':',
  );

async function countAll(uid: string, minute: number): Promise<Figures> {
  const asked = [
    ...ticketViews.map(async (view) => [view, await countTickets({ view, uid, minute })] as const),
    countUnread().then((count) => ['unread', count] as const),
  ];
  const answers = await Promise.allSettled(asked);
  return Object.fromEntries(answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
}

/** The counts of the views and of what is unread, asked again when one of the newest tickets changes and each minute. */
export function useFigures({ uid, minute }: Asked): Figures {
  const [figures, setFigures] = useState<Figures>({});
  const newest = useTicketQueue({ view: 'all', uid, minute }, ticketsPerPage + 1).data;
  const stamp = newest?.map(stampOf).join();
  useEffect(() => {
    if (stamp === undefined) return;
    let current = true;
    const timer = setTimeout(() => {
      countAll(uid, minute).then((found) => current && setFigures((before) => ({ ...before, ...found })));
    }, settling);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [stamp, uid, minute]);
  return figures;
}
