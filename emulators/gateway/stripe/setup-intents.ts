import type { Stripe } from 'stripe';
import { randomId } from '../store/random-id.ts';
import type { Work } from '../store/work.ts';
import { clientSecretOf } from './confirm-intent.ts';
import { spendToken } from './confirmation-tokens.ts';
import { type Decline, declined, declines } from './declines.ts';
import type { Params } from './form-body.ts';
import { attachMethod, bankOf, changeBank, liveCustomer, makeMethod } from './payment-methods.ts';
import { isTrue, listIn, metadataIn, oneOf, optional } from './read-params.ts';
import { invalid } from './stripe-error.ts';

type Setup = Stripe.SetupIntent;

export const setupParams = [
  'customer',
  'usage',
  'allowed_payment_method_types',
  'payment_method_types',
  'automatic_payment_methods',
  'description',
  'metadata',
  'confirm',
  'confirmation_token',
  'payment_method',
  'return_url',
] as const;

export function keepSetup(work: Work, setup: Setup, methodId: string): Setup {
  if (typeof setup.customer === 'string') attachMethod(work, methodId, setup.customer);
  changeBank(work, methodId, { isSetUp: setup.usage === 'off_session' });
  const done = work.put<Setup>({
    ...setup,
    last_setup_error: null,
    next_action: null,
    payment_method: methodId,
    status: 'succeeded',
  });
  work.tell('setup_intent.succeeded', done);
  return done;
}

export function failSetup(work: Work, setup: Setup, method: Stripe.PaymentMethod, decline: Decline): Setup {
  const failed = work.put<Setup>({
    ...setup,
    last_setup_error: { type: 'card_error', ...decline, payment_method: method } as Setup['last_setup_error'],
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  work.tell('setup_intent.setup_failed', failed);
  return failed;
}

function confirm(work: Work, params: Params, id: string, simulator: string): Setup {
  const setup = work.get('setup_intent', id, 'intent');
  if (!['requires_payment_method', 'requires_confirmation'].includes(setup.status)) {
    throw invalid(`You cannot confirm this SetupIntent because it has a status of ${setup.status}.`, {
      code: 'setup_intent_unexpected_state',
      setup_intent: setup,
    });
  }
  const token = optional(params, 'confirmation_token');
  const source = optional(params, 'payment_method') ?? (setup.payment_method as string | null);
  if (!token && !source)
    throw invalid('This SetupIntent is missing a payment method.', { param: 'payment_method' });
  const entered = token ? spendToken(work, token, { setup_intent: id }) : null;
  const method = entered
    ? makeMethod(work, entered.preview, entered.behavior)
    : work.get('payment_method', String(source));
  const { behavior } = bankOf(work, method.id);
  if (behavior === 'declined' || behavior === 'insufficient') {
    const failed = failSetup(work, setup, method, declines.declined);
    throw declined(declines.declined, { setup_intent: failed }, method);
  }
  if (!behavior.startsWith('authenticate')) return keepSetup(work, setup, method.id);
  const returnUrl = optional(params, 'return_url') ?? '';
  const url = `${simulator}/_simulator/challenge/${id}`;
  const asking = work.put<Setup>({
    ...setup,
    next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } },
    payment_method: method.id,
    status: 'requires_action',
  });
  work.tell('setup_intent.requires_action', asking);
  return asking;
}

export const setupIntents = {
  create(work: Work, params: Params, _id: string, simulator: string) {
    const customer = optional(params, 'customer') ?? null;
    if (customer) liveCustomer(work, customer);
    const id = randomId('seti');
    const allowed = listIn(params, 'allowed_payment_method_types');
    const fixed = listIn(params, 'payment_method_types');
    const setup: Setup = {
      id,
      object: 'setup_intent',
      allowed_payment_method_types: (allowed ?? null) as Setup['allowed_payment_method_types'],
      application: null,
      automatic_payment_methods: fixed ? null : { allow_redirects: 'always', enabled: true },
      cancellation_reason: null,
      client_secret: clientSecretOf(id),
      created: work.now,
      customer,
      customer_account: null,
      description: optional(params, 'description') ?? null,
      excluded_payment_method_types: null,
      flow_directions: null,
      last_setup_error: null,
      latest_attempt: null,
      livemode: false,
      managed_payments: null,
      mandate: null,
      metadata: metadataIn(params),
      next_action: null,
      on_behalf_of: null,
      payment_method: null,
      payment_method_configuration_details: null,
      payment_method_options: {},
      payment_method_types: fixed ?? allowed ?? ['card', 'paypal', 'sepa_debit'],
      single_use_mandate: null,
      status: 'requires_payment_method',
      usage: oneOf(params, 'usage', ['off_session', 'on_session']) ?? 'off_session',
    };
    work.tell('setup_intent.created', work.put(setup));
    return isTrue(params, 'confirm') ? confirm(work, params, id, simulator) : setup;
  },
  retrieve: (work: Work, _params: Params, id: string) => work.get('setup_intent', id, 'intent'),
  confirm,
  cancel(work: Work, _params: Params, id: string) {
    const setup = work.get('setup_intent', id, 'intent');
    if (['succeeded', 'canceled'].includes(setup.status)) {
      throw invalid(`You cannot cancel this SetupIntent because it has a status of ${setup.status}.`, {
        code: 'setup_intent_unexpected_state',
        setup_intent: setup,
      });
    }
    const canceled = work.put<Setup>({ ...setup, next_action: null, status: 'canceled' });
    work.tell('setup_intent.canceled', canceled);
    return canceled;
  },
};
