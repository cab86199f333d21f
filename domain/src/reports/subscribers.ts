import { type Span, stepsOf } from './sales-period.ts';
import { type SalesMonth, totalsOf } from './sales-report.ts';
import { monthOf } from './stats.ts';

/** How many people pay for a plan now, and what they pay in a month together, without tax (MRR), in cents. */
export interface SubscribersNow {
  subscribers: number;
  mrrCents: number;
}

/** One month, or the part of it that has passed. */
export interface SubscriberMonth {
  month: string;
  /** Subscribers at its beginning and at its end. */
  before: number;
  after: number;
  began: number;
  lost: number;
  /** Those who were lost, of those at its beginning, as a ratio; null where there was nobody. */
  churn: number | null;
  /** At its end. */
  mrrCents: number;
}

const wholeMonth = (month: string): Span => ({ from: `${month}-01`, to: `${month}-31` });

/** The months of a span, the last with today in it: from how it stands now back to the first. */
export function subscriberMonths(
  now: SubscribersNow,
  months: readonly SalesMonth[],
  span: Span,
): SubscriberMonth[] {
  let after = now.subscribers;
  let mrrCents = now.mrrCents;
  return stepsOf(span, 'month')
    .toReversed()
    .map((month) => {
      const {
        newSubscribers: began,
        lostSubscribers: lost,
        mrrCents: change,
      } = totalsOf(months, wholeMonth(month));
      const before = after - began + lost;
      const row = { month, before, after, began, lost, churn: churnOf(lost, before), mrrCents };
      after = before;
      mrrCents -= change;
      return row;
    })
    .toReversed();
}

/** Whoever subscribed and left within the month was not there at its beginning, so churn may be more than all. */
export const churnOf = (lost: number, before: number): number | null => (before > 0 ? lost / before : null);

/** The month before that of a day. */
export const monthBefore = (day: string): string => {
  const [year = 0, month = 0] = monthOf(day).split('-').map(Number);
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7);
};
