import { customer } from './callers.ts';
import { order, placeOrder } from './calls.ts';

/** A hundred buyers at once, each with the same coupon. */
export const rush = (slug: string, couponCode: string) =>
  Promise.all(
    Array.from({ length: 100 }, () => placeOrder(order({ slugs: [slug], couponCode }), customer())),
  );
