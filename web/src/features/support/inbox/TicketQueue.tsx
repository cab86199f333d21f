import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { countsOf } from '@tempera/domain/conversations/ticket';
import { formatTime } from '@tempera/domain/site/dates';
import { useEffect, useRef } from 'react';
import { AppLink } from '../../../ui/AppLink.tsx';
import { arrowKeys } from '../../../ui/arrow-keys.ts';
import { Tag } from '../../../ui/Tag.tsx';
import type { StoredTicket } from '../api/tickets.ts';
import { TicketTag } from '../ticket-status.tsx';
import { DueTag, PriorityTag } from '../ticket-tags.tsx';

interface TicketQueueProps {
  tickets: readonly StoredTicket[];
  open: string | null;
  /** The store's time, in milliseconds. */
  now: number;
  hrefOf: (id: string) => string;
}

/** The tickets of a view one below the other, beside the one that is open. */
export const TicketQueue = ({ tickets, open, now, hrefOf }: TicketQueueProps) => (
  <Box component="ul" aria-label="Tickets" onKeyDown={arrowKeys('a')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {tickets.map((ticket) => (
      <QueueItem
        key={ticket.id}
        ticket={ticket}
        open={ticket.id === open}
        now={now}
        href={hrefOf(ticket.id)}
      />
    ))}
  </Box>
);

interface QueueItemProps {
  ticket: StoredTicket;
  open: boolean;
  now: number;
  href: string;
}

function QueueItem({ ticket, open, now, href }: QueueItemProps) {
  const { username, subject, status, dueAt, priority, lastMessage, lastMessageAt, assigneeName } = ticket;
  const { staffUnread } = countsOf(ticket);
  const box = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (open) box.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <Box component="li" ref={box} sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box component={AppLink} href={href} aria-current={open ? 'true' : undefined} sx={item}>
        <Box component="span" sx={line}>
          <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {username}
          </Box>
          {staffUnread > 0 && <Tag tone="vermilion" label={`${staffUnread} new`} />}
        </Box>
        <Typography component="span" variant="body2" noWrap>
          {subject}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary" noWrap dir="auto">
          {lastMessage}
        </Typography>
        <Box component="span" sx={line}>
          {dueAt ? <DueTag dueAt={dueAt} now={now} /> : <TicketTag status={status} />}
          <PriorityTag priority={priority} />
          {assigneeName && (
            <Typography component="span" variant="body2" color="textSecondary">
              {assigneeName}
            </Typography>
          )}
        </Box>
        <Typography component="span" variant="body2" color="textSecondary">
          {formatTime(lastMessageAt)}
        </Typography>
      </Box>
    </Box>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 } as const;

const item = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  px: 3,
  py: 3,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'sunk' },
  '&[aria-current]': { bgcolor: 'ultramarine.tint' },
  '&:focus-visible': { outlineOffset: '-2px' },
} as const;
