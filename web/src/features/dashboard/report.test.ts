import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { spansOf } from '@tempera/domain/reports/sales-period';
import { formatSpan, formatStep } from '@tempera/domain/site/calendar';
import { expect, it } from 'vitest';
import {
  customerInsights,
  formatGrowth,
  growthInsights,
  popularCategories,
  productInsights,
} from './insights.ts';
import { makeReport, reportToCsv } from './report.ts';

const spans = spansOf('7days', Date.UTC(2026, 10, 21));
const counts = { orders: 3, freeOrders: 1, units: 4, earnedCents: 1_005, newBuyers: 2, discountCents: 50 };
const day = { ...counts, orderGrossCents: 1_085, orderTaxCents: 80, orderFeesCents: 50, orderPayments: 2 };
const plans = {
  planGrossCents: 540,
  planTaxCents: 40,
  planPayments: 1,
  orderRefundsCents: 270,
  orderTaxCents: -20,
};
const report = makeReport(spans, {
  months: [
    {
      days: {
        '2026-11-10': { orders: 1, orderGrossCents: 804, orderPayments: 1 },
        '2026-11-20': day,
        '2026-11-21': { refunds: 1, ...plans },
      },
    },
  ],
  sold: [{ products: { neogate: { units: 3, cents: 1_005 }, '=gone': { units: 1, cents: 0 } } }],
  categoryOf: new Map([['neogate', 'auth']]),
});
const none = makeReport(spans, { months: [], sold: [], categoryOf: new Map() });

it('insights are of the data alone', () => {
  expect(customerInsights(report)).toEqual([
    ['First-time buyers', '2'],
    ['Orders by returning buyers', '1'],
    ['Share of orders by returning buyers', '33.3%'],
    ['Units per order', '1.33'],
  ]);
  expect(productInsights(report, 'USD')).toEqual([
    ['Products sold', '2'],
    ['Units sold', '4'],
    ['Best seller’s share of sales', '100%'],
    ['Free orders', '1'],
    ['Discounts given', '$0.50'],
  ]);
  expect(growthInsights(report, 'USD')).toEqual([
    ['Net revenue growth', '+49.9%'],
    ['Net revenue before', '$8.04'],
    ['Best day', 'Nov 20, $9.55'],
    ['Orders refunded since', '1'],
    ['Plan payments', '1'],
  ]);
});

it('what can’t be computed is not there', () => {
  expect(customerInsights(none).slice(2)).toEqual([
    ['Share of orders by returning buyers', null],
    ['Units per order', null],
  ]);
  expect(productInsights(none, 'USD')[2]?.[1]).toBeNull();
  expect(growthInsights(none, 'USD').slice(0, 3)).toEqual([
    ['Net revenue growth', null],
    ['Net revenue before', null],
    ['Best day', null],
  ]);
});

it('a file has every figure to the cent, and runs no formulas', () => {
  const names = {
    product: (slug: string) => slug,
    category: (slug: string | null) => slug ?? 'Not for sale now',
  };
  const lines = reportToCsv(report, names, 'EUR').split('\r\n');
  expect(lines[0]).toBe('\uFEFFsection,item,figure,value,unit');
  for (const line of [
    'Period,,From,2026-11-15,',
    'Summary,,Gross sales,16.25,EUR',
    'Summary,,Refunds,2.70,EUR',
    'Summary,,Tax,1.00,EUR',
    'Summary,,Fees,0.50,EUR',
    'Summary,,Net revenue,12.05,EUR',
    'Summary,Orders,Net revenue,7.05,EUR',
    'Summary,Plans,Net revenue,5.00,EUR',
    'Summary,Plans,Payments,1,',
    'Summary,,Orders,3,',
    'Previous period,,Net revenue,8.04,EUR',
    'By day,2026-11-20,Gross sales,10.85,EUR',
    'By day,2026-11-20,Net revenue,9.55,EUR',
    'By day,2026-11-15,Orders,0,',
    'Products,neogate,Sales,10.05,EUR',
    "Products,'=gone,Units sold,1,",
    'Categories,auth,Units sold,3,',
    'Categories,Not for sale now,Sales,0.00,EUR',
  ])
    expect(lines).toContain(line);
});

it('steps, spans and growth in words', () => {
  expect([formatStep('2026-11-01'), formatStep('2026-11')]).toEqual(['Nov 1', 'Nov 2026']);
  expect(formatSpan({ from: '2026-10-23', to: '2026-11-21' })).toBe('Oct 23 to Nov 21, 2026');
  expect(formatSpan({ from: '2025-12-01', to: '2026-11-21' })).toBe('Dec 1, 2025 to Nov 21, 2026');
  expect([0.125, -0.5, 0].map(formatGrowth)).toEqual(['+12.5%', '-50%', '0%']);
});

const row = (category: string, downloads: number) => ({ category, downloads }) as CatalogueRow;

it('sums downloads by category, the most first', () => {
  expect(popularCategories([row('b', 1), row('a', 1), row('c', 5), row('a', 3)])).toEqual([
    { category: 'c', products: 1, downloads: 5 },
    { category: 'a', products: 2, downloads: 4 },
    { category: 'b', products: 1, downloads: 1 },
  ]);
  expect(popularCategories([])).toEqual([]);
});
