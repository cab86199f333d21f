import type { Live } from '../../../firebase/live/hooks.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { PageTurner } from '../../../ui/PageTurner.tsx';
import { type Trail, useTrail } from '../../../ui/use-trail.ts';
import { type StoredTicket, ticketsPerPage, useTicketPage, useWaitingPage } from '../api/use-ticket-pages.ts';
import { TicketTable, type TicketTableProps } from './TicketTable.tsx';

type Actions = Pick<TicketTableProps, 'quickActions'>;

/** All tickets, those with the newest message first, a page at a time; each page is a constant number of reads. */
export function TicketPages(actions: Actions) {
  const trail = useTrail<StoredTicket>();
  const live = useTicketPage(trail.last);
  return (
    <Pages {...actions} trail={trail} live={live} none="No support tickets yet." back="Newer" on="Older" />
  );
}

/** Tickets whose customers wait for an answer, what is overdue first. */
export function WaitingPages(actions: Actions) {
  const trail = useTrail<StoredTicket>();
  const live = useWaitingPage(trail.last);
  return (
    <Pages
      {...actions}
      trail={trail}
      live={live}
      none="Nobody waits for an answer."
      back="Sooner"
      on="Later"
    />
  );
}

interface PagesProps extends Actions {
  trail: Trail<StoredTicket>;
  live: Live<StoredTicket[]>;
  /** Said when there are none. */
  none: string;
  back: string;
  on: string;
}

const Pages = ({ trail, live, none, back, on, quickActions }: PagesProps) => (
  <LiveData live={live}>
    {(tickets) =>
      tickets.length === 0 && trail.last === null ? (
        <EmptyState level="h2" icon="chat" title={none} />
      ) : (
        <>
          <TicketTable tickets={tickets.slice(0, ticketsPerPage)} quickActions={quickActions} />
          <PageTurner trail={trail} items={tickets} perPage={ticketsPerPage} back={back} on={on} />
        </>
      )
    }
  </LiveData>
);
