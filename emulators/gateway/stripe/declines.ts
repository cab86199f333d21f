import type { Stripe } from 'stripe';
import { StripeError } from './stripe-error.ts';

/** Why a bank has not paid, in Stripe's words. */
export interface Decline {
  code:
    | 'card_declined'
    | 'authentication_required'
    | 'payment_intent_authentication_failure'
    | 'setup_intent_authentication_failure';
  decline_code?: string;
  message: string;
}

export const declines = {
  declined: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  insufficient: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  authenticate: {
    code: 'authentication_required',
    decline_code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  },
  refused: {
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  },
} as const satisfies Record<string, Decline>;

/** The 402 that a confirmation ends with; what it is about comes with it, as it is now. */
export const declined = (
  decline: Decline,
  about: { payment_intent: Stripe.PaymentIntent } | { setup_intent: Stripe.SetupIntent },
  method: Stripe.PaymentMethod,
  charge?: string,
) => new StripeError(402, { type: 'card_error', ...decline, charge, payment_method: method, ...about });
