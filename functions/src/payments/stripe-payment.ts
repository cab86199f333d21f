import type { PaidWith } from '@tempera/domain/money/payment-method';
import type { Stripe } from 'stripe';
import type { Canceled, Payment, PaymentState, PaymentSubject } from './payment-provider.ts';
import { feeOf } from './stripe-fee.ts';

/** What of a payment has to come with it to be read by {@link toPayment}. */
export const paymentParts = ['latest_charge.balance_transaction', 'payment_method'];

const states: Partial<Record<string, PaymentState>> = {
  requires_confirmation: 'new',
  requires_action: 'requires-action',
  processing: 'processing',
  // Nothing of ours is captured by hand; whoever made it so in the dashboard decides.
  requires_capture: 'processing',
  succeeded: 'paid',
  canceled: 'canceled',
};

function stateOf({ status, last_payment_error: error }: Stripe.PaymentIntent): PaymentState {
  return states[status] ?? (error ? 'failed' : 'new');
}

/** What a payment is canceled with; Stripe keeps it, and `toPayment` says which it was. */
export const cancellationReasons = {
  expired: 'abandoned',
  'given-up': 'requested_by_customer',
} as const satisfies Record<Canceled, string>;

const canceledFor = (reason: string | null): Canceled | undefined =>
  (Object.keys(cancellationReasons) as Canceled[]).find((why) => cancellationReasons[why] === reason);

function failureOf(intent: Stripe.PaymentIntent): Payment['failure'] {
  const { last_payment_error: error, status, cancellation_reason: reason } = intent;
  const why = status === 'canceled' && canceledFor(reason);
  if (why) return { code: why };
  if (!error || status === 'succeeded') return null;
  return { code: error.decline_code ?? error.code ?? 'failed' };
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

/** A method of any type: what is in the part that is named like the type. */
export function paidWith(method: { type: string }): PaidWith {
  const details = ((method as Record<string, unknown>)[method.type] ?? {}) as Record<string, unknown>;
  return {
    type: method.type,
    brand: textOrNull(details.brand),
    last4: textOrNull(details.last4),
    country: textOrNull(details.country),
  };
}

/** What came whole, not as its number alone. */
export const whole = <T extends object>(part: string | T | null): T | null =>
  typeof part === 'object' ? part : null;

/** The number of what comes as its number alone, or whole where that was asked for. */
export const idOf = (part: string | { id: string } | null | undefined): string | null =>
  typeof part === 'string' ? part : (part?.id ?? null);

function methodOf({
  payment_method: stored,
  latest_charge: charge,
}: Stripe.PaymentIntent): Payment['method'] {
  const method = whole(stored);
  if (method) return { ...paidWith(method), id: method.customer ? method.id : null };
  const details = whole(charge)?.payment_method_details;
  return details ? { ...paidWith(details), id: null } : null;
}

/** What we have said it is for, in its metadata. */
export function aboutOf({ metadata }: Pick<Stripe.PaymentIntent, 'metadata'>): PaymentSubject | null {
  const { kind, orderId, chargeId, uid = '' } = metadata;
  if (kind === 'order' && orderId) return { kind, orderId, uid };
  return kind === 'plan' && chargeId ? { kind, chargeId, uid } : null;
}

export function toPayment(intent: Stripe.PaymentIntent): Payment {
  const charge = whole(intent.latest_charge);
  const moved = whole(charge?.balance_transaction ?? null);
  return {
    reference: intent.id,
    state: stateOf(intent),
    about: aboutOf(intent),
    amountCents: intent.amount,
    clientSecret: intent.client_secret,
    redirect: null,
    method: methodOf(intent),
    failure: failureOf(intent),
    fee: moved && feeOf([moved]),
    charge: idOf(intent.latest_charge),
  };
}
