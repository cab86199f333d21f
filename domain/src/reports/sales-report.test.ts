import { describe, expect, it } from 'vitest';
import { spansOf, stepsOf } from './sales-period.ts';
import {
  averageOrder,
  growthOf,
  type SalesMonth,
  seriesOf,
  soldByCategory,
  soldOf,
  totalsOf,
} from './sales-report.ts';

const at = (text: string) => Date.parse(text);

describe('spansOf', () => {
  it.each([
    ['7days', '2026-11-21T23:59:59Z', '2026-11-15', '2026-11-21', '2026-11-08', '2026-11-14'],
    ['30days', '2026-11-21T00:00:00Z', '2026-10-23', '2026-11-21', '2026-09-23', '2026-10-22'],
    ['6months', '2026-11-21T12:00:00Z', '2026-06-01', '2026-11-21', '2025-12-01', '2026-05-21'],
    ['6months', '2026-08-31T12:00:00Z', '2026-03-01', '2026-08-31', '2025-09-01', '2026-02-28'],
    ['1year', '2024-02-29T12:00:00Z', '2023-03-01', '2024-02-29', '2022-03-01', '2023-02-28'],
  ] as const)('%s at %s', (period, now, from, to, beforeFrom, beforeTo) => {
    expect(spansOf(period, at(now))).toMatchObject({
      span: { from, to },
      before: { from: beforeFrom, to: beforeTo },
    });
  });

  it.each([
    ['7days', 7],
    ['30days', 30],
    ['6months', 6],
    ['1year', 12],
  ] as const)('%s has %i steps, before as now', (period, count) => {
    const { span, before, by } = spansOf(period, at('2026-03-31'));
    expect([stepsOf(span, by).length, stepsOf(before, by).length]).toEqual([count, count]);
  });
});

const months: SalesMonth[] = [
  {
    days: {
      '2026-10-31': { earnedCents: 100, orders: 1, orderGrossCents: 100 },
      '2026-10-30': { earnedCents: 7 },
    },
  },
  {
    days: {
      '2026-11-01': { earnedCents: 300, orders: 3, freeOrders: 1, planGrossCents: 300, planTaxCents: 9 },
    },
  },
  {},
];

describe('sums', () => {
  const span = { from: '2026-10-31', to: '2026-11-02' };

  it('are of the days of a span alone', () => {
    expect(totalsOf(months, span)).toMatchObject({ earnedCents: 400, orders: 4, freeOrders: 1, refunds: 0 });
  });

  it('by day and by month add up to them', () => {
    const shown = (by: 'day' | 'month') =>
      seriesOf(months, span, by).map(({ step, orders, books }) => {
        const { all, order, plan } = books;
        return [step, orders, all.grossCents, order.netCents, plan.netCents];
      });
    expect(shown('day')).toEqual([
      ['2026-10-31', 1, 100, 100, 0],
      ['2026-11-01', 3, 300, 0, 291],
      ['2026-11-02', 0, 0, 0, 0],
    ]);
    expect(shown('month')).toEqual([
      ['2026-10', 1, 100, 100, 0],
      ['2026-11', 3, 300, 0, 291],
    ]);
  });

  it('have an average of paid orders, where there are any', () => {
    expect(averageOrder(totalsOf(months, span))).toBe(133);
    expect(averageOrder(totalsOf([], span))).toBeNull();
  });
});

it('growth needs something to compare with', () => {
  expect([growthOf(9, 8), growthOf(0, 8), growthOf(5, 0), growthOf(0, 0)]).toEqual([0.125, -1, null, null]);
});

it('products are summed, and by the category that they have now', () => {
  const sold = soldOf([
    { products: { a: { units: 1, cents: 100 }, b: { units: 2, cents: 300 }, gone: { units: 1 } } },
    { products: { a: { units: 1, cents: 400 }, c: { units: 0, cents: 0 } } },
    {},
  ]);
  expect(sold).toEqual([
    { slug: 'a', units: 2, cents: 500 },
    { slug: 'b', units: 2, cents: 300 },
    { slug: 'gone', units: 1, cents: 0 },
  ]);
  const categories = new Map([
    ['a', 'auth'],
    ['b', 'auth'],
  ]);
  expect(soldByCategory(sold, categories)).toEqual([
    { category: 'auth', units: 4, cents: 800 },
    { category: null, units: 1, cents: 0 },
  ]);
});
