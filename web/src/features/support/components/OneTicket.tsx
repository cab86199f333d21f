import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paths } from '@tempera/domain/site/paths';
import type { ReactNode } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LoadingShape } from '../../../ui/LoadingShape.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { useTicket } from '../api/ticket.ts';
import { MergedNotice } from './MergedNotice.tsx';
import { Thread } from './Thread.tsx';
import { TicketFacts } from './TicketFacts.tsx';
import { TicketHeader } from './TicketHeader.tsx';

interface OneTicketProps {
  id: string;
  uid: string;
  viewer: Person;
  /** The person's other tickets. */
  choice: ReactNode;
  /** Cards about the person. */
  children: ReactNode;
}

/** A ticket: what it is about, its messages, and the cards beside them. */
export function OneTicket({ id, uid, viewer, choice, children }: OneTicketProps) {
  const { loading, data: ticket, error } = useTicket(id);
  const own = uid === viewer.uid;
  if (loading) return <LoadingShape height={600} />;
  if (error) return <ErrorState onRetry={() => window.location.reload()} />;
  if (ticket === null || ticket.userId !== uid) {
    const other = (
      <Button variant="outlined" color="secondary" href={paths.supportChat(uid)}>
        Show the newest ticket
      </Button>
    );
    return <EmptyState icon="chat" title="Ticket not found" action={other} />;
  }
  return (
    <>
      <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
        <TicketHeader id={id} ticket={ticket} answering={!own || viewer.role !== 'customer'} />
        {ticket.mergedInto && <MergedNotice href={paths.supportChat(uid, ticket.mergedInto)} />}
        <Thread id={id} ticket={ticket} viewer={viewer} answering={!own} />
        {own && ticket.status === 'closed' && (
          <Button variant="outlined" href={paths.supportChat(uid, 'new')} sx={{ justifySelf: 'start' }}>
            Open a New Ticket
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 4 }}>
        {children}
        <TicketFacts ticket={ticket} viewer={viewer} />
        {choice}
      </Box>
    </>
  );
}
