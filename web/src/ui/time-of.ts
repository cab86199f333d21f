/** A moment (milliseconds) as tickets show it. */
export const timeOf = (at: number): string =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
