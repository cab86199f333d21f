import type { TicketStatus } from '@tempera/domain/conversations/ticket';
import { Tag } from '../../../ui/Tag.tsx';

const statuses = {
  open: { label: 'Open', tone: 'ultramarine' },
  pending: { label: 'Pending', tone: 'ochre' },
  closed: { label: 'Closed', tone: 'ink' },
} as const;

export const TicketTag = ({ status }: { status: TicketStatus }) => <Tag {...statuses[status]} />;
