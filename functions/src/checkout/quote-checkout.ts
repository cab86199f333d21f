import type { QuoteCheckoutOutput, quoteCheckoutInput } from '@tempera/domain/calls/calls';
import type { z } from 'zod';
import { clock } from '../platform/clock.ts';
import { loadFacts } from './checkout-facts.store.ts';
import { priceCheckout, readCoupon } from './price-checkout.ts';

/**
 * What a cart costs, for anybody who asks. Unknown, draft and archived products are dropped.
 * @throws RefusalError `coupons-off`, `coupon-invalid` or `coupon-minimum`
 */
export async function quoteCheckout(
  input: z.output<typeof quoteCheckoutInput>,
): Promise<QuoteCheckoutOutput> {
  const typed = readCoupon(input.couponCode);
  const facts = await loadFacts(input.slugs, typed.id, null);
  const { coupon, ...priced } = priceCheckout(facts, typed, clock.now());
  return { ...priced, coupon: coupon && { code: coupon.code, description: coupon.description } };
}
