import { dueText } from '@tempera/domain/conversations/ticket-due';
import { Tag } from '../../../ui/Tag.tsx';

const soon = 3_600_000;

/** When an answer is due, and how pressing that is; times in milliseconds. */
export function DueTag({ dueAt, now }: { dueAt: number; now: number }) {
  const tone = dueAt <= now ? 'vermilion' : dueAt - now < soon ? 'ochre' : 'ink';
  return <Tag tone={tone} label={dueText(dueAt, now)} />;
}
