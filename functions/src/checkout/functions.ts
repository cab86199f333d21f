import { placeOrderInput, quoteCheckoutInput } from '@tempera/domain/calls/calls';
import { finishPaymentInput } from '@tempera/domain/orders/order-calls';
import { stripeProvider } from '../payments/stripe-provider.ts';
import { callable } from '../platform/callable.ts';
import { senderIn } from '../platform/limiter.ts';
import { downloadSigningKey, stripeSecrets } from '../platform/params.ts';
import { countLookupOf } from '../tax/count-lookup.ts';

export const quoteCheckout = callable(
  'quoteCheckout',
  quoteCheckoutInput,
  async (input, { auth, ip }) => {
    const { planId, planChange, buyer } = input;
    if (!planId) return (await import('./quote-checkout.ts')).quoteCheckout(input, auth, ip);
    const countLookup = countLookupOf(senderIn({ auth, ip }));
    if (planChange) return (await import('../plans/quote-change.ts')).quoteChange(planId, auth, countLookup);
    return (await import('../plans/quote-plan.ts')).quotePlan(planId, buyer, countLookup);
  },
  // Stripe Tax may be asked.
  { secrets: stripeSecrets },
);

/** The provider is asked up to four times, and may take its time. */
const patient = { timeoutSeconds: 120, secrets: stripeSecrets };

export const placeOrder = callable(
  'placeOrder',
  placeOrderInput,
  async (input, { auth, country, ip }) =>
    (await import('./place-order.ts')).placeOrder(input, auth, stripeProvider, country, ip),
  patient,
);

export const finishPayment = callable(
  'finishPayment',
  finishPaymentInput,
  async (input, { auth }) =>
    (await import('./finish-payment.ts')).finishPayment(
      input,
      auth,
      stripeProvider,
      downloadSigningKey.value(),
    ),
  { ...patient, secrets: [...stripeSecrets, downloadSigningKey] },
);
