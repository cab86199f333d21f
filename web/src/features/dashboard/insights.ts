import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import type { Currency } from '@tempera/domain/money/money';
import { booksOfTotals, growthOf } from '@tempera/domain/reports/sales-report';
import { formatStep } from '@tempera/domain/site/calendar';
import { formatCount } from '@tempera/domain/site/plain-text';
import { money, percentOf, type Report } from './report.ts';

type Insights = (readonly [name: string, figure: string | null])[];

/** Who bought: people for the first time, and those who came back. Null stands for what there is no figure of. */
export function customerInsights({ totals }: Report): Insights {
  const { orders, newBuyers } = totals;
  const returning = orders - newBuyers;
  return [
    ['First-time buyers', formatCount(newBuyers)],
    ['Orders by returning buyers', formatCount(returning)],
    ['Share of orders by returning buyers', percentOf(returning, orders)],
    ['Units per order', orders === 0 ? null : (totals.units / orders).toFixed(2)],
  ];
}

/** What was sold. */
export function productInsights({ totals, sold }: Report, currency: Currency): Insights {
  const [best] = sold;
  return [
    ['Products sold', formatCount(sold.filter(({ units }) => units > 0).length)],
    ['Units sold', formatCount(totals.units)],
    ['Best seller’s share of sales', best ? percentOf(best.cents, totals.earnedCents) : null],
    ['Free orders', formatCount(totals.freeOrders)],
    ['Discounts given', money(totals.discountCents, currency)],
  ];
}

/** How it goes. */
export function growthInsights({ totals, before, series, by }: Report, currency: Currency): Insights {
  const netOf = ({ books }: (typeof series)[number]) => books.all.netCents;
  const best = series.reduce((top, step) => (netOf(step) > netOf(top) ? step : top));
  const [now, earlier] = [booksOfTotals(totals).all, booksOfTotals(before).all];
  const growth = growthOf(now.netCents, earlier.netCents);
  return [
    ['Net revenue growth', growth === null ? null : formatGrowth(growth)],
    ['Net revenue before', earlier.payments === 0 ? null : money(earlier.netCents, currency)],
    [`Best ${by}`, netOf(best) > 0 ? `${formatStep(best.step)}, ${money(netOf(best), currency)}` : null],
    ['Orders refunded since', formatCount(totals.refunds)],
    ['Plan payments', formatCount(totals.planPayments)],
  ];
}

/** By how much a figure has grown, `+12.5%`; a sign of its own for less, and none where nothing has changed. */
export const formatGrowth = (growth: number): string =>
  new Intl.NumberFormat('en-US', {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(growth);

interface PopularCategory {
  category: string;
  products: number;
  downloads: number;
}

/** Categories of active products, those first whose products are downloaded most. */
export function popularCategories(rows: readonly CatalogueRow[]): PopularCategory[] {
  const found = new Map<string, PopularCategory>();
  for (const { category, downloads } of rows) {
    const sum = found.get(category) ?? { category, products: 0, downloads: 0 };
    found.set(category, { category, products: sum.products + 1, downloads: sum.downloads + downloads });
  }
  return [...found.values()].sort(
    (a, b) => b.downloads - a.downloads || b.products - a.products || (a.category < b.category ? -1 : 1),
  );
}
