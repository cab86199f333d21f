import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LiveData } from '../../../ui/LiveData.tsx';
import { usePage } from '../../../ui/use-page.ts';
import { useNewestTickets } from '../api/use-ticket-pages.ts';
import { matchTickets } from '../match-tickets.ts';
import { TicketTable, type TicketTableProps } from './TicketTable.tsx';

interface FoundTicketsProps extends Pick<TicketTableProps, 'quickActions'> {
  text: string;
  /** Shown when none is found. */
  nothing: ReactNode;
}

/** The tickets that a search finds among the newest; older ones are searched on request, as each of them is a read. */
export function FoundTickets({ text, quickActions, nothing }: FoundTicketsProps) {
  const page = usePage(200);
  return (
    <LiveData live={useNewestTickets(page.count)}>
      {(tickets) => {
        const found = matchTickets(tickets.slice(0, page.shown), text);
        const more = tickets.length > page.shown;
        return (
          <>
            <Typography role="status" variant="body2" color="textSecondary">
              {found.length === 1 ? '1 ticket' : `${found.length} tickets`}
              {more && ` among the newest ${page.shown}`}
            </Typography>
            {found.length === 0 ? nothing : <TicketTable tickets={found} quickActions={quickActions} />}
            {more && (
              <Button variant="outlined" color="secondary" onClick={page.more} sx={{ justifySelf: 'start' }}>
                Search older tickets
              </Button>
            )}
          </>
        );
      }}
    </LiveData>
  );
}
