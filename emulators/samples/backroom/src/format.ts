const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export const money = (cents: number): string => dollars.format(cents / 100);

/** An ISO date as people write it. */
export const date = (iso: string): string => day.format(new Date(iso));

/** How much more or less it is than before, in words; empty where there was nothing before. */
export function change(now: number, before: number): string {
  if (before === 0) return '';
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return 'Same as before';
  return percent > 0 ? `${percent}% more than before` : `${-percent}% less than before`;
}
