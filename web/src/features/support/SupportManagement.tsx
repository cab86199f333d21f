import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatCount } from '@tempera/domain/site/plain-text';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Person } from '../../firebase/auth/session.ts';
import { useStoreNow } from '../../firebase/live/store-time.ts';
import { ResourceList } from '../../ui/resource-list/ResourceList.tsx';
import type { Resource } from '../../ui/resource-list/resource.ts';
import { Tag } from '../../ui/Tag.tsx';
import type { Contact } from './api/contacts.ts';
import { readTicket, type StoredTicket, ticketsPerPage, useTicketsFound } from './api/tickets.ts';
import { type InboxAddress, inboxHref, readAddress } from './inbox/address.ts';
import type { RefundAction } from './inbox/CustomerRecord.tsx';
import { Desk } from './inbox/Desk.tsx';
import { KeyHelp } from './inbox/KeyHelp.tsx';
import { TicketViews, viewWords } from './inbox/TicketViews.tsx';
import { useAsked, useAskedPage } from './inbox/use-asked.ts';
import { useFigures } from './inbox/use-figures.ts';
import { useKeys } from './inbox/use-keys.ts';
import { ticketTable } from './ticket-table.tsx';

interface SupportManagementProps {
  viewer: Person;
  /** What may be done about the person who wrote a ticket. */
  quickActions: (contact: Contact) => ReactNode;
  /** How that person stands, and what may be done about it, beside the open ticket. */
  moderation: (contact: Contact) => ReactNode;
  /** Refunds an order of that person. */
  refund: RefundAction;
}

/** Everybody's tickets, for those who answer: as a table, and once one is open, as list, thread and customer. */
export function SupportManagement({ viewer, quickActions, ...actions }: SupportManagementProps) {
  const [params] = useSearchParams();
  const address = readAddress(params);
  const { now } = useStoreNow();
  const asked = useAsked();
  const figures = useFigures(asked);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
        <Typography variant="h2" component="h1">
          Support Management
        </Typography>
        <UnreadTag count={figures.unread} />
        <KeyHelp />
      </Box>
      <Box sx={{ display: { xs: address.ticket ? 'none' : 'block', md: 'block' }, minWidth: 0 }}>
        <TicketViews address={address} figures={figures} />
      </Box>
      {address.ticket ? (
        <Desk id={address.ticket} address={address} viewer={viewer} now={now} asked={asked} {...actions} />
      ) : (
        <TicketTable key={address.view} address={address} now={now} quickActions={quickActions} />
      )}
    </Box>
  );
}

function UnreadTag({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return (
    <Tag
      tone={count > 0 ? 'vermilion' : 'ink'}
      label={count === 1 ? '1 unread message' : `${formatCount(count)} unread messages`}
    />
  );
}

/** Puts the focus on the row after or before the one that has it. */
function focusRow(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('main td a[aria-label^="View: "]')];
  const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  links[at === -1 ? 0 : at + by]?.focus();
}

interface TicketTableProps extends Pick<SupportManagementProps, 'quickActions'> {
  address: InboxAddress;
  now: number;
}

function TicketTable({ address, now, quickActions }: TicketTableProps) {
  useKeys({ j: () => focusRow(1), k: () => focusRow(-1) });
  const { view } = address;
  const hrefOf = (ticket: string) => inboxHref({ ...address, ticket, customer: false });
  const byDue = view === 'answer' || view === 'overdue';
  const resource: Resource<StoredTicket, Contact | null> = {
    table: ticketTable({ now, hrefOf, quickActions }),
    perPage: ticketsPerPage,
    usePage: useAskedPage,
    read: readTicket,
    search: {
      label: 'Search by customer, subject, tag or last message',
      placeholder: 'Search tickets...',
      nouns: ['ticket', 'tickets'],
      useFound: useTicketsFound,
    },
    turns: () => (byDue ? ['Sooner', 'Later'] : ['Newer', 'Older']),
    empty: ({ text }) =>
      text === ''
        ? { icon: 'chat', title: viewWords[view].empty }
        : { icon: 'search', title: 'No tickets match your search.', clear: 'search' },
  };
  return <ResourceList resource={resource} />;
}
