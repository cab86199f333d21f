import type { Ticket } from '@tempera/domain/conversations/ticket';
import type { ReactNode } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { LiveData } from '../../../ui/LiveData.tsx';
import { usePage } from '../../../ui/Paged.tsx';
import { type Contact, useContact } from '../api/contacts.ts';
import { useTickets } from '../api/tickets.ts';
import { CustomerCard, UserCard } from '../components/Facts.tsx';
import { TicketChoice } from '../components/TicketChoice.tsx';
import { TicketFacts } from '../components/TicketFacts.tsx';
import { type InboxAddress, inboxHref } from './address.ts';
import { CustomerRecord, type RefundAction } from './CustomerRecord.tsx';
import { Triage } from './Triage.tsx';

interface CustomerPaneProps {
  id: string;
  ticket: Ticket;
  viewer: Person;
  address: InboxAddress;
  moderation: (contact: Contact) => ReactNode;
  refund: RefundAction;
}

/** What those who answer need beside a thread: what becomes of the ticket, and who asks. */
export function CustomerPane({ id, ticket, viewer, address, moderation, refund }: CustomerPaneProps) {
  const { contact } = useContact(ticket.userId);
  return (
    <>
      {ticket.userId !== viewer.uid && <Triage id={id} ticket={ticket} viewer={viewer} />}
      {contact && (
        <>
          <UserCard {...contact} />
          <CustomerCard {...contact} />
        </>
      )}
      <CustomerRecord key={ticket.userId} uid={ticket.userId} role={viewer.role} refund={refund} />
      <TicketFacts ticket={ticket} viewer={viewer} />
      <OtherTickets id={id} uid={ticket.userId} address={address} />
      {contact && moderation(contact)}
    </>
  );
}

/** Whatever else this customer has asked. */
function OtherTickets({ id, uid, address }: { id: string; uid: string; address: InboxAddress }) {
  const page = usePage(5);
  return (
    <LiveData live={useTickets(uid, page.count)}>
      {(found) =>
        found.length > 1 && (
          <TicketChoice
            tickets={found.slice(0, page.shown)}
            current={id}
            side="staff"
            hrefOf={(ticket) => inboxHref({ ...address, ticket, customer: false })}
            onMore={found.length > page.shown ? page.more : undefined}
          />
        )
      }
    </LiveData>
  );
}
