import { placeOrderInput, quoteCheckoutInput } from '@tempera/domain/calls/calls';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { callable } from '../platform/callable.ts';
import { region } from '../platform/params.ts';
import { buyersToCount, countOrders as countOrdersOf } from './count-orders.ts';
import { countRedemptions as countRedemptionsOf } from './count-redemptions.ts';
import { placeOrder as placeAnOrder } from './place-order.ts';
import { quoteCheckout as quote } from './quote-checkout.ts';
import { simulatedProvider } from './simulated-provider.ts';

export const quoteCheckout = callable('quoteCheckout', quoteCheckoutInput, (input, { auth }) =>
  quote(input, auth),
);

export const placeOrder = callable('placeOrder', placeOrderInput, (input, { auth }) =>
  placeAnOrder(input, auth, simulatedProvider),
);

export const countRedemptions = onDocumentWritten(
  { document: 'coupons/{code}/redemptions/{slot}', region, retry: true },
  (event) => countRedemptionsOf(event.params.code),
);

export const countCharges = onDocumentWritten(
  { document: 'subscriptions/{uid}/charges/{chargeId}', region, retry: true },
  async ({ params, data }) => {
    if (data?.before.data()?.status !== data?.after.data()?.status) await countOrdersOf(params.uid);
  },
);

export const countOrders = onDocumentWritten(
  { document: 'orders/{orderId}', region, retry: true },
  async (event) => {
    for (const uid of buyersToCount(event.data?.before.data(), event.data?.after.data())) {
      await countOrdersOf(uid);
    }
  },
);
