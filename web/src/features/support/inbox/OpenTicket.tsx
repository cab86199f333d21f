import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Ticket } from '@tempera/domain/conversations/ticket';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Person } from '../../../firebase/auth/session.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { LoadingShape } from '../../../ui/LoadingShape.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import type { Contact } from '../api/contacts.ts';
import { useTicket } from '../api/ticket.ts';
import { MergedNotice } from '../components/MergedNotice.tsx';
import { Thread } from '../components/Thread.tsx';
import { TicketHeader } from '../components/TicketHeader.tsx';
import { changeStatus } from '../ticket-status.tsx';
import { type InboxAddress, inboxHref } from './address.ts';
import { CustomerPane } from './CustomerPane.tsx';
import type { RefundAction } from './CustomerRecord.tsx';
import { MergeMenu } from './MergeMenu.tsx';
import { SnoozeMenu } from './SnoozeMenu.tsx';
import { assign } from './Triage.tsx';
import { useKeys } from './use-keys.ts';

interface OpenTicketProps {
  id: string;
  address: InboxAddress;
  viewer: Person;
  moderation: (contact: Contact) => ReactNode;
  refund: RefundAction;
}

/** The ticket that the address names: its thread and, beside it or in its place, its customer. */
export function OpenTicket({ id, address, viewer, ...actions }: OpenTicketProps) {
  const { loading, data: ticket, error } = useTicket(id);
  if (loading) return <LoadingShape height={480} />;
  if (error) return <ErrorState onRetry={() => window.location.reload()} />;
  const list = inboxHref({ ...address, ticket: null });
  if (ticket === null) {
    const back = (
      <Button variant="outlined" color="secondary" href={list}>
        Back to the list
      </Button>
    );
    return <EmptyState icon="chat" title="Ticket not found" action={back} />;
  }
  const on = address.customer;
  return (
    <>
      <Box
        component="section"
        aria-label="Ticket"
        sx={{ ...pane, display: { xs: on ? 'none' : 'grid', lg: 'grid' } }}
      >
        <TicketPane id={id} ticket={ticket} viewer={viewer} address={address} />
      </Box>
      <Box
        component="section"
        aria-label="About the customer"
        sx={{ ...pane, ...scrolls, display: { xs: on ? 'grid' : 'none', lg: 'grid' } }}
      >
        <Box sx={{ display: { lg: 'none' } }}>
          <BackLink href={inboxHref({ ...address, customer: false })} label="Back to the ticket" />
        </Box>
        <CustomerPane id={id} ticket={ticket} viewer={viewer} address={address} {...actions} />
      </Box>
    </>
  );
}

type TicketPaneProps = Pick<OpenTicketProps, 'id' | 'viewer' | 'address'> & { ticket: Ticket };

function TicketPane({ id, ticket, viewer, address }: TicketPaneProps) {
  const box = useRef<HTMLDivElement>(null);
  const answering = ticket.userId !== viewer.uid;
  const { subject, status, assigneeId } = ticket;
  const navigate = useNavigate();
  const open = (into: string) =>
    navigate(inboxHref({ ...address, ticket: into, customer: false }), { replace: true });
  useKeys({
    r: () => box.current?.querySelector<HTMLTextAreaElement>('form textarea:not([aria-hidden])')?.focus(),
    a:
      answering && assigneeId !== viewer.uid
        ? () => assign(id, { id: viewer.uid, name: viewer.name }, viewer)
        : undefined,
    e: status === 'closed' ? undefined : () => changeStatus(id, 'closed', subject),
  });
  // Whoever opens one by a key or a link reads on from its subject.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each ticket has a subject of its own
  useEffect(() => box.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true }), [id]);
  return (
    <Box ref={box} sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <BackLink href={inboxHref({ ...address, ticket: null, customer: false })} label="Back" />
        <Button
          size="small"
          href={inboxHref({ ...address, customer: true })}
          sx={{ display: { lg: 'none' } }}
        >
          Customer and details
        </Button>
      </Box>
      <TicketHeader id={id} ticket={ticket} answering>
        {answering && status !== 'closed' && <SnoozeMenu id={id} />}
        {answering && !ticket.mergedInto && <MergeMenu id={id} ticket={ticket} onMerged={open} />}
      </TicketHeader>
      {ticket.mergedInto && (
        <MergedNotice href={inboxHref({ ...address, ticket: ticket.mergedInto, customer: false })} />
      )}
      <Thread id={id} ticket={ticket} viewer={viewer} answering={answering} height={threadHeight} />
    </Box>
  );
}

const BackLink = ({ href, label }: { href: string; label: string }) => (
  <Button
    size="small"
    href={href}
    startIcon={<Icon name="chevronRight" size={16} />}
    sx={{ justifySelf: 'start', ml: -2, '& .MuiButton-startIcon': { transform: 'rotate(180deg)' } }}
  >
    {label}
  </Button>
);

/** What the window has below the panel's head, within what can be read. */
const threadHeight = 'clamp(24rem, calc(100dvh - 25rem), 56rem)';

const pane = { gap: 3, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } as const;

export const scrolls = {
  maxHeight: { lg: 'clamp(30rem, calc(100dvh - 13rem), 64rem)' },
  overflowY: { lg: 'auto' },
} as const;
