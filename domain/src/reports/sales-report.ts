import { type BookSubject, type Books, booksOf } from './books.ts';
import { type Span, stepsOf } from './sales-period.ts';
import { type DayFigure, dayFigures, type ProductFigures } from './stats.ts';

/** `stats/sales/months/{YYYY-MM}`; what is missing is 0. */
export interface SalesMonth {
  days?: Record<string, Partial<Record<DayFigure, number>>>;
}
export type Totals = Record<DayFigure, number>;

/** The sums over some days of some months. */
export function totalsOf(months: readonly SalesMonth[], { from, to }: Span): Totals {
  const totals = Object.fromEntries(dayFigures.map((name) => [name, 0])) as Totals;
  for (const [day, figures] of months.flatMap(({ days }) => Object.entries(days ?? {}))) {
    if (day < from || day > to) continue;
    for (const name of dayFigures) totals[name] += figures[name] ?? 0;
  }
  return totals;
}

/** The books of some totals: of orders, of plans, and of both. */
export const booksOfTotals = (totals: Totals): Record<BookSubject | 'all', Books> => ({
  order: booksOf(totals, ['order']),
  plan: booksOf(totals, ['plan']),
  all: booksOf(totals),
});

/** Orders and books of each day or month of a span, the ones without any as well. */
export function seriesOf(months: readonly SalesMonth[], span: Span, by: 'day' | 'month') {
  return stepsOf(span, by).map((step) => {
    const within = by === 'day' ? { from: step, to: step } : monthWithin(step, span);
    const totals = totalsOf(months, within);
    return { step, orders: totals.orders, books: booksOfTotals(totals) };
  });
}
export type Series = ReturnType<typeof seriesOf>;

/** A month as far as it lies in a span. */
function monthWithin(month: string, { from, to }: Span): Span {
  const [first, last] = [`${month}-01`, `${month}-31`];
  return { from: first < from ? from : first, to: last > to ? to : last };
}

/** By how much a figure has grown, as a ratio: 0.125 is 12.5 percent. Null where nothing, or a loss, was before. */
export const growthOf = (now: number, before: number): number | null =>
  before <= 0 ? null : (now - before) / before;

/** What a paid order was sold for on average, tax included and refunds taken away, in cents; null without any. */
export const averageOrder = ({ earnedCents, orders, freeOrders }: Totals): number | null =>
  orders > freeOrders ? Math.round(earnedCents / (orders - freeOrders)) : null;

/** `stats/sales/productDays/{day}` and `stats/sales/productMonths/{month}`. */
export interface SoldProducts {
  products?: Record<string, Partial<ProductFigures>>;
}
export interface SoldProduct extends ProductFigures {
  slug: string;
}

/** What each product was sold for and how often, best first: by the amount, then by how often, then by name. */
export function soldOf(documents: readonly SoldProducts[]): SoldProduct[] {
  const sums = new Map<string, ProductFigures>();
  for (const [slug, sold] of documents.flatMap(({ products }) => Object.entries(products ?? {}))) {
    const sum = sums.get(slug) ?? { units: 0, cents: 0 };
    sums.set(slug, { units: sum.units + (sold.units ?? 0), cents: sum.cents + (sold.cents ?? 0) });
  }
  return [...sums]
    .map(([slug, sum]) => ({ slug, ...sum }))
    .filter(({ units, cents }) => units !== 0 || cents !== 0)
    .sort((a, b) => b.cents - a.cents || b.units - a.units || (a.slug < b.slug ? -1 : 1));
}

export interface SoldCategory extends ProductFigures {
  /** Its slug; null for products that are not listed any more. */
  category: string | null;
}

/** The same by the category that each product has now. */
export function soldByCategory(
  sold: readonly SoldProduct[],
  categoryOf: ReadonlyMap<string, string>,
): SoldCategory[] {
  const sums = new Map<string | null, ProductFigures>();
  for (const { slug, units, cents } of sold) {
    const category = categoryOf.get(slug) ?? null;
    const sum = sums.get(category) ?? { units: 0, cents: 0 };
    sums.set(category, { units: sum.units + units, cents: sum.cents + cents });
  }
  return [...sums]
    .map(([category, sum]) => ({ category, ...sum }))
    .sort((a, b) => b.cents - a.cents || b.units - a.units);
}
