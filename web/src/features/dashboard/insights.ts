import type { Currency } from '@tempera/domain/money/money';
import { growthOf } from '@tempera/domain/reports/sales-report';
import { formatStep } from '@tempera/domain/site/calendar';
import { formatGrowth } from './format-growth.ts';
import { money, percentOf, type Report } from './report.ts';

type Insights = (readonly [name: string, figure: string | null])[];

const count = (figure: number) => figure.toLocaleString('en-US');

/** Who bought: people for the first time, and those who came back. Null stands for what there is no figure of. */
export function customerInsights({ totals }: Report): Insights {
  const { orders, newBuyers } = totals;
  const returning = orders - newBuyers;
  return [
    ['First-time buyers', count(newBuyers)],
    ['Orders by returning buyers', count(returning)],
    ['Returning share of orders', percentOf(returning, orders)],
    ['Units per order', orders === 0 ? null : (totals.units / orders).toFixed(2)],
  ];
}

/** What was sold. */
export function productInsights({ totals, sold }: Report, currency: Currency): Insights {
  const [best] = sold;
  return [
    ['Products sold', count(sold.filter(({ units }) => units > 0).length)],
    ['Units sold', count(totals.units)],
    ['Best seller’s share of revenue', best ? percentOf(best.cents, totals.earnedCents) : null],
    ['Free orders', count(totals.freeOrders)],
    ['Discounts given', money(totals.discountCents, currency)],
  ];
}

/** How it goes. */
export function growthInsights({ totals, before, series, by }: Report, currency: Currency): Insights {
  const best = series.reduce((top, step) => (step.earnedCents > top.earnedCents ? step : top));
  const growth = growthOf(totals.earnedCents, before.earnedCents);
  return [
    ['Revenue growth', growth === null ? null : formatGrowth(growth)],
    ['Revenue before', before.orders === 0 ? null : money(before.earnedCents, currency)],
    [
      `Best ${by}`,
      best.earnedCents > 0 ? `${formatStep(best.step)}, ${money(best.earnedCents, currency)}` : null,
    ],
    ['Orders with refunds', count(totals.refunds)],
    ['Refunded', money(totals.refundedCents, currency)],
  ];
}
