import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { countsOf, type Ticket } from '@tempera/domain/conversations/ticket';
import { formatTime } from '@tempera/domain/site/dates';
import { paths } from '@tempera/domain/site/paths';
import type { Person } from '../../firebase/auth/session.ts';
import { EmptyState } from '../../ui/Notice.tsx';
import { Paged, usePage } from '../../ui/Paged.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { useTickets } from './api/tickets.ts';
import { TicketTag } from './ticket-status.tsx';

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
            text="Your questions to support will appear here."
            action={
              <Button variant="outlined" color="secondary" href={`${paths.support}#contact`}>
                Ask a question
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

function TicketItem({ ticket }: { ticket: Ticket & { id: string } }) {
  const { id, userId, subject, status, lastMessage, lastMessageAt } = ticket;
  const { customerUnread } = countsOf(ticket);
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, py: 4, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Link
          href={paths.supportChat(userId, id)}
          sx={{ display: 'inline-block', py: 0.5, fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {subject}
        </Link>
        <TicketTag status={status} />
        {customerUnread > 0 && <Tag tone="vermilion" label={`${customerUnread} new`} />}
        <Typography variant="body2" color="textSecondary" component="time" sx={{ ml: 'auto' }}>
          {formatTime(lastMessageAt)}
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
