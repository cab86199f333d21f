import { type Currency, cents, toUnits } from '@tempera/domain/money/money';
import { toCsv } from '@tempera/domain/reports/csv';
import type { Totals } from '@tempera/domain/reports/sales-report';
import type { Report } from './report.ts';

/** What a report calls things by their ids. */
export interface Names {
  product: (slug: string) => string;
  category: (slug: string | null) => string;
}

const amounts = {
  earnedCents: 'Revenue',
  discountCents: 'Discounts given',
  refundedCents: 'Refunded',
} as const;
const counts = {
  orders: 'Orders',
  freeOrders: 'Free orders',
  units: 'Units sold',
  refunds: 'Orders with refunds',
  newBuyers: 'First-time buyers',
} as const;
const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];

function totalsRows(section: string, totals: Totals, unit: Currency): (string | number)[][] {
  return [
    ...keysOf(amounts).map((key) => [section, '', amounts[key], toUnits(cents(totals[key])), unit]),
    ...keysOf(counts).map((key) => [section, '', counts[key], totals[key], '']),
  ];
}

/** A report as one table, a figure on each line: of all products and steps, not only of those on screen. */
export function reportToCsv(report: Report, names: Names, unit: Currency): string {
  const { span, totals, before, series, sold, categories } = report;
  const revenue = (section: string, item: string, amount: number) => [
    section,
    item,
    'Revenue',
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
      ...totalsRows('Period before', before, unit),
      ...series.flatMap(({ step, earnedCents, orders }) => [
        revenue(`By ${report.by}`, step, earnedCents),
        [`By ${report.by}`, step, 'Orders', orders, ''],
      ]),
      ...sold.flatMap((one) => [
        revenue('Products', names.product(one.slug), one.cents),
        units('Products', names.product(one.slug), one.units),
      ]),
      ...categories.flatMap((one) => [
        revenue('Categories', names.category(one.category), one.cents),
        units('Categories', names.category(one.category), one.units),
      ]),
    ],
  );
}
