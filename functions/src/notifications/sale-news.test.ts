import type { Notification } from '@tempera/domain/conversations/notification';
import { durations } from '@tempera/domain/site/durations';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { describeSale, isNewSale, mergeSales, type SalesTold, skipSales } from './sale-news.ts';

const now = Date.UTC(2026, 0, 1);
const paid = {
  status: 'completed',
  paymentStatus: 'paid',
  totalCents: 1_488,
  currency: 'EUR',
  lines: [{ slug: 'ink', name: 'Ink', priceCents: 1_250, quantity: 1 }],
  customer: { name: 'Bo Buyer', email: 'bo@example.com' },
  date: Timestamp.fromMillis(now),
};
const pending = { ...paid, status: 'pending', paymentStatus: 'pending' };

it.each([
  ['paid after a while', pending, paid, true],
  ['paid at once', undefined, paid, true],
  ['tried again and paid', { ...pending, status: 'failed' }, paid, true],
  ['from a seed', undefined, { ...paid, date: Timestamp.fromMillis(now - 7_200_000) }, false],
  ['of no date', undefined, { ...paid, date: null }, false],
  ['free', undefined, { ...paid, paymentStatus: 'free', totalCents: 0 }, false],
  ['waiting', undefined, pending, false],
  ['changed in something else', paid, { ...paid, invoiceDue: true }, false],
  ['refunded', paid, { ...paid, status: 'refunded', paymentStatus: 'refunded' }, false],
  ['gone', paid, undefined, false],
] as const)('an order that is %s', (_what, before, after, isNews) => {
  expect(isNewSale(before, after, now)).toBe(isNews);
});

it('says what was sold, and not to whom', () => {
  expect(describeSale(paid)).toBe('Ink: €14.88');
});

/** After a round that brought so many, of so many in all. */
const round = (fresh: number, sold: number): SalesTold => ({
  sold,
  fresh,
  orderId: `ORD-${sold}`,
  text: 'Ink: €14.88',
});
const told = (stored: Notification | null, sales: SalesTold, at: number) =>
  mergeSales(stored, sales, at) ?? stored;

it('is one notification for all that came since it was read', () => {
  const first = told(null, round(1, 41), 1_000);
  expect(first).toMatchObject({
    title: 'New order',
    text: 'Ink: €14.88',
    link: '/admin/orders/ORD-41',
    count: 1,
    read: false,
  });
  const more = told(first, round(2, 43), 2_000);
  expect(more).toMatchObject({
    title: 'New orders',
    text: 'The latest: Ink: €14.88',
    link: '/admin/orders',
    count: 3,
  });
  expect(mergeSales(more, round(2, 43), 3_000)).toBeNull();
  const seen = { ...(more as Notification), read: true };
  expect(mergeSales(seen, round(2, 43), 3_000)).toBeNull();
  // A round that was missed comes with the next one.
  expect(mergeSales(seen, round(1, 45), 4_000)).toMatchObject({ count: 2, read: false });
});

it('has a mail ten minutes after the first order, and the next ten after the next one', () => {
  const first = told(null, round(1, 1), 0);
  const more = told(first, round(9, 10), 5_000) as Notification;
  expect(more.mailDue).toBe(durations.mailAfter);
  const mailed = { ...more, mailDue: null, mailed: true };
  expect(mergeSales(mailed, round(1, 11), 9_000_000)).toMatchObject({
    mailDue: 9_000_000 + durations.mailAfter,
    mailed: false,
    count: 11,
  });
});

it('keeps how many were in the last mail, unread or read', () => {
  const first = told(null, round(4, 4), 0) as Notification;
  const mailed = { ...first, mailDue: null, mailed: true, mailedTold: 4 };
  expect(mergeSales(mailed, round(4, 8), 9_000)).toMatchObject({ count: 8, told: 8, mailedTold: 4 });
  expect(mergeSales({ ...mailed, read: true }, round(4, 8), 9_000)).toMatchObject({
    count: 4,
    mailedTold: 4,
  });
  expect(first).not.toHaveProperty('mailedTold');
});

it('counts nothing of a time in which it was not wanted', () => {
  const first = told(null, round(1, 1), 0) as Notification;
  const skipped = skipSales({ ...first, read: true }, round(5, 6)) as Notification;
  expect(skipped).toMatchObject({ read: true, told: 6 });
  expect(skipSales(skipped, round(5, 6))).toBeNull();
  expect(skipSales(null, round(1, 1))).toBeNull();
  expect(mergeSales(skipped, round(1, 7), 9_000)).toMatchObject({ count: 1 });
});
