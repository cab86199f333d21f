import { asOrder } from '@tempera/domain/orders/read-order';
import { expect, it } from 'vitest';
import { boughtTwice } from './bought-twice.ts';

const order = (id: string, slugs: readonly string[], more: object = {}) =>
  asOrder({
    id,
    uid: 'ada',
    lines: slugs.map((slug) => ({ slug, name: slug.toUpperCase(), priceCents: 450, quantity: 1 })),
    status: 'completed',
    paymentStatus: 'paid',
    ...more,
  });
const bought = order('ORD-1', ['ink', 'paper']);

it('names the templates that another paid order holds as well, by that order', () => {
  const others = [
    order('ORD-2', ['paper', 'pen']),
    order('ORD-3', ['pen']),
    order('ORD-4', ['ink', 'paper']),
  ];
  expect(boughtTwice(bought, others)).toEqual([
    { id: 'ORD-2', names: ['PAPER'] },
    { id: 'ORD-4', names: ['INK', 'PAPER'] },
  ]);
});

it.each([
  ['refunded', { status: 'refunded', paymentStatus: 'refunded' }],
  ['not paid', { status: 'failed', paymentStatus: 'failed' }],
  ['free', { paymentStatus: 'free' }],
  ['withdrawn with a part', { paymentStatus: 'partly-refunded', withdrawn: ['ink'] }],
])('counts nothing that was %s, on either side', (_what, more) => {
  const other = order('ORD-2', ['ink'], more);
  expect(boughtTwice(bought, [other])).toEqual([]);
  expect(boughtTwice(other, [bought])).toEqual([]);
});
