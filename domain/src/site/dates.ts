/**
 * Every format of a date or time that a person reads; times in milliseconds. Without UTC in its name a format goes by the
 * reader's time zone.
 */
const format = (options: Intl.DateTimeFormatOptions) => (at: number | string) =>
  new Date(at).toLocaleString('en-US', options);

/** `Nov 21, 2026` */
export const formatDate = format({ dateStyle: 'medium' });

/** `November 21, 2026` */
export const formatLongDate = format({ dateStyle: 'long' });

/** `Nov 21, 2026, 2:05 PM` */
export const formatTime = format({ dateStyle: 'medium', timeStyle: 'short' });

/** `November 21, 2026 at 2:05 PM` */
export const formatLongTime = format({ dateStyle: 'long', timeStyle: 'short' });

/** `Nov 21, 2026, 2:05:09 PM`, for records of what happened when. */
export const formatExactTime = format({ dateStyle: 'medium', timeStyle: 'medium' });

/** `Nov 21, 2026`, the same day for everybody: for pages that the server renders. */
export const formatUtcDate = format({ dateStyle: 'medium', timeZone: 'UTC' });

/** `November 21, 2026`, the same day for everybody: for periods as they were charged. */
export const formatLongUtcDate = format({ dateStyle: 'long', timeZone: 'UTC' });

const formatShort = format({ month: 'short', day: 'numeric' });
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
