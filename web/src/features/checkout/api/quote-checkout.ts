import type { QuoteCheckoutOutput } from '@tempera/domain/calls/calls';
import { call } from '../../../firebase/write/call.ts';

/** What these templates cost now, with a coupon or without. @throws CallError */
export function quoteCheckout(
  slugs: readonly string[],
  couponCode: string | null,
): Promise<QuoteCheckoutOutput> {
  return call('quoteCheckout', { slugs, couponCode });
}
