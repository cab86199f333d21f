import type { TicketStatus } from '@tempera/domain/conversations/ticket';
import { CallError } from '../../firebase/write/call.ts';
import { showToast } from '../../ui/toast.ts';
import { setStatus } from './api/mark-opened.ts';

const words = {
  closed: 'Ticket Closed',
  pending: 'Waiting for Customer',
  open: 'Ticket Reopened',
} as const;

/** Closes a ticket, sets it to wait or opens it again, and says so or why not. `about` names it. */
export async function changeStatus(id: string, status: TicketStatus, about: string): Promise<void> {
  try {
    await setStatus(id, status);
    showToast({ title: words[status], text: about, kind: 'success' });
  } catch (error) {
    const text = error instanceof CallError ? error.message : 'The ticket was not changed. Try again.';
    showToast({ title: 'Error', text, kind: 'error' });
  }
}
