import type { Stripe } from 'stripe';
import { type Behavior, slowSeconds } from '../behaviors.ts';
import { randomId } from '../store/random-id.ts';
import type { Work } from '../store/work.ts';
import { addCharge } from './charge-shape.ts';
import { spendToken } from './confirmation-tokens.ts';
import { type Decline, declined, declines } from './declines.ts';
import type { Params } from './form-body.ts';
import { fail, pay, wait } from './pay-intent.ts';
import { bankOf, makeMethod } from './payment-methods.ts';
import { isTrue, oneOf, optional } from './read-params.ts';
import { invalid } from './stripe-error.ts';

type Intent = Stripe.PaymentIntent;

export const confirmParams = [
  'confirmation_token',
  'payment_method',
  'off_session',
  'return_url',
  'setup_future_usage',
  'receipt_email',
] as const;

/** What the payment is not in a state for. */
export const unexpected = (intent: Intent, done: string) =>
  invalid(`You cannot ${done} this PaymentIntent because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });

/** @throws StripeError where this intent does not take such a method, or the method is another's or spent */
function check(work: Work, intent: Intent, method: Stripe.PaymentMethod): void {
  if (!intent.payment_method_types.includes(method.type)) {
    throw invalid(`The PaymentMethod type ${method.type} is not allowed by this PaymentIntent.`, {
      code: 'payment_intent_incompatible_payment_method',
      param: 'payment_method',
    });
  }
  if (method.customer !== null && method.customer !== intent.customer) {
    throw invalid('The payment method you provided belongs to another customer.', {
      param: 'payment_method',
    });
  }
  if (bankOf(work, method.id).isSpent) {
    throw invalid(
      'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment or was detached from a Customer, and may not be used again.',
    );
  }
}

function methodFor(work: Work, intent: Intent, params: Params): Stripe.PaymentMethod {
  const token = optional(params, 'confirmation_token');
  if (token) {
    const { preview, behavior } = spendToken(work, token, { payment_intent: intent.id });
    return makeMethod(work, preview, behavior);
  }
  const id = optional(params, 'payment_method') ?? (intent.payment_method as string | null);
  if (!id) {
    throw invalid('You cannot confirm this PaymentIntent because it’s missing a payment method.', {
      code: 'payment_intent_unexpected_state',
    });
  }
  return work.get('payment_method', id);
}

/** Why the bank won't have it; null where it will. */
function declineOf(behavior: Behavior, hasPaid: boolean): Decline | null {
  if (behavior === 'insufficient') return declines.insufficient;
  return behavior === 'declined' || (behavior === 'paid-once' && hasPaid) ? declines.declined : null;
}

/** Whether the bank asks its holder, who has or has not agreed before to be charged without being asked. */
const asksHolder = (behavior: Behavior, offSession: boolean, isSetUp: boolean): boolean =>
  behavior === 'authenticate-always' || (behavior === 'authenticate' && !(offSession && isSetUp));

function failNow(work: Work, intent: Intent, method: Stripe.PaymentMethod, decline: Decline): never {
  const reason = { code: decline.code, message: decline.message };
  const charge = addCharge(work, intent, method, 'failed', reason);
  const failed = fail(work, intent, method, decline, charge);
  throw declined(decline, { payment_intent: failed }, method, charge.id);
}

function ask(work: Work, intent: Intent, method: string, returnUrl: string, simulator: string): Intent {
  const url = `${simulator}/_simulator/challenge/${intent.id}`;
  const asking = work.put<Intent>({
    ...intent,
    last_payment_error: null,
    next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } },
    payment_method: method,
    status: 'requires_action',
  });
  work.tell('payment_intent.requires_action', asking);
  return asking;
}

/** Charges, unless the bank declines (402), asks the person, or takes its time. `simulator` is the simulator's own address. */
export function confirmIntent(work: Work, params: Params, id: string, simulator: string): Intent {
  const found = work.get('payment_intent', id, 'intent');
  if (!['requires_payment_method', 'requires_confirmation'].includes(found.status))
    throw unexpected(found, 'confirm');
  const offSession = isTrue(params, 'off_session');
  const returnUrl = optional(params, 'return_url') ?? '';
  if (!returnUrl && !offSession) {
    const message = 'You must provide a `return_url`: this PaymentIntent may redirect your customer.';
    throw invalid(message, { code: 'parameter_missing', param: 'return_url' });
  }
  const keeps = oneOf(params, 'setup_future_usage', ['off_session', 'on_session']);
  const intent: Intent = { ...found, setup_future_usage: keeps ?? found.setup_future_usage };
  const method = methodFor(work, intent, params);
  check(work, intent, method);
  const { behavior, hasPaid, isSetUp } = bankOf(work, method.id);
  const decline = declineOf(behavior, hasPaid);
  if (decline) return failNow(work, intent, method, decline);
  if (asksHolder(behavior, offSession, isSetUp)) {
    if (offSession) return failNow(work, intent, method, declines.authenticate);
    return ask(work, intent, method.id, returnUrl, simulator);
  }
  if (behavior === 'pending') return wait(work, intent, method, null);
  const at = work.now + slowSeconds;
  if (behavior === 'slow-paid') return wait(work, intent, method, { at, what: 'pay', isDone: false });
  if (behavior === 'slow-declined') return wait(work, intent, method, { at, what: 'decline', isDone: false });
  return pay(work, intent, method);
}

export const clientSecretOf = (id: string): string => randomId(`${id}_secret`);
