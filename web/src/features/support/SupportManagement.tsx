import type { ReactNode } from 'react';
import { useStoreNow } from '../../firebase/live/store-time.ts';
import { ResourceList } from '../../ui/resource-list/ResourceList.tsx';
import type { Resource } from '../../ui/resource-list/resource.ts';
import type { Contact } from './api/use-contacts.ts';
import { type StoredTicket, ticketsPerPage, useTicketPage, useTicketsFound } from './api/use-ticket-pages.ts';
import { UnreadCount } from './components/UnreadCount.tsx';
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
        title: view === 'waiting' ? 'Nobody waits for an answer.' : 'No support tickets yet.',
      };
    },
  };
  return <ResourceList resource={resource} title="Support Management" aside={<UnreadCount />} />;
}
