import { noConditions } from '@tempera/domain/orders/coupon';
import { formatDate } from '@tempera/domain/site/dates';
import { expect, it } from 'vitest';
import { conditionText } from './condition-text.ts';

const now = Date.UTC(2026, 10, 1);
const starts = Date.UTC(2026, 11, 1, 12);

it.each([
  ['nothing of an older one', {}, ''],
  ['nothing of one for anybody', noConditions, ''],
  ['how often', { perCustomer: 3 }, '3 per customer'],
  ['a first order, which is one', { perCustomer: 3, firstOrderOnly: true }, 'First order only'],
  ['one product', { products: ['a'] }, '1 product'],
  ['products and categories', { products: ['a', 'b'], categories: ['c', 'd'] }, '2 products · 2 categories'],
  ['when it starts', { startDate: starts, perCustomer: 1 }, `Starts ${formatDate(starts)} · 1 per customer`],
  ['no day that has come', { startDate: now }, ''],
] as const)('says %s', (_what, coupon, expected) => {
  expect(conditionText(structuredClone(coupon) as Parameters<typeof conditionText>[0], now)).toBe(expected);
});
