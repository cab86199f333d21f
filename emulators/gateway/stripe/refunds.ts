import type { Stripe } from 'stripe';
import { slowSeconds } from '../behaviors.ts';
import { randomId } from '../store/random-id.ts';
import type { Work } from '../store/work.ts';
import { moveBalance } from './balance.ts';
import { holdsCharge } from './disputes.ts';
import type { Params } from './form-body.ts';
import { listOf } from './list.ts';
import { bankOf } from './payment-methods.ts';
import { amountIn, metadataIn, oneOf, optional } from './read-params.ts';
import { invalid } from './stripe-error.ts';

export const refundParams = ['payment_intent', 'charge', 'amount', 'metadata', 'reason'] as const;

function chargeFor(work: Work, params: Params): Stripe.Charge {
  const intent = optional(params, 'payment_intent');
  const charge = optional(params, 'charge');
  if (!intent && !charge)
    throw invalid('One of the following params should be provided: charge, payment_intent.');
  if (charge) return work.get('charge', charge);
  const latest = work.get('payment_intent', String(intent)).latest_charge;
  const found = latest === null ? undefined : work.find('charge', String(latest));
  if (!found?.paid) {
    throw invalid(`This PaymentIntent (${intent}) does not have a successful charge to refund.`);
  }
  return found;
}

/** How much is given back. @throws StripeError where less is left */
function amountOf(work: Work, charge: Stripe.Charge, params: Params): number {
  if (!charge.paid) throw invalid('This charge has not been paid.');
  if (charge.refunded) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  if (work.all('dispute').some((one) => one.charge === charge.id && holdsCharge(one))) {
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  const left = charge.amount - charge.amount_refunded;
  const amount = amountIn(params, 'amount') ?? left;
  if (amount <= left) return amount;
  throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
    param: 'amount',
  });
}

/** So much more, or with a negative amount less, of a charge was given back. */
function countRefunded(work: Work, id: string, amount: number): Stripe.Charge {
  const charge = work.get('charge', id);
  const refunded = charge.amount_refunded + amount;
  return work.put({ ...charge, amount_refunded: refunded, refunded: refunded === charge.amount });
}

/** The money did not arrive: it is the store's again. */
export function failRefund(work: Work, id: string): Stripe.Refund {
  const refund = work.get('refund', id);
  const { amount, currency } = refund;
  const moved = { amount, fee: 0, currency, source: id, reporting_category: 'refund_failure' };
  const back = moveBalance(work, { ...moved, type: 'refund_failure' });
  countRefunded(work, String(refund.charge), -amount);
  const failed = work.put<Stripe.Refund>({
    ...refund,
    failure_balance_transaction: back.id,
    failure_reason: 'expired_or_canceled_card',
    status: 'failed',
  });
  work.tell('refund.failed', failed);
  return failed;
}

export function completeRefund(work: Work, id: string): Stripe.Refund {
  const done = work.put<Stripe.Refund>({ ...work.get('refund', id), status: 'succeeded' });
  work.tell('refund.updated', done);
  return done;
}

export const refunds = {
  create(work: Work, params: Params) {
    const charge = chargeFor(work, params);
    const amount = amountOf(work, charge, params);
    const id = randomId('re');
    const moved = {
      amount: -amount,
      fee: 0,
      currency: charge.currency,
      source: id,
      reporting_category: 'refund',
    };
    const balance = moveBalance(work, { ...moved, type: 'refund' });
    const { behavior } = bankOf(work, String(charge.payment_method));
    const refund: Stripe.Refund = {
      id,
      object: 'refund',
      amount,
      balance_transaction: balance.id,
      charge: charge.id,
      created: work.now,
      currency: charge.currency,
      customer: null,
      customer_account: null,
      metadata: metadataIn(params),
      payment_intent: charge.payment_intent,
      payment_method: charge.payment_method,
      reason: oneOf(params, 'reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null,
      receipt_number: null,
      source_transfer_reversal: null,
      status: behavior === 'refund-pending' ? 'pending' : 'succeeded',
      transfer_reversal: null,
    };
    const at = work.now + slowSeconds;
    if (behavior === 'refund-pending') work.put({ object: 'due', id, at, what: 'refund', isDone: false });
    if (behavior === 'refund-fails') work.put({ object: 'due', id, at, what: 'fail-refund', isDone: false });
    work.tell('refund.created', work.put(refund));
    work.tell('charge.refunded', countRefunded(work, charge.id, amount));
    return refund;
  },
  retrieve: (work: Work, _params: Params, id: string) => work.get('refund', id),
  list(work: Work, params: Params) {
    const [charge, intent] = [optional(params, 'charge'), optional(params, 'payment_intent')];
    const found = work
      .all('refund')
      .filter((one) => (!charge || one.charge === charge) && (!intent || one.payment_intent === intent));
    return listOf('/v1/refunds', found, params);
  },
};
