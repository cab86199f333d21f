import type { TicketStatus } from '@tempera/domain/conversations/ticket';
import { serverNow, updateDocument } from '../../firebase/write/write.ts';
import { showError } from '../../ui/show-error.ts';
import { Tag } from '../../ui/Tag.tsx';
import { showToast } from '../../ui/toast.ts';

const statuses = {
  open: { label: 'Open', tone: 'ultramarine' },
  pending: { label: 'Pending', tone: 'ochre' },
  closed: { label: 'Closed', tone: 'ink' },
} as const;

export const TicketTag = ({ status }: { status: TicketStatus }) => <Tag {...statuses[status]} />;

const words = {
  closed: 'Ticket Closed',
  pending: 'Waiting for Customer',
  open: 'Ticket Reopened',
} as const;

/** Closes a ticket, sets it to wait or opens it again, and says so or why not. `about` names it. */
export async function changeStatus(id: string, status: TicketStatus, about: string): Promise<void> {
  const settled = status === 'open' ? 'reopenedAt' : 'settledAt';
  try {
    await updateDocument(`tickets/${id}`, { status, [settled]: serverNow });
    showToast({ title: words[status], text: about, kind: 'success' });
  } catch (error) {
    showError(error, 'The ticket was not changed. Try again.');
  }
}
