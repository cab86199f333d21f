import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { countsOf, type Ticket } from '@tempera/domain/conversations/ticket';
import { formatTime } from '@tempera/domain/site/dates';
import { paths } from '@tempera/domain/site/paths';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { TicketTag } from '../ticket-status.tsx';

interface TicketChoiceProps {
  tickets: readonly (Ticket & { id: string })[];
  current: string | null;
  /** On whose side the viewer reads them. */
  side: 'customer' | 'staff';
  /** Where each of them opens; the support chat when it is left out. */
  hrefOf?: (id: string) => string;
  /** Offers more of them; undefined when these are all. */
  onMore?: () => void;
}

/** A person's tickets, newest first, to choose one of. */
export function TicketChoice({ tickets, current, side, hrefOf, onMore }: TicketChoiceProps) {
  return (
    <Box
      component="nav"
      aria-label="Tickets"
      sx={{ p: 5, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography variant="h5" component="h2" sx={{ mb: 3 }}>
        Tickets
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {tickets.map((ticket) => {
          const unread = countsOf(ticket)[`${side}Unread`];
          return (
            <li key={ticket.id}>
              <Box
                component={AppLink}
                href={hrefOf ? hrefOf(ticket.id) : paths.supportChat(ticket.userId, ticket.id)}
                aria-current={ticket.id === current ? 'page' : undefined}
                sx={choice}
              >
                <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {ticket.subject}
                </Box>
                <Box
                  component="span"
                  sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
                >
                  <TicketTag status={ticket.status} />
                  {unread > 0 && ticket.id !== current && <Tag tone="vermilion" label={`${unread} new`} />}
                  <Typography component="span" variant="body2" color="textSecondary">
                    {formatTime(ticket.lastMessageAt)}
                  </Typography>
                </Box>
              </Box>
            </li>
          );
        })}
      </Box>
      {onMore && (
        <Button size="small" onClick={onMore} sx={{ mt: 2 }}>
          Show more
        </Button>
      )}
    </Box>
  );
}

const choice = {
  display: 'grid',
  gap: 1,
  px: 3,
  py: 2,
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'sunk' },
  '&[aria-current]': { bgcolor: 'ultramarine.tint' },
} as const;
