import { dayOf, monthOf } from './stats.ts';

export const periods = ['7days', '30days', '6months', '1year'] as const;
export type Period = (typeof periods)[number];

/** Days (`YYYY-MM-DD`, UTC), both included. */
export interface Span {
  from: string;
  to: string;
}

const dayMs = 86_400_000;
const lengths = {
  '7days': { days: 7 },
  '30days': { days: 30 },
  '6months': { months: 6 },
  '1year': { months: 12 },
} as const satisfies Record<Period, object>;

/** A day so many days later, or earlier. */
export const shiftDay = (day: string, by: number): string => dayOf(Date.parse(day) + by * dayMs);

/** The same day some months earlier, or the last of that month where it is shorter. */
function shiftMonths(day: string, by: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + by + 1, 0));
  return dayOf(last.setUTCDate(Math.min(date, last.getUTCDate())));
}

/**
 * What a period spans at a time (milliseconds), and the one before that it is compared with: as many days, or for months,
 * which begin on their first, the same days of as many months earlier.
 */
export function spansOf(period: Period, now: number): { span: Span; before: Span; by: 'day' | 'month' } {
  const to = dayOf(now);
  const length = lengths[period];
  if ('days' in length) {
    const from = shiftDay(to, 1 - length.days);
    return {
      span: { from, to },
      before: { from: shiftDay(from, -length.days), to: shiftDay(from, -1) },
      by: 'day',
    };
  }
  const from = `${monthOf(shiftMonths(to, 1 - length.months))}-01`;
  const before = { from: shiftMonths(from, -length.months), to: shiftMonths(to, -length.months) };
  return { span: { from, to }, before, by: 'month' };
}

/** Every day of a span, or every month that it touches, in order. */
export function stepsOf({ from, to }: Span, by: 'day' | 'month'): string[] {
  const steps: string[] = [];
  for (let day = from; day <= to; day = shiftDay(day, 1)) steps.push(by === 'day' ? day : monthOf(day));
  return [...new Set(steps)];
}
