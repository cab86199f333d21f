/** Days, months and spans as people write them. Apart from `dates.ts`, which every visitor's first page loads. */
import { format, formatDate } from './dates.ts';

const formatShort = format({ month: 'short', day: 'numeric' });
/** A time of day, below the heading of its day: `9:05 AM`. */
export const formatClock = format({ timeStyle: 'short' });

const formatUtcDay = format({ month: 'short', day: 'numeric', timeZone: 'UTC' });
const formatUtcMonth = format({ month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A day (`2026-11-21`) or a month (`2026-11`) as people write it: `Nov 21`, `Nov 2026`. */
export const formatStep = (step: string): string =>
  step.length === '2026-11-21'.length ? formatUtcDay(step) : formatUtcMonth(step);

/** A span of days: `Oct 23 to Nov 21, 2026`. */
export function formatSpan({ from, to }: { from: string; to: string }): string {
  const year = to.slice(0, 4);
  const start = from.startsWith(year) ? formatStep(from) : `${formatStep(from)}, ${from.slice(0, 4)}`;
  return `${start} to ${formatStep(to)}, ${year}`;
}

const day = 86_400_000;

const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** The heading above the messages of a day: Today, Yesterday, or a short date. */
export function dayLabel(at: number, now: number): string {
  // A day may have 23 or 25 hours.
  const ago = Math.round((startOfDay(now) - startOfDay(at)) / day);
  if (ago === 0) return 'Today';
  if (ago === 1) return 'Yesterday';
  return new Date(at).getFullYear() === new Date(now).getFullYear() ? formatShort(at) : formatDate(at);
}

/** Whether a day begins between two messages. */
export const isNewDay = (at: number, before: number | undefined): boolean =>
  before === undefined || startOfDay(at) !== startOfDay(before);
