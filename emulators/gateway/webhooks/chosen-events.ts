import { toldTypes } from '../../../functions/src/payments/stripe-events.ts';

/** What a store wants to hear of, as docs/payments.md has its owner choose it in Stripe’s dashboard. */
export const chosenEvents: readonly string[] = toldTypes;
