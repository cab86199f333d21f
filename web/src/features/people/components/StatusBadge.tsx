import type { ListedPerson } from '../../../firebase/live/people.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { timeLeft, useTimeLeft } from '../time-left.ts';

/** Banned or Suspended with what is left of it, or Active. Counts down by itself. */
export function StatusBadge({
  status,
  until,
  permanent,
}: Pick<ListedPerson, 'status' | 'until' | 'permanent'>) {
  const { left } = useTimeLeft(status === 'active' || permanent ? null : until);
  if (status === 'banned' && permanent) return <Tag tone="vermilion" label="Banned (Permanent)" />;
  if (status === 'active' || left === null || left === 0) return <Tag tone="verdigris" label="Active" />;
  const word = status === 'banned' ? 'Banned' : 'Suspended';
  const tone = status === 'banned' ? 'vermilion' : 'ochre';
  return <Tag tone={tone} label={`${word} (${timeLeft(left)})`} sx={{ whiteSpace: 'normal' }} />;
}
