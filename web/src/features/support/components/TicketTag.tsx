import type { TicketStatus } from '@tempera/domain/ticket';
import { Tag } from '../../../ui/Tag.tsx';

const statuses = {
  open: { label: 'Open', tone: 'ultramarine' },
  pending: { label: 'Pending', tone: 'ochre' },
  closed: { label: 'Closed', tone: 'ink' },
} as const;

/** The badge of a ticket's status (back-office.md §4). */
export const TicketTag = ({ status }: { status: TicketStatus }) => <Tag {...statuses[status]} />;
