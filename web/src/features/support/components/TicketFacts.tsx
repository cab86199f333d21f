import Link from '@mui/material/Link';
import { countsOf, type Ticket } from '@tempera/domain/conversations/ticket';
import { may } from '@tempera/domain/people/roles';
import { formatTime } from '@tempera/domain/site/dates';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import type { Person } from '../../../firebase/auth/session.ts';
import { TicketTag } from '../ticket-status.tsx';
import { Facts } from './Facts.tsx';

/** How a ticket stands. */
export const TicketFacts = ({ ticket, viewer }: { ticket: Ticket; viewer: Person }) => (
  <Facts
    title="Ticket Status"
    facts={[
      ['Status', <TicketTag key="status" status={ticket.status} />],
      ['Messages', countsOf(ticket).messages],
      ['Last activity', formatTime(ticket.lastMessageAt)],
      ...(ticket.dueAt ? ([['Answer due', formatTime(ticket.dueAt)]] as const) : []),
      ...(ticket.chatId && ticket.userId !== viewer.uid
        ? ([['Source', <FromChat key="chat" chatId={ticket.chatId} viewer={viewer} />]] as const)
        : []),
    ]}
  />
);

/** Where what was said before the hand-over stands, for those who answer. */
function FromChat({ chatId, viewer }: { chatId: string; viewer: Person }) {
  const list = may(viewer.role, 'manageStore') ? panelPaths.adminChat : panelPaths.staffChat;
  return <Link href={`${list}?chat=${encodeURIComponent(chatId)}`}>From live chat</Link>;
}
