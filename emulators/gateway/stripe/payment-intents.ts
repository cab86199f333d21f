import type { Stripe } from 'stripe';
import { randomId } from '../store/random-id.ts';
import type { Work } from '../store/work.ts';
import { clientSecretOf, confirmIntent, confirmParams, unexpected } from './confirm-intent.ts';
import type { Params } from './form-body.ts';
import { listOf } from './list.ts';
import { liveCustomer } from './payment-methods.ts';
import { amountIn, isTrue, listIn, metadataIn, oneOf, optional, required } from './read-params.ts';
import { invalid } from './stripe-error.ts';

type Intent = Stripe.PaymentIntent;

export const intentParams = [
  'amount',
  'currency',
  'customer',
  'allowed_payment_method_types',
  'payment_method_types',
  'automatic_payment_methods',
  'description',
  'metadata',
  'confirm',
  'capture_method',
  ...confirmParams,
] as const;

/** Less is not worth Stripe's while, in cents. */
const smallest = 50;
const currencies = ['usd', 'eur', 'gbp', 'chf', 'nok', 'sek', 'dkk', 'pln', 'cad', 'aud', 'jpy'];
/** What the simulated account can be paid with. */
const accountTypes = ['card', 'paypal', 'sepa_debit'];

function terms(params: Params) {
  const amount = amountIn(params, 'amount');
  if (amount === undefined) required(params, 'amount');
  const currency = required(params, 'currency').toLowerCase();
  if (!currencies.includes(currency)) throw invalid(`Invalid currency: ${currency}.`, { param: 'currency' });
  if (Number(amount) < smallest) {
    throw invalid('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
  }
  if (Number(amount) > 99_999_999) {
    throw invalid('Amount must be no more than $999,999.99', { code: 'amount_too_large', param: 'amount' });
  }
  return { amount: Number(amount), currency };
}

function typesIn(params: Params) {
  const allowed = listIn(params, 'allowed_payment_method_types');
  const fixed = listIn(params, 'payment_method_types');
  const unknown = [...(allowed ?? []), ...(fixed ?? [])].find((type) => !accountTypes.includes(type));
  if (unknown) {
    throw invalid(`The payment method type "${unknown}" is invalid.`, { param: 'payment_method_types' });
  }
  return {
    allowed_payment_method_types: (allowed ?? null) as Intent['allowed_payment_method_types'],
    automatic_payment_methods: fixed ? null : { allow_redirects: 'always' as const, enabled: true },
    payment_method_types: fixed ?? allowed ?? accountTypes,
  };
}

export const paymentIntents = {
  create(work: Work, params: Params, _id: string, simulator: string) {
    const customer = optional(params, 'customer') ?? null;
    if (customer) liveCustomer(work, customer);
    const id = randomId('pi');
    const source = optional(params, 'payment_method') ?? null;
    if (source) work.get('payment_method', source);
    const intent: Intent = {
      id,
      object: 'payment_intent',
      ...terms(params),
      ...typesIn(params),
      amount_capturable: 0,
      amount_received: 0,
      application: null,
      application_fee_amount: null,
      canceled_at: null,
      cancellation_reason: null,
      capture_method: 'automatic_async',
      client_secret: clientSecretOf(id),
      confirmation_method: 'automatic',
      created: work.now,
      customer,
      customer_account: null,
      description: optional(params, 'description') ?? null,
      excluded_payment_method_types: null,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      managed_payments: null,
      metadata: metadataIn(params),
      next_action: null,
      on_behalf_of: null,
      payment_method: source,
      payment_method_configuration_details: null,
      payment_method_options: {},
      payment_record: null,
      processing: null,
      receipt_email: optional(params, 'receipt_email') ?? null,
      review: null,
      setup_future_usage: oneOf(params, 'setup_future_usage', ['off_session', 'on_session']) ?? null,
      shipping: null,
      source: null,
      statement_descriptor: null,
      statement_descriptor_suffix: null,
      status: source ? 'requires_confirmation' : 'requires_payment_method',
      transfer_data: null,
      transfer_group: null,
    };
    work.tell('payment_intent.created', work.put(intent));
    return isTrue(params, 'confirm') ? confirmIntent(work, params, id, simulator) : intent;
  },
  retrieve: (work: Work, _params: Params, id: string) => work.get('payment_intent', id, 'intent'),
  confirm: confirmIntent,
  cancel(work: Work, params: Params, id: string) {
    const intent = work.get('payment_intent', id, 'intent');
    const open = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
    if (!open.includes(intent.status)) throw unexpected(intent, 'cancel');
    const reasons = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const;
    const canceled = work.put<Intent>({
      ...intent,
      canceled_at: work.now,
      cancellation_reason: oneOf(params, 'cancellation_reason', reasons) ?? null,
      next_action: null,
      status: 'canceled',
    });
    work.tell('payment_intent.canceled', canceled);
    return canceled;
  },
  list(work: Work, params: Params) {
    const customer = optional(params, 'customer');
    const found = work.all('payment_intent').filter((one) => !customer || one.customer === customer);
    return listOf('/v1/payment_intents', found, params);
  },
};
