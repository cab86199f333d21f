import { placeOrderInput, quoteCheckoutInput } from '@tempera/domain/calls/calls';
import { callable } from '../platform/callable.ts';
import { placeOrder as placeAnOrder } from './place-order.ts';
import { quoteCheckout as quote } from './quote-checkout.ts';
import { simulatedProvider } from './simulated-provider.ts';

export const quoteCheckout = callable('quoteCheckout', quoteCheckoutInput, (input, { auth }) =>
  quote(input, auth),
);

export const placeOrder = callable('placeOrder', placeOrderInput, (input, { auth }) =>
  placeAnOrder(input, auth, simulatedProvider),
);
