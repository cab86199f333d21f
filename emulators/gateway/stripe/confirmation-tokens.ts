import type { Stripe } from 'stripe';
import { fixedTokens } from '../behaviors.ts';
import { randomId } from '../store/random-id.ts';
import type { Work } from '../store/work.ts';
import { cardDetails, type Entered, noBilling, type Preview, readEntered } from './card-preview.ts';
import type { Params } from './form-body.ts';
import { bankOf, openBank } from './payment-methods.ts';
import { oneOf, optional, partOf } from './read-params.ts';
import { invalid, missing } from './stripe-error.ts';

/** How long a token is good, in seconds. */
const lifetime = 12 * 3_600;

function tokenOf(work: Work, id: string, preview: Preview, fields: object = {}): Stripe.ConfirmationToken {
  return {
    id,
    object: 'confirmation_token',
    created: work.now,
    expires_at: work.now + lifetime,
    livemode: false,
    mandate_data: null,
    metadata: null,
    payment_intent: null,
    payment_method_options: null,
    payment_method_preview: preview,
    return_url: null,
    setup_future_usage: null,
    setup_intent: null,
    shipping: null,
    use_stripe_sdk: false,
    ...fields,
  };
}

/** A fixed token stands for a card of its own, or for a PayPal account. */
function fixedToken(work: Work, id: string): Stripe.ConfirmationToken {
  const isWallet = id.startsWith('tok_paypal');
  const details = isWallet
    ? { country: 'US', payer_email: 'payer@example.com', payer_id: null }
    : cardDetails('4242424242424242', 12, new Date().getFullYear() + 3);
  const type = isWallet ? 'paypal' : 'card';
  const preview = {
    type,
    [type]: details,
    billing_details: noBilling,
    customer: null,
    customer_account: null,
  };
  return tokenOf(work, id, preview as Preview);
}

export function findToken(work: Work, id: string): Stripe.ConfirmationToken {
  if (Object.hasOwn(fixedTokens, id)) return fixedToken(work, id);
  const found = work.find('confirmation_token', id);
  if (!found) throw missing('confirmation_token', id, 'confirmation_token');
  return found;
}

/** What stands behind a token, which is good for nothing else from now on. @throws StripeError */
export function spendToken(
  work: Work,
  id: string,
  on: { payment_intent: string } | { setup_intent: string },
): Entered {
  const token = findToken(work, id);
  const preview = token.payment_method_preview as Preview;
  const fixed = Object.hasOwn(fixedTokens, id) ? fixedTokens[id] : undefined;
  if (fixed) return { preview, behavior: fixed };
  if (token.payment_intent || token.setup_intent || (token.expires_at ?? 0) <= work.now) {
    throw invalid(`This ConfirmationToken (${id}) has already been used or has expired.`, {
      code: 'resource_already_used',
      param: 'confirmation_token',
    });
  }
  work.put({ ...token, ...on });
  return { preview, behavior: bankOf(work, id).behavior };
}

export const confirmationTokens = {
  retrieve: (work: Work, _params: Params, id: string) => findToken(work, id),
  /** The browser's part: in a real store Stripe's own frames do it. */
  create(work: Work, params: Params) {
    const { preview, behavior } = readEntered(partOf(params, 'payment_method_data'));
    const id = randomId('ctoken');
    const fields = {
      return_url: optional(params, 'return_url') ?? null,
      setup_future_usage: oneOf(params, 'setup_future_usage', ['off_session', 'on_session']) ?? null,
    };
    openBank(work, id, behavior);
    return work.put(tokenOf(work, id, preview, fields));
  },
};
