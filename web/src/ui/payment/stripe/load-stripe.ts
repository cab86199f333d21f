import type { Stripe } from '@stripe/stripe-js';
import { loadStripe as load } from '@stripe/stripe-js/pure';
import { CallError } from '../../../firebase/write/call.ts';
import { publishableKey } from '../payment-provider.ts';

let loading: Promise<Stripe> | undefined;

/** Stripe's own script, which comes from Stripe and only where somebody pays. @throws CallError when it doesn't come */
export function loadStripe(): Promise<Stripe> {
  loading ??= load(publishableKey).then(
    (stripe) => stripe ?? Promise.reject(new CallError(null)),
    () => {
      loading = undefined;
      throw new CallError(null);
    },
  );
  return loading;
}
