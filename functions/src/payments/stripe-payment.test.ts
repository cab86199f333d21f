import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { paidWith, toPayment } from './stripe-payment.ts';

const intent = (fields: object = {}) =>
  ({
    id: 'pi_1',
    amount: 304,
    client_secret: 'pi_1_secret_1',
    metadata: { kind: 'order', orderId: 'ORD-1732161234567001', uid: 'ada' },
    status: 'requires_payment_method',
    last_payment_error: null,
    cancellation_reason: null,
    latest_charge: null,
    payment_method: null,
    ...fields,
  }) as unknown as Stripe.PaymentIntent;

const declined = { last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' } };

describe('a payment', () => {
  it.each([
    ['new, before it is confirmed', {}, 'new'],
    ['new, with a method', { status: 'requires_confirmation' }, 'new'],
    ['the buyer’s to confirm', { status: 'requires_action' }, 'requires-action'],
    ['the bank’s to decide', { status: 'processing' }, 'processing'],
    ['paid', { status: 'succeeded' }, 'paid'],
    ['declined', declined, 'failed'],
    ['canceled', { status: 'canceled' }, 'canceled'],
    ['canceled, once declined', { status: 'canceled', ...declined }, 'canceled'],
    ['of a state that nobody knows yet, which is not paid', { status: 'requires_patience' }, 'new'],
  ])('is %s', (_what, fields, state) => {
    expect(toPayment(intent(fields)).state).toBe(state);
  });

  it.each([
    ['the bank’s reason before Stripe’s', declined, { code: 'insufficient_funds' }],
    [
      'what it was declined for, once canceled',
      { status: 'canceled', ...declined },
      { code: 'insufficient_funds' },
    ],
    [
      'that it waited too long',
      { status: 'canceled', cancellation_reason: 'abandoned', ...declined },
      { code: 'expired' },
    ],
    ['nothing, paid at the second try', { status: 'succeeded', ...declined }, null],
    ['nothing, canceled by hand', { status: 'canceled', cancellation_reason: 'duplicate' }, null],
    [
      'that its buyer gave it up',
      { status: 'canceled', cancellation_reason: 'requested_by_customer' },
      { code: 'given-up' },
    ],
  ])('says as its failure %s', (_what, fields, failure) => {
    expect(toPayment(intent(fields)).failure).toEqual(failure);
  });

  it('names what it is for, an order or a charge of a plan', () => {
    expect(toPayment(intent()).about).toEqual({ kind: 'order', orderId: 'ORD-1732161234567001', uid: 'ada' });
    const plan = { kind: 'plan', chargeId: 'ada-1732161234567', uid: 'ada' };
    expect(toPayment(intent({ metadata: plan })).about).toEqual(plan);
  });

  it.each([{}, { kind: 'order' }, { kind: 'plan', orderId: 'ORD-1732161234567001' }, { orderId: 'ORD-1' }])(
    'is none of ours with %j',
    (metadata) => {
      expect(toPayment(intent({ metadata })).about).toBeNull();
    },
  );

  it('knows its fee once the charge’s transaction is there', () => {
    expect(toPayment(intent({ latest_charge: { id: 'ch_1', balance_transaction: null } }))).toMatchObject({
      charge: 'ch_1',
      fee: null,
    });
    const booked = { id: 'ch_1', balance_transaction: { fee: 39, currency: 'usd', exchange_rate: null } };
    expect(toPayment(intent({ latest_charge: booked })).fee).toEqual({ feeCents: 39 });
  });

  it('names a kept method by its number, and no other', () => {
    const card = { brand: 'visa', last4: '4242', country: 'US' };
    const method = { id: 'pm_1', type: 'card', customer: null, card };
    expect(toPayment(intent({ payment_method: method })).method).toEqual({ ...card, type: 'card', id: null });
    const kept = { ...method, customer: 'cus_1' };
    expect(toPayment(intent({ payment_method: kept })).method?.id).toBe('pm_1');
  });
});

it.each([
  [{ type: 'sepa_debit', sepa_debit: { last4: '3000', country: 'DE' } }, null, '3000', 'DE'],
  [{ type: 'paypal', paypal: { payer_email: 'ada@example.com', country: 'CH' } }, null, null, 'CH'],
  [{ type: 'link', link: {} }, null, null, null],
  [{ type: 'brand_new' }, null, null, null],
])('%j is told by what may be known of it', (method, brand, last4, country) => {
  expect(paidWith(method)).toEqual({ type: method.type, brand, last4, country });
});
