import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { stepTo } from '@tempera/domain/conversations/ticket-desk';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Person } from '../../../firebase/auth/session.ts';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { LiveData, useSteady } from '../../../ui/LiveData.tsx';
import { usePage } from '../../../ui/Paged.tsx';
import type { Contact } from '../api/contacts.ts';
import { type Asked, useTicketQueue } from '../api/inbox.ts';
import { type StoredTicket, ticketsPerPage, useTicketsFound } from '../api/tickets.ts';
import { type InboxAddress, inboxHref } from './address.ts';
import type { RefundAction } from './CustomerRecord.tsx';
import { OpenTicket, scrolls } from './OpenTicket.tsx';
import { TicketQueue } from './TicketQueue.tsx';
import { viewWords } from './TicketViews.tsx';
import { useKeys } from './use-keys.ts';

interface DeskProps {
  /** The ticket that is open. */
  id: string;
  address: InboxAddress;
  viewer: Person;
  /** The store's time, in milliseconds. */
  now: number;
  asked: Asked;
  moderation: (contact: Contact) => ReactNode;
  refund: RefundAction;
}

/** A view's tickets, the open one's thread and its customer side by side; on a phone one after the other. */
export const Desk = (props: DeskProps) =>
  props.address.text ? <FoundDesk {...props} /> : <ViewDesk key={props.address.view} {...props} />;

function ViewDesk(props: DeskProps) {
  const { address, asked } = props;
  const page = usePage(ticketsPerPage);
  const live = useSteady(useTicketQueue(asked, page.count));
  const all = live.data ?? [];
  return (
    <Panes
      {...props}
      live={{ ...live, data: live.data && all.slice(0, page.shown) }}
      title={viewWords[address.view].label}
      empty={viewWords[address.view].empty}
      more={all.length > page.shown ? { label: 'Show more', run: page.more } : undefined}
    />
  );
}

function FoundDesk(props: DeskProps) {
  const { live, more } = useTicketsFound(props.address);
  const title = `Found: ${props.address.text}`;
  return (
    <Panes
      {...props}
      live={live}
      title={title}
      empty="No tickets match your search."
      more={more && { label: 'Show more', run: more }}
    />
  );
}

interface PanesProps extends DeskProps {
  live: Live<StoredTicket[]>;
  title: string;
  empty: string;
  more: { label: string; run: () => void } | undefined;
}

function Panes({ id, address, viewer, now, live, title, empty, more, ...props }: PanesProps) {
  const { moderation, refund } = props;
  const navigate = useNavigate();
  const ids = live.data?.map((ticket) => ticket.id) ?? [];
  const place = useRef(0);
  const at = ids.indexOf(id);
  useEffect(() => {
    if (at !== -1) place.current = at;
  });
  const hrefOf = (ticket: string | null) => inboxHref({ ...address, ticket, customer: false });
  const step = (by: 1 | -1) => () => {
    const next = stepTo(ids, id, place.current, by);
    // One entry for the walk through a list: Back leads out of it.
    if (next) navigate(hrefOf(next), { replace: true, preventScrollReset: true });
  };
  useKeys({ j: step(1), k: step(-1), u: () => navigate(hrefOf(null)) });
  return (
    <Box sx={columns}>
      <Box
        component="section"
        aria-label="List"
        sx={{ display: { xs: 'none', md: 'block' }, minWidth: 0, ...scrolls }}
      >
        <Typography variant="h6" component="h2" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <LiveData live={live}>
          {(tickets) =>
            tickets.length === 0 ? (
              <Typography color="textSecondary">{empty}</Typography>
            ) : (
              <TicketQueue tickets={tickets} open={id} now={now} hrefOf={hrefOf} />
            )
          }
        </LiveData>
        {more && (
          <Button size="small" onClick={more.run} sx={{ mt: 2 }}>
            {more.label}
          </Button>
        )}
      </Box>
      <OpenTicket
        key={id}
        id={id}
        address={address}
        viewer={viewer}
        moderation={moderation}
        refund={refund}
      />
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: '15rem minmax(0, 1fr)',
    lg: '15rem minmax(0, 1fr) 16rem',
    xl: '20rem minmax(0, 1fr) 20rem',
  },
  columnGap: 5,
  rowGap: 4,
  alignItems: 'start',
} as const;
