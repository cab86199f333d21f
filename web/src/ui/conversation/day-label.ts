const day = 86_400_000;

const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** The heading above the messages of a day: Today, Yesterday, or a short date. */
export function dayLabel(at: number, now: number): string {
  // A day may have 23 or 25 hours.
  const ago = Math.round((startOfDay(now) - startOfDay(at)) / day);
  if (ago === 0) return 'Today';
  if (ago === 1) return 'Yesterday';
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return new Date(at).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    ...(sameYear ? {} : { year: 'numeric' }),
  });
}

/** Whether a day begins between two messages. */
export const isNewDay = (at: number, before: number | undefined): boolean =>
  before === undefined || startOfDay(at) !== startOfDay(before);
