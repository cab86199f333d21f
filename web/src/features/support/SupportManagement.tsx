import { countsOf } from '@tempera/domain/conversations/ticket';
import { type ReactNode, useEffect, useState } from 'react';
import { useStoreNow } from '../../firebase/live/store-time.ts';
import { ResourceList } from '../../ui/resource-list/ResourceList.tsx';
import type { Resource } from '../../ui/resource-list/resource.ts';
import { Tag } from '../../ui/Tag.tsx';
import type { Contact } from './api/contacts.ts';
import { countUnread } from './api/ticket-queries.ts';
import {
  type StoredTicket,
  ticketsPerPage,
  useFirstTickets,
  useTicketPage,
  useTicketsFound,
} from './api/tickets.ts';
import { ticketTable } from './ticket-table.tsx';

interface SupportManagementProps {
  /** What may be done about the person who wrote a ticket. */
  quickActions: (contact: Contact) => ReactNode;
}

/** Everybody's tickets, for those who answer. */
export function SupportManagement({ quickActions }: SupportManagementProps) {
  const { now } = useStoreNow();
  const resource: Resource<StoredTicket, Contact | null> = {
    table: ticketTable({ now, quickActions }),
    perPage: ticketsPerPage,
    usePage: useTicketPage,
    filters: [
      {
        name: 'view',
        label: 'Which tickets',
        as: 'views',
        options: [{ value: 'waiting', label: 'Waiting' }],
      },
    ],
    search: {
      label: 'Search by username or last message',
      placeholder: 'Search tickets...',
      nouns: ['ticket', 'tickets'],
      useFound: useTicketsFound,
    },
    turns: ({ filters }) => (filters.view === 'waiting' ? ['Sooner', 'Later'] : ['Newer', 'Older']),
    empty: ({ text, filters: { view } }) => {
      if (text !== '') return { icon: 'search', title: 'No tickets match your search.', clear: 'search' };
      return {
        icon: 'chat',
        title: view === 'waiting' ? 'No one is waiting for an answer.' : 'No support tickets yet.',
      };
    },
  };
  return <ResourceList resource={resource} title="Support Management" aside={<UnreadCount />} />;
}

/** How many messages of customers nobody has opened, in all tickets; asked again when one of the first page changes. */
function UnreadCount() {
  const [count, setCount] = useState<number | null>(null);
  const first = useFirstTickets().data;
  const stamp = first?.map((ticket) => `${ticket.id}:${countsOf(ticket).staffUnread}`).join();
  useEffect(() => {
    if (stamp === undefined) return;
    let current = true;
    countUnread().then(
      (sum) => current && setCount(sum),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [stamp]);
  if (count === null) return null;
  return (
    <Tag
      tone={count > 0 ? 'vermilion' : 'ink'}
      label={count === 1 ? '1 unread message' : `${count.toLocaleString('en-US')} unread messages`}
    />
  );
}
