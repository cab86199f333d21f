import { toLinkedOrder } from '@tempera/domain/orders/linked-order';
import { type PaymentStatus, paymentStatuses } from '@tempera/domain/orders/order';
import { asOrder } from '@tempera/domain/orders/read-order';
import { describe, expect, it } from 'vitest';
import { lookOf } from './order-look.ts';

const order = (status: string, paymentStatus: PaymentStatus, failure?: string) =>
  asOrder({
    id: 'ORD-1732161234567001',
    customer: { name: 'Ada Example', email: 'ada@example.com' },
    status,
    paymentStatus,
    payment: { provider: 'stripe', failure },
  });

describe('an order that was not paid', () => {
  it.each([
    ['failed', 'Payment failed', 'insufficient_funds', /enough money/],
    ['failed', 'Payment failed', 'stolen_card', /^Your card was declined/],
    ['canceled', 'Payment canceled', undefined, /canceled/],
    ['expired', 'Payment expired', 'expired', /in time/],
  ] as const)('%s: %s says why, and that nothing was charged', (paymentStatus, title, failure, text) => {
    const look = lookOf(order('failed', paymentStatus, failure));
    expect(look.title).toBe(title);
    expect(look.text).toMatch(text);
    expect(look.text).toMatch(/Nothing was charged\.$/);
  });
});

it('tells who is waited for: the buyer, or their bank', () => {
  expect(lookOf(order('pending', 'requires-action')).text).toMatch(/asks you to confirm/);
  expect(lookOf(order('pending', 'processing')).text).toMatch(/few days.*email ada@example\.com/);
});

it('tells of PayPal who is to pay there, and by the link of an order of nobody', () => {
  const method = { type: 'paypal', brand: null, last4: null, country: null };
  const byPayPal = (status: string, paymentStatus: PaymentStatus, failure?: string) => {
    const shown = order(status, paymentStatus, failure);
    return { ...shown, payment: { ...shown.payment, method } };
  };
  const waiting = byPayPal('pending', 'requires-action');
  expect(lookOf(waiting).text).toMatch(/^PayPal asks you to confirm/);
  expect(lookOf(toLinkedOrder(waiting)).text).toMatch(/^This payment waits for you to confirm it/);
  expect(lookOf(byPayPal('pending', 'processing')).text).toMatch(/PayPal is still checking/);
  for (const [status, standing] of [
    ['completed', 'disputed'],
    ['refunded', 'charged-back'],
  ] as const) {
    expect(lookOf(byPayPal(status, standing)).text).toMatch(/^PayPal .* its payer/);
  }
  const refused = lookOf(byPayPal('failed', 'failed', 'payment_intent_authentication_failure')).text;
  expect(refused).toMatch(/confirmed with PayPal/);
  expect(refused).not.toMatch(/bank|card/);
});

it('speaks of no bank where the buyer pays on a provider’s own page, by what is known once they have', () => {
  for (const standing of ['requires-action', 'processing'] as const) {
    const { text } = lookOf(order('pending', standing));
    expect(text).toMatch(/The payment provider /);
    expect(text).not.toMatch(/bank/i);
  }
});

it('a dispute pauses the downloads of a complete order', () => {
  expect(lookOf(order('completed', 'disputed'))).toMatchObject({
    title: 'Payment disputed',
    text: expect.stringMatching(/Downloads are paused/),
  });
  expect(lookOf(order('refunded', 'charged-back')).title).toBe('Payment returned');
});

it.each(paymentStatuses)('%s has words whatever the order says', (paymentStatus) => {
  for (const status of ['completed', 'pending', 'failed', 'refunded']) {
    const look = lookOf(order(status, paymentStatus));
    expect(look.title && look.text).toBeTruthy();
  }
});

it('says what is true of a bank debit, and by the link of an order, which does not tell what was to pay', () => {
  const debit = order('failed', 'failed', 'generic_decline');
  const method = { type: 'sepa_debit', brand: null, last4: '3000', country: 'DE' };
  expect(lookOf({ ...debit, payment: { ...debit.payment, method } }).text).toMatch(
    /^Your bank declined this payment/,
  );
  expect(lookOf(toLinkedOrder(debit)).text).toMatch(/^This payment was declined/);
});

it('says that the link was mailed, but not to who has come by it', () => {
  const bought = { ...order('completed', 'paid'), mailed: true as const };
  const { text } = lookOf(bought);
  expect(text).toBe('Thank you, Ada Example. We also emailed a link to this order to ada@example.com.');
  const member = { ...bought, emailConfirmed: true as const };
  expect(lookOf(member).text).toBe(text);
  for (const seen of [toLinkedOrder(bought), { ...member, guest: true as const }]) {
    expect(lookOf(seen).text).toBe('Thank you, Ada Example.');
  }
});
