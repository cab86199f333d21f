/**
 * Every format of a date or time that a person reads; times in milliseconds. Without UTC in its name a format goes by the
 * reader's time zone. Days and spans that stand for something else than a moment are in `calendar.ts`.
 */
export const format = (options: Intl.DateTimeFormatOptions) => (at: number | string) =>
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

/** `Nov 21, 2026`, the same day for everybody: for pages that the server renders, without `Intl` (plain-text.ts). */
export function formatUtcDate(at: number): string {
  const [, day, month, year] = new Date(at).toUTCString().split(' ');
  return `${month} ${Number(day)}, ${year}`;
}

/** `November 21, 2026`, the same day for everybody: for periods as they were charged. */
export const formatLongUtcDate = format({ dateStyle: 'long', timeZone: 'UTC' });
