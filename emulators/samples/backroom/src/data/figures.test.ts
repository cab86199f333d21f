import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customersOf, dailyCents, findOrders, sortRows, totalsOf } from './figures.ts';
import type { Order } from './orders.ts';

const order = (id: string, more: Partial<Order> = {}): Order => ({
  id,
  customer: 'Blue Kettle',
  city: 'Chicago',
  date: '2026-06-30',
  items: [],
  cents: 1000,
  status: 'Paid',
  ...more,
});

const orders = [
  order('B-4', { customer: 'Paper Crane', city: 'Seattle' }),
  order('B-3', { status: 'Refunded' }),
  order('B-2', { date: '2026-06-29', cents: 500 }),
  order('B-1', { date: '2026-06-28', status: 'Pending' }),
];
const ids = (rows: Order[]) => rows.map(({ id }) => id).join(' ');

test('finds by any words, in any order', () => {
  assert.equal(ids(findOrders(orders, 'chicago kettle', '')), 'B-3 B-2 B-1');
  assert.equal(ids(findOrders(orders, 'b-4', '')), 'B-4');
  assert.equal(ids(findOrders(orders, '', 'Pending')), 'B-1');
});

test('sorts numbers as numbers, up and down', () => {
  assert.deepEqual(sortRows([10, 9, 100], (row) => row, false), [9, 10, 100]);
  assert.deepEqual(sortRows(['b', 'a'], (row) => row, true), ['b', 'a']);
});

test('leaves refunded orders out of the figures', () => {
  assert.deepEqual(dailyCents(orders, '2026-06-30', 2), [
    { date: '2026-06-29', cents: 500 },
    { date: '2026-06-30', cents: 1000 },
  ]);
  assert.deepEqual(totalsOf(orders, '2026-06-30', 2), { cents: 1500, orders: 2, average: 750, customers: 2 });
  assert.equal(totalsOf(orders, '2026-06-30', 2, 2).orders, 1);
  assert.equal(totalsOf([], '2026-06-30', 2).average, 0);
});

test('sums up each customer', () => {
  const kettle = { name: 'Blue Kettle', city: 'Chicago', orders: 3, cents: 1500, lastOrder: '2026-06-30' };
  assert.deepEqual(customersOf(orders)[1], kettle);
});
