import type { Ticket } from '@tempera/domain/conversations/ticket';
import type { TicketPriority } from '@tempera/domain/conversations/ticket-desk';
import { dueText } from '@tempera/domain/conversations/ticket-due';
import { formatTime } from '@tempera/domain/site/dates';
import { Tag } from '../../ui/Tag.tsx';

const soon = 3_600_000;

/** When an answer is due, and how pressing that is; times in milliseconds. */
export function DueTag({ dueAt, now }: { dueAt: number; now: number }) {
  const tone = dueAt <= now ? 'vermilion' : dueAt - now < soon ? 'ochre' : 'ink';
  return <Tag tone={tone} label={dueText(dueAt, now)} />;
}

/** What each priority is called. */
export const priorityWords: Record<TicketPriority, string> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
};

const tones = { low: 'ink', high: 'ochre', urgent: 'vermilion' } as const;

/** A ticket's priority; nothing for a normal one. */
export const PriorityTag = ({ priority = 'normal' }: { priority?: TicketPriority | undefined }) =>
  priority === 'normal' ? null : <Tag tone={tones[priority]} label={priorityWords[priority]} />;

/** Until when a ticket is put off; nothing for one that is not. */
export const SnoozedTag = ({ ticket: { status, snoozedUntil } }: { ticket: Ticket }) =>
  status === 'pending' && snoozedUntil ? <Tag label={`Snoozed until ${formatTime(snoozedUntil)}`} /> : null;
