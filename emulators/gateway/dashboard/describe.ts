import type { Stripe } from 'stripe';
import { type Html, html } from '../pages/html.ts';
import type { Work } from '../store/work.ts';

type Tone = 'good' | 'bad' | 'wait' | 'soft';

const toned = (tone: Tone, text: string): Html => html`<span class="state ${tone}">${text}</span>`;

export const chargeOf = (work: Work, { latest_charge: id }: Stripe.PaymentIntent) =>
  id === null ? undefined : work.find('charge', String(id));

export const disputesOf = (work: Work, intent: string) =>
  work.all('dispute').filter((one) => one.payment_intent === intent);

const disputeStates: Partial<Record<string, [Tone, string]>> = {
  warning_needs_response: ['wait', 'Inquiry'],
  warning_closed: ['soft', 'Inquiry closed'],
  needs_response: ['bad', 'Disputed'],
  won: ['good', 'Dispute won'],
  lost: ['bad', 'Dispute lost'],
};

export function disputeState({ status }: Stripe.Dispute): Html {
  const [tone, text] = disputeStates[status] ?? ['wait', status];
  return toned(tone, text);
}

const states: Partial<Record<string, [Tone, string]>> = {
  processing: ['wait', 'Bank is deciding'],
  requires_action: ['wait', 'Asks the buyer'],
  requires_confirmation: ['soft', 'Not confirmed'],
  canceled: ['soft', 'Canceled'],
};

export function stateOf(work: Work, intent: Stripe.PaymentIntent): Html {
  const [dispute] = disputesOf(work, intent.id);
  if (dispute) return disputeState(dispute);
  if (intent.status === 'requires_payment_method') {
    return intent.last_payment_error ? toned('bad', 'Failed') : toned('soft', 'Not confirmed');
  }
  const back = chargeOf(work, intent)?.amount_refunded ?? 0;
  if (intent.status === 'succeeded') {
    if (back === 0) return toned('good', 'Paid');
    return toned('soft', back === intent.amount ? 'Refunded' : 'Partly refunded');
  }
  const [tone, text] = states[intent.status] ?? ['soft', intent.status];
  return toned(tone, text);
}

/** What the store says that it is for. */
export const subjectOf = ({ metadata }: Stripe.PaymentIntent): string =>
  metadata.orderId || metadata.chargeId || 'No order';

/** What was entered with the method that pays, or did not. */
function billingOf(work: Work, intent: Stripe.PaymentIntent) {
  const paid = chargeOf(work, intent)?.billing_details;
  if (paid) return paid;
  const { payment_method: method } = intent;
  const kept = typeof method === 'string' ? work.find('payment_method', method) : method;
  return (intent.last_payment_error?.payment_method ?? kept)?.billing_details;
}

/** Who pays, by what a person knows them by. */
export function buyerOf(work: Work, intent: Stripe.PaymentIntent): string {
  const customer = typeof intent.customer === 'string' ? work.find('customer', intent.customer) : undefined;
  const known = customer && !customer.deleted ? (customer.email ?? customer.name) : null;
  const billing = billingOf(work, intent);
  return known ?? billing?.email ?? billing?.name ?? 'No name';
}

/** What the store knows them by. */
export const uidOf = ({ metadata }: { metadata: Stripe.Metadata | null }): Html | null =>
  metadata?.uid ? html`<br><small><code>${metadata.uid}</code></small>` : null;

export function methodText(method: {
  type: string;
  card?: { brand: string | null; last4: string | null } | null;
  sepa_debit?: { last4: string | null } | null;
  paypal?: { payer_email?: string | null } | null;
}): string {
  const { type, card, sepa_debit: account, paypal } = method;
  if (card) return `${card.brand ?? 'card'} ending in ${card.last4}`;
  if (account) return `bank account ending in ${account.last4}`;
  return paypal ? `PayPal ${paypal.payer_email ?? ''}`.trim() : type;
}
