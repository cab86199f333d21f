import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useStoreNow } from '../../../firebase/live/use-store-now.ts';
import type { Contact } from '../api/use-contacts.ts';
import type { StoredTicket } from '../api/use-ticket-pages.ts';
import { notOnPhone, TicketRow, wide } from './TicketRow.tsx';

export interface TicketTableProps {
  tickets: readonly StoredTicket[];
  /** What may be done about the person who wrote a ticket. */
  quickActions: (contact: Contact) => ReactNode;
}

export function TicketTable({ tickets, quickActions }: TicketTableProps) {
  const { now } = useStoreNow();
  return (
    <Table aria-label="Support tickets" sx={{ '& td, & th': { px: { xs: 1, sm: 3 }, verticalAlign: 'top' } }}>
      <TableHead>
        <TableRow>
          <TableCell>User</TableCell>
          <TableCell sx={notOnPhone}>Status</TableCell>
          <TableCell sx={notOnPhone}>Due</TableCell>
          <TableCell sx={wide}>Last Message</TableCell>
          <TableCell sx={wide}>Created</TableCell>
          <TableCell align="right">Actions</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {tickets.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} now={now} quickActions={quickActions} />
        ))}
      </TableBody>
    </Table>
  );
}
