import type { Stripe } from 'stripe';
import { askStripe, isRejected, isUnknown } from './ask-stripe.ts';
import type { PaymentProvider, Setup } from './payment-provider.ts';
import { idOf, paidWith } from './stripe-payment.ts';

const expand = ['payment_method'];

const states: Partial<Record<string, Setup['state']>> = {
  requires_confirmation: 'new',
  requires_action: 'requires-action',
  processing: 'processing',
  succeeded: 'done',
  canceled: 'failed',
};

function toSetup(intent: Stripe.SetupIntent): Setup {
  const { id, client_secret, customer, payment_method: method, metadata, last_setup_error: error } = intent;
  const known = typeof method === 'object' && method !== null ? method : null;
  return {
    reference: id,
    state: states[intent.status] ?? (error ? 'failed' : 'new'),
    customer: idOf(customer),
    uid: metadata?.uid ?? null,
    forPlan: metadata?.for === 'plan',
    clientSecret: client_secret,
    method: known && { ...paidWith(known), id: known.id },
  };
}

async function lookupSetup(reference: string): Promise<Setup> {
  const find = (stripe: Stripe) => stripe.setupIntents.retrieve(reference, { expand });
  try {
    return toSetup(await askStripe('setup', find));
  } catch (cause) {
    if (!isUnknown(cause)) throw cause;
    const nobodys = { customer: null, uid: null, forPlan: false, clientSecret: null, method: null };
    return { reference, state: 'failed', ...nobodys };
  }
}

export const stripeSetups: Pick<PaymentProvider, 'beginSetup' | 'lookupSetup' | 'confirmSetup'> = {
  async beginSetup({ id, customer, uid, methodType, forPlan }) {
    const wanted = {
      customer,
      usage: 'off_session' as const,
      allowed_payment_method_types: [methodType as Stripe.SetupIntentCreateParams.AllowedPaymentMethodType],
      metadata: { for: forPlan ? 'plan' : 'orders', uid },
      expand,
    };
    const make = (stripe: Stripe) => stripe.setupIntents.create(wanted, { idempotencyKey: id });
    return toSetup(await askStripe('setup', make));
  },
  lookupSetup,
  async confirmSetup({ id, reference }, token, returnUrl) {
    const wanted = { confirmation_token: token, return_url: returnUrl, expand };
    const confirm = (stripe: Stripe) =>
      stripe.setupIntents.confirm(reference, wanted, { idempotencyKey: `${id}:confirm` });
    try {
      return toSetup(await askStripe('setup', confirm));
    } catch (cause) {
      if (!isRejected(cause)) throw cause;
      const setup = await lookupSetup(reference);
      return setup.state === 'new' ? { ...setup, state: 'failed' } : setup;
    }
  },
};
