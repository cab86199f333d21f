import { type Currency, cents, formatMoney, toUnits } from '@tempera/domain/money/money';
import type { Books } from '@tempera/domain/reports/books';
import { toCsv } from '@tempera/domain/reports/csv';
import type { Period, Span } from '@tempera/domain/reports/sales-period';
import {
  booksOfTotals,
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

/** What a report calls things by their ids. */
export interface Names {
  product: (slug: string) => string;
  category: (slug: string | null) => string;
}

/** What the books say, in the order in which the last follows from the others. */
export const bookNames = {
  grossCents: 'Gross sales',
  refundsCents: 'Refunds',
  disputesCents: 'Disputes',
  taxCents: 'Tax',
  feesCents: 'Fees',
  netCents: 'Net revenue',
} as const satisfies Partial<Record<keyof Books, string>>;
export type BookAmount = keyof typeof bookNames;
export const bookAmounts = Object.keys(bookNames) as BookAmount[];

const ofOrders = {
  earnedCents: 'Product sales',
  discountCents: 'Discounts given',
} as const;
const counts = {
  orders: 'Orders',
  freeOrders: 'Free orders',
  units: 'Units sold',
  refunds: 'Orders refunded since',
  newBuyers: 'First-time buyers',
} as const;
const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];

const bookRows = (section: string, item: string, books: Books, unit: Currency) =>
  bookAmounts.map((key) => [section, item, bookNames[key], toUnits(cents(books[key])), unit]);

function totalsRows(section: string, totals: Totals, unit: Currency): (string | number)[][] {
  const { all, order, plan } = booksOfTotals(totals);
  return [
    ...bookRows(section, '', all, unit),
    ...bookRows(section, 'Orders', order, unit),
    ...bookRows(section, 'Plans', plan, unit),
    [section, 'Plans', 'Payments', totals.planPayments, ''],
    ...keysOf(ofOrders).map((key) => [section, '', ofOrders[key], toUnits(cents(totals[key])), unit]),
    ...keysOf(counts).map((key) => [section, '', counts[key], totals[key], '']),
  ];
}

/** A report as one table, a figure on each line: of all products and steps, not only of those on screen. */
export function reportToCsv(report: Report, names: Names, unit: Currency): string {
  const { span, totals, before, series, sold, categories } = report;
  const sales = (section: string, item: string, amount: number) => [
    section,
    item,
    'Sales',
    toUnits(cents(amount)),
    unit,
  ];
  const units = (section: string, item: string, count: number) => [section, item, 'Units sold', count, ''];
  return toCsv(
    ['section', 'item', 'figure', 'value', 'unit'],
    [
      ['Period', '', 'From', span.from, ''],
      ['Period', '', 'To', span.to, ''],
      ...totalsRows('Summary', totals, unit),
      ...totalsRows('Previous period', before, unit),
      ...series.flatMap(({ step, books, orders }) => [
        ...bookRows(`By ${report.by}`, step, books.all, unit),
        [`By ${report.by}`, step, 'Orders', orders, ''],
      ]),
      ...sold.flatMap((one) => [
        sales('Products', names.product(one.slug), one.cents),
        units('Products', names.product(one.slug), one.units),
      ]),
      ...categories.flatMap((one) => [
        sales('Categories', names.category(one.category), one.cents),
        units('Categories', names.category(one.category), one.units),
      ]),
    ],
  );
}
