import { type Currency, cents, formatMoney } from '@tempera/domain/money/money';
import type { Period, Span } from '@tempera/domain/reports/sales-period';
import {
  type SalesMonth,
  type Series,
  type SoldCategory,
  type SoldProduct,
  type SoldProducts,
  seriesOf,
  soldByCategory,
  soldOf,
  type Totals,
  totalsOf,
} from '@tempera/domain/reports/sales-report';

/** Everything that a report of a period shows. */
export interface Report {
  span: Span;
  by: 'day' | 'month';
  totals: Totals;
  before: Totals;
  series: Series;
  sold: readonly SoldProduct[];
  categories: readonly SoldCategory[];
}

interface Sources {
  months: readonly SalesMonth[];
  sold: readonly SoldProducts[];
  categoryOf: ReadonlyMap<string, string>;
}

export const periodNames: Record<Period, string> = {
  '7days': 'Last 7 days',
  '30days': 'Last 30 days',
  '6months': 'Last 6 months',
  '1year': 'Last 12 months',
};
/** What each period is compared with. */
export const periodsBefore: Record<Period, string> = {
  '7days': 'the 7 days before',
  '30days': 'the 30 days before',
  '6months': 'the same days 6 months earlier',
  '1year': 'the same days a year earlier',
};

export function makeReport(
  spans: { span: Span; before: Span; by: 'day' | 'month' },
  { months, sold, categoryOf }: Sources,
): Report {
  const { span, before, by } = spans;
  const products = soldOf(sold);
  return {
    span,
    by,
    totals: totalsOf(months, span),
    before: totalsOf(months, before),
    series: seriesOf(months, span, by),
    sold: products,
    categories: soldByCategory(products, categoryOf),
  };
}

/** `25%` of a whole; null of nothing. */
export const percentOf = (part: number, whole: number): string | null =>
  whole === 0
    ? null
    : new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 }).format(part / whole);

export const money = (amount: number, currency: Currency): string => formatMoney(cents(amount), currency);
