import type { TestAuth } from './callers.ts';
import { order, placeOrder, quoteCheckout } from './calls.ts';
import { putProduct, unique, withSettings } from './store.ts';

export const inStore = <T>(work: () => Promise<T>) => withSettings({}, work);

/** An address that nobody has typed yet. */
export const address = () => `${unique('g')}@example.com`;

/** Somebody's order of a template of its own, with a coupon. */
export async function buyWith(
  who: TestAuth,
  couponCode: string | null,
  email = address(),
  paymentToken = 'tok_paid',
) {
  const slugs = [await putProduct()];
  const typed = { firstName: 'Ada', lastName: 'Example', email };
  return placeOrder(order({ slugs, couponCode, customer: typed, paymentToken }), who);
}

/** What such an order would cost them. */
export const quoteWith = async (who: TestAuth | null, couponCode: string) =>
  quoteCheckout({ slugs: [await putProduct()], couponCode }, who);

export const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
