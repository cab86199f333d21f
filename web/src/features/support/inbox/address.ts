import { type TicketView, ticketViews } from '@tempera/domain/conversations/ticket-desk';

/** What the inbox shows, as its address keeps it. */
export interface InboxAddress {
  view: TicketView;
  /** What is searched for; empty for nothing. */
  text: string;
  /** The ticket that is open. */
  ticket: string | null;
  /** Whether a narrow screen shows its customer instead of its thread. */
  customer: boolean;
}

/** A ticket's id: its customer's uid and a number, which become a document's path. */
const idPattern = /^(?!__)[^/\s]{1,140}_\d{1,9}$/;

/** What an address asks for; what it can't mean is left out. */
export function readAddress(params: URLSearchParams): InboxAddress {
  const asked = params.get('view');
  const ticket = params.get('ticket') ?? '';
  const open = idPattern.test(ticket) ? ticket : null;
  return {
    view: ticketViews.find((one) => one === asked) ?? 'all',
    text: params.get('q')?.trim() ?? '',
    ticket: open,
    customer: open !== null && params.get('show') === 'customer',
  };
}

/** The address of the inbox below its screen's path: `?view=mine&ticket=u_0`. */
export function inboxHref({ view, text, ticket, customer }: InboxAddress): string {
  const params = new URLSearchParams();
  if (view !== 'all') params.set('view', view);
  if (text) params.set('q', text);
  if (ticket) params.set('ticket', ticket);
  if (ticket && customer) params.set('show', 'customer');
  return `?${params}`;
}
