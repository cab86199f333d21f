import type { Stripe } from 'stripe';
import { askStripe, codeOf, isRejected, isUnknown } from './ask-stripe.ts';
import { disputeState } from './dispute-state.ts';
import { disputedAmount } from './disputed-amount.ts';
import {
  type Dispute,
  type Payment,
  type PaymentProvider,
  PaymentRejectedError,
  type PaymentRequest,
  type PaymentSource,
} from './payment-provider.ts';
import { keptMethods } from './stripe-customers.ts';
import { listEvents, readEvent } from './stripe-events.ts';
import { feesOf } from './stripe-fee.ts';
import { stripeListing } from './stripe-listing.ts';
import { cancellationReasons, paymentParts as expand, idOf, paidWith, toPayment } from './stripe-payment.ts';
import { stripePayouts } from './stripe-payouts.ts';
import { stripeRefunds } from './stripe-refunds.ts';
import { stripeSetups } from './stripe-setups.ts';
import { whileUnderWay } from './while-under-way.ts';

async function begin(request: PaymentRequest): Promise<Payment> {
  const { id, about, amountCents, currency, methodType, customer, keeps } = request;
  const wanted: Stripe.PaymentIntentCreateParams = {
    amount: amountCents,
    currency: currency.toLowerCase(),
    // What was chosen was allowed when it was chosen; nothing else may pay in its place.
    allowed_payment_method_types: [methodType as Stripe.PaymentIntentCreateParams.AllowedPaymentMethodType],
    metadata: { ...about },
    expand,
    ...(customer && { customer }),
    ...(keeps && { setup_future_usage: keeps === 'off-session' ? 'off_session' : 'on_session' }),
  };
  try {
    const make = (stripe: Stripe) =>
      whileUnderWay(() => stripe.paymentIntents.create(wanted, { idempotencyKey: id }));
    return toPayment(await askStripe('begin', make));
  } catch (cause) {
    throw isRejected(cause) ? new PaymentRejectedError(codeOf(cause)) : cause;
  }
}

async function lookup(reference: string): Promise<Payment> {
  const find = (stripe: Stripe) => stripe.paymentIntents.retrieve(reference, { expand });
  return toPayment(await askStripe('lookup', find));
}

/**
 * What is asked for and can't be done (any more) has been done before, or stands otherwise than we thought: how it stands
 * is the answer. A payment that is still as it was before a rejection has failed.
 */
async function orAsItStands(reference: string, done: Promise<Stripe.PaymentIntent>): Promise<Payment> {
  try {
    return toPayment(await done);
  } catch (cause) {
    if (!isRejected(cause)) throw cause;
    const payment = await lookup(reference);
    return payment.state === 'new'
      ? { ...payment, state: 'failed', failure: { code: codeOf(cause) } }
      : payment;
  }
}

const sourceOf = (how: PaymentSource): Stripe.PaymentIntentConfirmParams =>
  'token' in how
    ? { confirmation_token: how.token }
    : { payment_method: how.method, ...(how.offSession && { off_session: true }) };

/** Stripe's provider, and in demo projects without a key of it the simulator, which speaks as Stripe does. */
export const stripeProvider: PaymentProvider = {
  name: 'stripe',
  hosted: false,
  signatureHeader: 'stripe-signature',
  begin,
  lookup,
  confirm({ id, reference }, how, returnUrl) {
    const wanted = { ...sourceOf(how), ...(returnUrl && { return_url: returnUrl }), expand };
    const confirm = (stripe: Stripe) =>
      whileUnderWay(() =>
        stripe.paymentIntents.confirm(reference, wanted, { idempotencyKey: `${id}:confirm` }),
      );
    return orAsItStands(reference, askStripe('confirm', confirm));
  },
  cancel(reference, why) {
    const wanted = { ...(why && { cancellation_reason: cancellationReasons[why] }), expand };
    const cancel = (stripe: Stripe) => stripe.paymentIntents.cancel(reference, wanted);
    return orAsItStands(reference, askStripe('cancel', cancel));
  },
  async dispute(id): Promise<Dispute> {
    const found = await askStripe('dispute', (stripe) =>
      stripe.disputes.retrieve(id, { expand: ['charge'] }),
    );
    const { payment_intent: of, reason, status, charge, evidence_details: answering } = found;
    return {
      id,
      reference: idOf(of) ?? '',
      charge: idOf(charge) ?? '',
      state: disputeState(status),
      amountCents: disputedAmount(found).amountCents,
      reason,
      ...(answering.due_by && { dueAt: answering.due_by * 1_000 }),
      fees: feesOf(found.balance_transactions),
    };
  },
  onEvent: (rawBody, signature) =>
    askStripe('event', (stripe, secret) => readEvent(stripe, rawBody, signature, secret)),
  eventsBetween: (since, until) => askStripe('events', (stripe) => listEvents(stripe, since, until)),
  async accepts(token) {
    try {
      const found = await askStripe('accepts', (stripe) => stripe.confirmationTokens.retrieve(token));
      const { payment_intent: paid, setup_intent: kept, payment_method_preview: preview } = found;
      return paid || kept || !preview ? null : paidWith(preview);
    } catch (cause) {
      if (isUnknown(cause)) return null;
      throw cause;
    }
  },
  ...stripeListing,
  ...stripeRefunds,
  ...stripePayouts,
  ...keptMethods,
  ...stripeSetups,
};
