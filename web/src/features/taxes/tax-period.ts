import { quarterOf, spanOfQuarter } from '@tempera/domain/reports/tax-report';

/** A period of the tax report; times in milliseconds, `end` is no more part of it. */
export interface TaxPeriod {
  start: number;
  end: number;
  /** `2026-Q4`, where it is one. */
  quarter: string | null;
}

/** Quarters to choose from: this one and those of the last three years, which a return may still correct. */
const offered = 13;
const dayMs = 86_400_000;

/** The quarters to choose from at a time (milliseconds), the newest first. */
export function quartersUntil(now: number): string[] {
  const quarters: string[] = [];
  for (let at = now; quarters.length < offered; at = (spanOfQuarter(quarterOf(at))?.start ?? 0) - 1) {
    quarters.push(quarterOf(at));
  }
  return quarters;
}

/** `Q4 2026` */
export const quarterName = (quarter: string): string => quarter.split('-').reverse().join(' ');

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The first and the last day of a period, as date fields have them. */
export const daysOf = ({ start, end }: TaxPeriod): [first: string, last: string] => [
  dayOf(start),
  dayOf(end - 1),
];

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The period that an address names, days in UTC; null where its days are none or in the wrong order. This quarter without any. */
export function periodOf(params: URLSearchParams, now: number): TaxPeriod | null {
  const [from, to] = [params.get('from'), params.get('to')];
  if (from !== null || to !== null) {
    if (!from || !to || !isDay(from) || !isDay(to) || from > to) return null;
    return { start: Date.parse(from), end: Date.parse(to) + dayMs, quarter: null };
  }
  const quarter = params.get('quarter') ?? quarterOf(now);
  const span = spanOfQuarter(quarter) ?? spanOfQuarter(quarterOf(now));
  return span && { ...span, quarter: quarterOf(span.start) };
}
