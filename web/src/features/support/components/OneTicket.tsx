import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { countsOf } from '@tempera/domain/conversations/ticket';
import { may } from '@tempera/domain/people/roles';
import { formatTime } from '@tempera/domain/site/dates';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import type { ReactNode } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { useTicket } from '../api/ticket.ts';
import { TicketTag } from '../ticket-status.tsx';
import { Facts } from './Facts.tsx';
import { Thread } from './Thread.tsx';
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
  if (loading) return <Skeleton variant="rounded" height={600} aria-label="Loading" />;
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
        <Thread id={id} ticket={ticket} viewer={viewer} answering={!own} />
        {own && ticket.status === 'closed' && (
          <Button variant="outlined" href={paths.supportChat(uid, 'new')} sx={{ justifySelf: 'start' }}>
            Open a New Ticket
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 4 }}>
        {children}
        <Facts
          title="Ticket Status"
          facts={[
            ['Status', <TicketTag key="status" status={ticket.status} />],
            ['Messages', countsOf(ticket).messages],
            ['Last activity', formatTime(ticket.lastMessageAt)],
            ...(ticket.dueAt ? ([['Answer due', formatTime(ticket.dueAt)]] as const) : []),
            ...(ticket.chatId && !own
              ? ([['Source', <FromChat key="chat" chatId={ticket.chatId} viewer={viewer} />]] as const)
              : []),
          ]}
        />
        {choice}
      </Box>
    </>
  );
}

/** Where what was said before the hand-over stands, for those who answer. */
function FromChat({ chatId, viewer }: { chatId: string; viewer: Person }) {
  const list = may(viewer.role, 'manageStore') ? panelPaths.adminChat : panelPaths.staffChat;
  return <Link href={`${list}?chat=${encodeURIComponent(chatId)}`}>From live chat</Link>;
}
