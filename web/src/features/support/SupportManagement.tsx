import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SearchForm } from '../../ui/SearchForm.tsx';
import type { Contact } from './api/use-contacts.ts';
import { FoundTickets } from './components/FoundTickets.tsx';
import { TicketPages, WaitingPages } from './components/TicketPages.tsx';
import { UnreadCount } from './components/UnreadCount.tsx';
import { ViewChoice, viewIn } from './components/ViewChoice.tsx';

interface SupportManagementProps {
  /** What may be done about the person who wrote a ticket. */
  quickActions: (contact: Contact) => ReactNode;
}

/** Everybody's tickets, for those who answer. */
export function SupportManagement({ quickActions }: SupportManagementProps) {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(params.get('q') ?? '');
  const search = useDeferredValue(text.trim());
  const view = viewIn(params);
  const find = (next: string) => {
    setText(next);
    const kept: Record<string, string> = view === 'all' ? {} : { view };
    setParams(next.trim() === '' ? kept : { ...kept, q: next.trim() }, {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
        <Typography variant="h2" component="h1">
          Support Management
        </Typography>
        <UnreadCount />
      </Box>
      <SearchForm
        label="Search by username or last message"
        placeholder="Search tickets..."
        value={text}
        onChange={find}
      />
      {search === '' && <ViewChoice current={view} />}
      {search === '' ? (
        view === 'waiting' ? (
          <WaitingPages quickActions={quickActions} />
        ) : (
          <TicketPages quickActions={quickActions} />
        )
      ) : (
        <FoundTickets
          text={search}
          quickActions={quickActions}
          nothing={
            <EmptyState
              level="h2"
              icon="search"
              title="No tickets match your search."
              action={
                <Button variant="outlined" color="secondary" onClick={() => find('')}>
                  Clear Search
                </Button>
              }
            />
          }
        />
      )}
    </Box>
  );
}
