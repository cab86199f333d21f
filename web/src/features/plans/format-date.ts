/** The day of a period's end, in UTC as it was charged. */
export function formatDay(ms: number): string {
  return new Date(ms).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
