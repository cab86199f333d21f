import type { OrderDispute } from '@tempera/domain/orders/order';
import { expect, it } from 'vitest';
import { paymentNews } from './payment-news.ts';

const paid = { currency: 'USD', refundedCents: 0, payment: { method: { type: 'card' } } };
const disputed = (state: OrderDispute['state'], id = 'dp_1') => ({
  ...paid,
  dispute: { id, state, amountCents: 304, reason: 'fraudulent', at: 1 },
});

it.each([
  ['asked about', paid, disputed('inquiry'), 'The bank asks about a payment'],
  ['asked about no more', disputed('inquiry'), disputed('closed'), 'The bank asks about a payment no more'],
  ['disputed', paid, disputed('open'), 'Payment disputed'],
  ['won', disputed('open'), disputed('won'), 'Dispute won'],
  ['lost', disputed('open'), disputed('lost'), 'Dispute lost'],
  ['disputed once more', disputed('won'), disputed('open', 'dp_2'), 'Payment disputed'],
  ['disputed as before', disputed('open'), { ...disputed('open'), invoiceDue: true }, undefined],
  ['refunded', paid, { ...paid, refundedCents: 304 }, undefined],
  ['not refunded after all', { ...paid, refundedCents: 304 }, paid, 'A refund did not arrive'],
  [
    'of an account that is gone',
    paid,
    { ...paid, amountCents: 304, personGone: true },
    'A deleted account has paid for a plan',
  ],
  ['gone', paid, undefined, undefined],
] as const)('a payment that is %s', (_what, before, after, title) => {
  const news = paymentNews('ORD-1', '/admin/orders/ORD-1', before, after);
  expect(news?.title).toBe(title);
  if (news) expect(news).toMatchObject({ kind: 'payment', id: 'ORD-1', link: '/admin/orders/ORD-1' });
});

it.each([
  [{ method: { type: 'paypal' } }, 'PayPal asks about a payment'],
  [{ type: 'paypal' }, 'PayPal asks about a payment'],
  [{ type: 'sepa_debit' }, 'The bank asks about a payment'],
  [{ method: null }, 'The payment provider asks about a payment'],
])('names who asks about what was paid by %j', (payment, title) => {
  expect(paymentNews('ORD-1', '/', paid, { ...disputed('inquiry'), payment })?.title).toBe(title);
});

it('says of what and how much', () => {
  const news = paymentNews('ORD-1', '/', paid, disputed('open'));
  expect(news?.text).toMatch(/^ORD-1: \$3\.04\. /);
  const id = 'a1b2c3d4e5f6a7b8c9d0e1f2a3b4-renewal-1764158400000-9f86d081884c7d65';
  const plan = { ...disputed('open'), planName: 'Enterprise' };
  const dueAt = Date.UTC(2026, 8, 30);
  const ofPlan = paymentNews(id, '/', paid, { ...plan, dispute: { ...plan.dispute, dueAt } });
  expect(ofPlan?.text).toBe(
    'The Enterprise plan: $3.04. Answer it by September 30, 2026, with evidence in the payment provider’s dashboard.',
  );
});

it('says until when a dispute or an inquiry can be answered, where the provider does', () => {
  const textOf = (state: OrderDispute['state'], dueAt?: number) => {
    const { dispute, ...rest } = disputed(state);
    const after = { ...rest, dispute: { ...dispute, ...(dueAt && { dueAt }) } };
    return paymentNews('ORD-1', '/', paid, after)?.text;
  };
  const dueAt = Date.UTC(2026, 11, 2, 23, 59);
  expect(textOf('open', dueAt)).toContain('Answer it by December 2, 2026, with evidence');
  expect(textOf('inquiry', dueAt)).toContain('Answer it by December 2, 2026, in the payment');
  expect(textOf('open')).toContain('Answer it with evidence');
  expect(textOf('won', dueAt)).not.toContain('December');
});
