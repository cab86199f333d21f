import type { PlaceOrderInput, PlaceOrderOutput, QuoteCheckoutOutput } from '@tempera/domain/calls/calls';
import { call } from '../../../firebase/write/call.ts';

/** What these templates cost now, with a coupon or without. @throws CallError */
export function quoteCheckout(
  slugs: readonly string[],
  couponCode: string | null,
): Promise<QuoteCheckoutOutput> {
  return call('quoteCheckout', { slugs, couponCode });
}

/** Buys. The same idempotency key gives the same order, however often it is sent. @throws CallError */
export function placeOrder(input: PlaceOrderInput): Promise<PlaceOrderOutput> {
  return call('placeOrder', input);
}
