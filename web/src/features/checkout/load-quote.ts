import type { QuoteCheckoutOutput } from '@tempera/domain/calls/calls';
import type { Reason } from '@tempera/domain/calls/reasons';
import { CallError } from '../../firebase/write/call.ts';

/** A quote, and what was wrong with the coupon if it is quoted without the one that was asked for. */
export interface Quoted {
  quote: QuoteCheckoutOutput;
  couponProblem: string | null;
}

type Quote = (slugs: readonly string[], couponCode: string | null) => Promise<QuoteCheckoutOutput>;

const couponReasons: Reason[] = ['coupon-invalid', 'coupon-minimum', 'coupons-off'];

/** Quotes with the coupon; one that is refused leaves a quote without it, so that a bad code never hides the price. */
export async function loadQuote(
  quoteCheckout: Quote,
  slugs: readonly string[],
  couponCode: string | null,
): Promise<Quoted> {
  try {
    return { quote: await quoteCheckout(slugs, couponCode), couponProblem: null };
  } catch (error) {
    if (couponCode === null || !(error instanceof CallError) || !isCouponRefusal(error)) throw error;
    return { quote: await quoteCheckout(slugs, null), couponProblem: error.message };
  }
}

export function isCouponRefusal({ refusal }: CallError): boolean {
  return refusal !== null && couponReasons.includes(refusal.reason);
}
