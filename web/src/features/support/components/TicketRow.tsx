import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { countsOf } from '@tempera/domain/conversations/ticket';
import { formatTime } from '@tempera/domain/site/dates';
import { paths } from '@tempera/domain/site/paths';
import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { type Contact, useContact } from '../api/use-contacts.ts';
import type { StoredTicket } from '../api/use-ticket-pages.ts';
import { changeStatus } from '../change-status.ts';
import { DueTag } from './DueTag.tsx';
import { TicketTag } from './TicketTag.tsx';

interface TicketRowProps {
  ticket: StoredTicket;
  /** The store's time, in milliseconds. */
  now: number;
  /** What may be done about the person who wrote it. */
  quickActions: (contact: Contact) => ReactNode;
}

/** On a phone the columns that are left out stand below the name. */
export const wide = { display: { xs: 'none', lg: 'table-cell' } };
export const notOnPhone = { display: { xs: 'none', sm: 'table-cell' } };
const narrow = { display: { lg: 'none' } };
const onPhone = { display: { sm: 'none' } };

export function TicketRow({ ticket, now, quickActions }: TicketRowProps) {
  const { contact } = useContact(ticket.userId);
  const { id, userId, username, status, createdAt, dueAt } = ticket;
  const { staffUnread } = countsOf(ticket);
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ minWidth: { lg: '15rem' } }}>
        <Box sx={{ display: 'flex', gap: 3, minWidth: 0 }}>
          <Avatar name={username} picture="" size={2.25} />
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{username}</Typography>
              <Box component="span" sx={onPhone}>
                <TicketTag status={status} />
              </Box>
              {dueAt && (
                <Box component="span" sx={onPhone}>
                  <DueTag dueAt={dueAt} now={now} />
                </Box>
              )}
              {staffUnread > 0 && <Tag tone="vermilion" label={`${staffUnread} new`} />}
            </Box>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {contact?.email}
            </Typography>
            <Box sx={{ ...narrow, mt: 2 }}>
              <LastMessage ticket={ticket} />
            </Box>
          </Box>
        </Box>
      </TableCell>
      <TableCell sx={notOnPhone}>
        <TicketTag status={status} />
      </TableCell>
      <TableCell sx={{ ...notOnPhone, whiteSpace: 'nowrap' }}>
        {dueAt && <DueTag dueAt={dueAt} now={now} />}
      </TableCell>
      <TableCell sx={{ ...wide, minWidth: '11rem' }}>
        <LastMessage ticket={ticket} />
      </TableCell>
      <TableCell sx={wide}>{formatTime(createdAt)}</TableCell>
      <TableCell>
        <Box sx={actions}>
          <Button size="small" href={paths.supportChat(userId, id)} aria-label={`View: ${username}`}>
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
          {contact && quickActions(contact)}
        </Box>
      </TableCell>
    </TableRow>
  );
}

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
    </>
  );
}

/** The words of the buttons stand on the first line of the row. */
const actions = {
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
