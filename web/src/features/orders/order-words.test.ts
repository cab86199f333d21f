import { cents } from '@tempera/domain/money/money';
import { asOrder } from '@tempera/domain/orders/read-order';
import { expect, it } from 'vitest';
import { eventWords, goodwillWords, refundPeriodWords } from './order-words.ts';

const day = 86_400_000;
const date = Date.UTC(2026, 9, 1, 12);
const paid = asOrder({
  id: 'ORD-1',
  uid: 'ada',
  totalCents: 900,
  status: 'completed',
  paymentStatus: 'paid',
  date,
});

it.each([
  [paid, 10, 30, 'Until Oct 31, 2026'],
  [paid, 31, 30, 'Ended Oct 31, 2026, 30 days after the order (Settings, Checkout)'],
  [paid, 1, 0, 'The store gives none (Settings, Checkout)'],
  [{ ...paid, status: 'refunded', paymentStatus: 'refunded', refundedCents: 900 }, 1, 30, null],
] as const)('%# says how long an order can be refunded, or why not', (order, days, refundDays, words) => {
  expect(refundPeriodWords(order, date + days * day, refundDays)).toBe(words);
});

it('says that a refund after the guarantee is goodwill, and nothing of it before', () => {
  expect(goodwillWords(paid, date + 30 * day, 30)).toBeNull();
  expect(goodwillWords(paid, date + 31 * day, 30)).toMatch(
    /^The refund period of this order ended on Oct 31, 2026\. .* goodwill/,
  );
  expect(goodwillWords(paid, date + day, 0)).toMatch(/^The store promises no refunds\./);
  expect(goodwillWords({ ...paid, status: 'refunded' }, date + 31 * day, 30)).toBeNull();
});

it('says of a refund what can’t be downloaded any more, and what its buyer has kept', () => {
  const line = (slug: string, name: string) => ({ slug, name, priceCents: cents(450), quantity: 1 });
  const order = { ...paid, lines: [line('ink', 'Ink'), line('paper', 'Paper')] };
  const event = { what: 'refunded' as const, details: { amountCents: 900, slugs: ['ink'], kept: ['paper'] } };
  expect(eventWords(event, order)).toBe(
    '$9.00; removed from library: Ink; kept, as they own it in another way: Paper',
  );
  expect(eventWords(event, { ...order, guest: true })).toContain('no longer available to download: Ink');
  expect(eventWords({ ...event, details: { slugs: [], kept: ['ink'] } }, order)).not.toContain('removed');
});
