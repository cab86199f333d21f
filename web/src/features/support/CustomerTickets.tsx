import Typography from '@mui/material/Typography';
import { LiveData } from '../../ui/LiveData.tsx';
import { usePage } from '../../ui/Paged.tsx';
import { useTickets } from './api/tickets.ts';
import { TicketChoice } from './components/TicketChoice.tsx';
import { inboxHref } from './inbox/address.ts';

interface CustomerTicketsProps {
  uid: string;
  /** The address of the inbox that they open in. */
  inbox: string;
}

/** A customer's tickets, newest first. */
export function CustomerTickets({ uid, inbox }: CustomerTicketsProps) {
  const page = usePage(5);
  return (
    <LiveData live={useTickets(uid, page.count)}>
      {(found) =>
        found.length === 0 ? (
          <Typography color="textSecondary">No tickets.</Typography>
        ) : (
          <TicketChoice
            tickets={found.slice(0, page.shown)}
            current={null}
            side="staff"
            hrefOf={(ticket) => `${inbox}${inboxHref({ view: 'all', text: '', ticket, customer: false })}`}
            onMore={found.length > page.shown ? page.more : undefined}
          />
        )
      }
    </LiveData>
  );
}
