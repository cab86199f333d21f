import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Ticket, TicketStatus } from '@tempera/domain/conversations/ticket';
import { type ReactNode, useState } from 'react';
import { changeStatus, TicketTag } from '../ticket-status.tsx';
import { SnoozedTag } from '../ticket-tags.tsx';

interface TicketHeaderProps {
  id: string;
  ticket: Ticket;
  /** Closing and waiting is for those who answer; a closed ticket its customer opens again too. */
  answering: boolean;
  /** What else can be done about it, beside these. */
  children?: ReactNode;
}

/** What a ticket is about and how it stands, and what can be done about that. */
export function TicketHeader({ id, ticket, answering, children }: TicketHeaderProps) {
  const { subject, status } = ticket;
  const [working, setWorking] = useState(false);
  const offers: (readonly [status: TicketStatus, label: string])[] = [];
  if (answering && status === 'open') offers.push(['pending', 'Waiting for Customer']);
  if (answering && status !== 'closed') offers.push(['closed', 'Close Ticket']);
  if (status === 'closed' && !ticket.mergedInto) offers.push(['open', 'Reopen Ticket']);
  const change = async (next: TicketStatus) => {
    setWorking(true);
    await changeStatus(id, next, subject);
    setWorking(false);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2 }}>
      <Typography
        variant="h4"
        component="h2"
        tabIndex={-1}
        sx={{ overflowWrap: 'anywhere', minWidth: 0, '&:focus': { outline: 'none' } }}
      >
        {subject}
      </Typography>
      <TicketTag status={status} />
      <SnoozedTag ticket={ticket} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, ml: 'auto' }}>
        {offers.map(([next, label]) => (
          <Button
            key={next}
            size="small"
            variant="outlined"
            color="secondary"
            disabled={working}
            onClick={() => change(next)}
          >
            {label}
          </Button>
        ))}
        {children}
      </Box>
    </Box>
  );
}
