import { placeOrderInput, quoteCheckoutInput } from '@tempera/domain/calls/calls';
import { finishPaymentInput } from '@tempera/domain/orders/order-calls';
import { stripeProvider } from '../payments/stripe-provider.ts';
import { quoteChange } from '../plans/quote-change.ts';
import { quotePlan } from '../plans/quote-plan.ts';
import { callable } from '../platform/callable.ts';
import { senderIn } from '../platform/limiter.ts';
import { downloadSigningKey, stripeSecrets } from '../platform/params.ts';
import { countLookupOf } from '../tax/count-lookup.ts';
import { finishPayment as finish } from './finish-payment.ts';
import { placeOrder as placeAnOrder } from './place-order.ts';
import { quoteCheckout as quote } from './quote-checkout.ts';

export const quoteCheckout = callable(
  'quoteCheckout',
  quoteCheckoutInput,
  (input, { auth, ip }) => {
    const { planId, planChange, buyer } = input;
    if (!planId) return quote(input, auth, ip);
    const countLookup = countLookupOf(senderIn({ auth, ip }));
    return planChange ? quoteChange(planId, auth, countLookup) : quotePlan(planId, buyer, countLookup);
  },
  // Stripe Tax may be asked.
  { secrets: stripeSecrets },
);

/** The provider is asked up to four times, and may take its time. */
const patient = { timeoutSeconds: 120, secrets: stripeSecrets };

export const placeOrder = callable(
  'placeOrder',
  placeOrderInput,
  (input, { auth, country, ip }) => placeAnOrder(input, auth, stripeProvider, country, ip),
  patient,
);

export const finishPayment = callable(
  'finishPayment',
  finishPaymentInput,
  (input, { auth }) => finish(input, auth, stripeProvider, downloadSigningKey.value()),
  { ...patient, secrets: [...stripeSecrets, downloadSigningKey] },
);
