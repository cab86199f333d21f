import type {
  PlaceOrderInput,
  PlaceOrderOutput,
  QuoteCheckoutInput,
  QuoteCheckoutOutput,
} from '@tempera/domain/calls/calls';
import type {
  FinishPaymentInput,
  RequestRefundInput,
  RequestRefundOutput,
} from '@tempera/domain/orders/order-calls';
import { getAuth } from '../../../firebase/sdk.ts';
import { CallError, call } from '../../../firebase/write/call.ts';

/**
 * What these templates cost now, with a coupon or without; what the person has already is left out. Auth comes first, or a
 * page that has just been opened would ask in nobody's name. @throws CallError
 */
export async function quoteCheckout(
  slugs: readonly string[],
  couponCode: string | null,
  buyer?: QuoteCheckoutInput['buyer'],
): Promise<QuoteCheckoutOutput> {
  await getAuth().catch(() => {
    throw new CallError(null);
  });
  return call('quoteCheckout', { slugs, couponCode, leaveOutOwned: true, buyer });
}

/** Buys. The same idempotency key gives the same order, however often it is sent. @throws CallError */
export function placeOrder(input: PlaceOrderInput): Promise<PlaceOrderOutput> {
  return call('placeOrder', input);
}

async function finishPayment(input: FinishPaymentInput): Promise<PlaceOrderOutput> {
  await getAuth().catch(() => {
    throw new CallError(null);
  });
  return call('finishPayment', input);
}

/** Whose payment is meant: one's own order's, by its id or the key of its attempt, or the one that a link opens. */
export type AskedOrder = { orderId: string } | { idempotencyKey: string } | { orderLink: string };

/** How an order stands once its buyer is back from their bank; it is settled with that. @throws CallError */
export const finishOrder = (asked: AskedOrder) => finishPayment(asked);

/** Gives up an order that is not paid yet; returns how it stands where it is too late for that. @throws CallError */
export const cancelOrder = (asked: AskedOrder) => finishPayment({ ...asked, action: 'cancel' });

/** @throws CallError */
export const requestRefund = (input: RequestRefundInput) =>
  call<RequestRefundInput, RequestRefundOutput>('requestRefund', input);
