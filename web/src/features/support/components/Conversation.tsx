import Box from '@mui/material/Box';
import { messageOf } from '@tempera/domain/calls/reason-texts';
import { ticketNumber } from '@tempera/domain/conversations/ticket';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Person } from '../../../firebase/auth/session.ts';
import { useClosed } from '../../../firebase/public/use-closed.ts';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { usePage } from '../../../ui/Paged.tsx';
import { useTickets } from '../api/tickets.ts';
import ContactForm from '../ContactForm.tsx';
import { OneTicket } from './OneTicket.tsx';
import { TicketChoice } from './TicketChoice.tsx';

interface ConversationProps {
  /** Whose tickets these are. */
  uid: string;
  viewer: Person;
  /** Cards about the person, beside the ticket. */
  children: ReactNode;
}

/** Which ticket the address names, when it is one of this person's. */
function askedTicket(uid: string, asked: string | null): string | null {
  return asked?.startsWith(`${uid}_`) && ticketNumber(asked) >= 0 ? asked : null;
}

/** A person's tickets: the one that the address names or the newest, the others to choose from, and a form for the first. */
export function Conversation({ uid, viewer, children }: ConversationProps) {
  const [search] = useSearchParams();
  const page = usePage(5);
  const own = uid === viewer.uid;
  const asked = search.get('ticket');
  return (
    <LiveData live={useTickets(uid, page.count)}>
      {(found) => {
        const tickets = found.slice(0, page.shown);
        const id = asked === 'new' && own ? null : (askedTicket(uid, asked) ?? tickets[0]?.id ?? null);
        const choice = (tickets.length > 1 || (id === null && tickets.length > 0)) && (
          <TicketChoice
            tickets={tickets}
            current={id}
            side={own ? 'customer' : 'staff'}
            onMore={found.length > page.shown ? page.more : undefined}
          />
        );
        return (
          <Box sx={columns}>
            {id ? (
              <OneTicket key={id} id={id} uid={uid} viewer={viewer} choice={choice}>
                {children}
              </OneTicket>
            ) : (
              <>
                {own ? (
                  <FirstTicket viewer={viewer} />
                ) : (
                  <EmptyState icon="chat" title="No support tickets yet." />
                )}
                <Box sx={{ display: 'grid', gap: 4 }}>
                  {children}
                  {choice}
                </Box>
              </>
            )}
          </Box>
        );
      }}
    </LiveData>
  );
}

/** The form for a ticket, or why there is none. */
function FirstTicket({ viewer }: Pick<ConversationProps, 'viewer'>) {
  const closed = useClosed(viewer.role);
  if (closed) return <InlineNotice kind="info">{messageOf({ reason: 'maintenance' })}</InlineNotice>;
  return <ContactForm member={viewer} />;
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 19rem' },
  columnGap: 8,
  rowGap: 4,
  alignItems: 'start',
} as const;
