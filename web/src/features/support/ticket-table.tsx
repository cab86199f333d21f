import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { countsOf } from '@tempera/domain/conversations/ticket';
import { formatTime } from '@tempera/domain/site/dates';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import { Email } from '../../ui/Email.tsx';
import type { Table } from '../../ui/resource-list/resource.ts';
import { Tag } from '../../ui/Tag.tsx';
import { type Contact, useContact } from './api/contacts.ts';
import type { StoredTicket } from './api/tickets.ts';
import { changeStatus, TicketTag } from './ticket-status.tsx';
import { DueTag, PriorityTag } from './ticket-tags.tsx';

/** Who wrote a ticket; null until it is known. */
type Author = Contact | null;

interface TicketTableOptions {
  /** The store's time, in milliseconds. */
  now: number;
  /** Where a ticket opens. */
  hrefOf: (id: string) => string;
  /** What may be done about the person who wrote a ticket. */
  quickActions: (contact: Contact) => ReactNode;
}

export const ticketTable = ({
  now,
  hrefOf,
  quickActions,
}: TicketTableOptions): Table<StoredTicket, Author> => ({
  label: 'Support tickets',
  top: true,
  useRow: ({ userId }) => useContact(userId).contact,
  columns: [
    {
      id: 'user',
      head: 'User',
      names: true,
      sx: { minWidth: { lg: '15rem' } },
      cell: (ticket, author) => (
        <Box sx={{ display: 'flex', gap: 3, minWidth: 0 }}>
          <Avatar name={ticket.username} picture="" size={2.25} />
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{ticket.username}</Typography>
              {countsOf(ticket).staffUnread > 0 && (
                <Tag tone="vermilion" label={`${countsOf(ticket).staffUnread} new`} />
              )}
            </Box>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              <Email address={author?.email ?? ''} />
            </Typography>
          </Box>
        </Box>
      ),
    },
    {
      id: 'status',
      head: 'Status',
      from: 'sm',
      cell: ({ status, priority, assigneeName }) => (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <TicketTag status={status} />
          <PriorityTag priority={priority} />
          {assigneeName && (
            <Typography variant="body2" color="textSecondary">
              {assigneeName}
            </Typography>
          )}
        </Box>
      ),
      below: ({ status, dueAt, priority }) => (
        <Box sx={{ ...besidePicture, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <TicketTag status={status} />
          <PriorityTag priority={priority} />
          {dueAt && <DueTag dueAt={dueAt} now={now} />}
        </Box>
      ),
    },
    {
      id: 'due',
      head: 'Due',
      from: 'sm',
      sx: { whiteSpace: 'nowrap' },
      cell: ({ dueAt }) => dueAt && <DueTag dueAt={dueAt} now={now} />,
    },
    {
      id: 'lastMessage',
      head: 'Last Message',
      from: 'lg',
      sx: { minWidth: '11rem' },
      cell: (ticket) => <LastMessage ticket={ticket} />,
      below: (ticket) => (
        <Box sx={besidePicture}>
          <LastMessage ticket={ticket} />
        </Box>
      ),
    },
    { id: 'created', head: 'Created', from: 'lg', cell: ({ createdAt }) => formatTime(createdAt) },
  ],
  actions: ({ id, username, status }, author) => (
    <Box sx={actionRow}>
      <Button size="small" href={hrefOf(id)} aria-label={`View: ${username}`}>
        View
      </Button>
      {status === 'open' && (
        <Button
          size="small"
          aria-label={`Waiting for Customer: ${username}`}
          onClick={() => changeStatus(id, 'pending', username)}
        >
          Waiting
        </Button>
      )}
      {status !== 'closed' && (
        <Button
          size="small"
          aria-label={`Close: ${username}`}
          onClick={() => changeStatus(id, 'closed', username)}
        >
          Close
        </Button>
      )}
      {author && quickActions(author)}
    </Box>
  ),
});

/** Under the name: the picture is 2.25rem wide, with a gap behind it. */
const besidePicture = { pl: 12 };

function LastMessage({ ticket }: { ticket: StoredTicket }) {
  const { messages } = countsOf(ticket);
  return (
    <>
      <Typography variant="body2" dir="auto" sx={twoLines}>
        {ticket.lastMessage || 'No messages'}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {messages === 1 ? '1 message' : `${messages} messages`}
      </Typography>
      {ticket.tags && ticket.tags.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {ticket.tags.map((tag) => (
            <Tag key={tag} label={tag} />
          ))}
        </Box>
      )}
    </>
  );
}

/** The words of the buttons stand on the first line of the row. */
const actionRow = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'flex-end', sm: 'center' },
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  mt: -1.5,
  mr: -3,
  '& .MuiButton-root': { whiteSpace: 'nowrap' },
} as const;

const twoLines = {
  overflowWrap: 'anywhere',
  fontWeight: 400,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;
