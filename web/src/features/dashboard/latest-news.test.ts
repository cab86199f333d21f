import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import type { Order } from '@tempera/domain/orders/order';
import { asOrder } from '@tempera/domain/orders/read-order';
import { expect, it } from 'vitest';
import { latestNews } from './latest-news.ts';

const order = (id: string, status: Order['status'], date: number) =>
  ({ id, status, date, customer: { name: 'Ada' }, lines: [{ name: 'Neo' }, { name: 'Blog' }] }) as Order;
const row = (slug: string, dateAdded: number, updatedAt: number) =>
  ({ slug, title: slug, dateAdded, updatedAt }) as CatalogueRow;

it('three orders and two products, the latest first', () => {
  const orders = [order('4', 'completed', 90), order('3', 'failed', 50), order('2', 'refunded', 40)];
  const rows = [row('Old', 1, 1), row('New', 1, 60), row('Changed', 2 - 25 * 3_600_000, 70)];
  const news = latestNews([...orders, order('1', 'pending', 30)], rows);
  expect(news.map(({ text }) => text)).toEqual([
    'Ada bought Neo, Blog',
    'Changed was updated',
    'New was added',
    'Ada had a failed payment for Neo, Blog',
    'Ada bought Neo, Blog (refunded since)',
  ]);
});

it('an order that says neither who nor what has its id', () => {
  const [news] = latestNews([asOrder({ id: 'ORD-1', status: 'completed', date: 1 })], []);
  expect(news?.text).toBe('Someone bought order ORD-1');
});
