import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/paths';
import type { Ticket } from '@tempera/domain/ticket';
import type { Person } from '../../firebase/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Paged } from '../../ui/Paged.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { usePage } from '../../ui/use-page.ts';
import { useTickets } from './api/use-tickets.ts';

const statuses = {
  open: { label: 'Open', tone: 'ultramarine' },
  pending: { label: 'Waiting for you', tone: 'ochre' },
  closed: { label: 'Closed', tone: 'ink' },
} as const;

/** A person's own tickets, newest first; inside SignedInFirebase. */
export function TicketList({ person }: { person: Person }) {
  const page = usePage(5);
  return (
    <Paged page={page} live={useTickets(person.uid, page.count)}>
      {(found) =>
        found.length === 0 ? (
          <EmptyState
            level="h3"
            icon="chat"
            title="No tickets"
            text="What you ask our support stands here."
            action={
              <Button variant="outlined" color="secondary" href={`${paths.support}#contact`}>
                Ask something
              </Button>
            }
          />
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {found.map((ticket) => (
              <TicketItem key={ticket.id} ticket={ticket} />
            ))}
          </Box>
        )
      }
    </Paged>
  );
}

function TicketItem({ ticket: { subject, status, lastMessage, lastMessageAt } }: { ticket: Ticket }) {
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, py: 4, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{subject}</Typography>
        <Tag {...statuses[status]} />
        <Typography variant="body2" color="textSecondary" component="time" sx={{ ml: 'auto' }}>
          {new Date(lastMessageAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
        </Typography>
      </Box>
      <Typography
        color="textSecondary"
        sx={{
          overflowWrap: 'anywhere',
          display: '-webkit-box',
          WebkitLineClamp: 3,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
        }}
      >
        {lastMessage}
      </Typography>
    </Box>
  );
}
