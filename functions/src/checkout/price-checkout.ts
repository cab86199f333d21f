import { toCouponCode } from '@tempera/domain/calls/calls';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { isForSale } from '@tempera/domain/catalogue/for-sale';
import { cents } from '@tempera/domain/money/money';
import { type Line, priceCart, subtotalOf, type Totals, withDiscounts } from '@tempera/domain/money/pricing';
import { assertGood, assertMinimum, type Coupon, isFor } from '@tempera/domain/orders/coupon';
import { type BuyerPlace, type TaxRule, taxRuleOf } from '@tempera/domain/tax/tax-rule';
import type { CheckoutFacts, Offer } from './checkout-facts.store.ts';

/** What was typed as a coupon: nothing, or a code (`id` null when no code can look like that). */
export interface TypedCoupon {
  given: boolean;
  id: string | null;
}

export function readCoupon(typed: string | null | undefined): TypedCoupon {
  return { given: (typed ?? '').trim() !== '', id: toCouponCode(typed) };
}

export interface PricedCheckout extends Totals {
  lines: Line[];
  coupon: Coupon | null;
  rule: TaxRule;
}

function toLine({ slug, title, priceCents }: Offer): Line {
  return { slug, name: title, priceCents: cents(priceCents), quantity: 1 };
}

/**
 * Prices a cart from what is stored: only what is for sale counts, in the order asked for.
 * @throws RefusalError `coupons-off`, `coupon-invalid`, `coupon-not-for-cart` or `coupon-minimum`
 */
export function priceCheckout(
  facts: CheckoutFacts,
  typed: TypedCoupon,
  buyer: BuyerPlace,
  now: number,
): PricedCheckout {
  const { settings } = facts;
  const offers = facts.offers.filter(isForSale);
  const lines = offers.map(toLine);
  const coupon = typed.given ? goodCoupon(facts, now) : null;
  const discounted = coupon ? lines.filter((_line, index) => isFor(coupon, offers[index] as Offer)) : lines;
  if (coupon) assertForCart(coupon, lines, discounted, facts);
  const rule = taxRuleOf(settings, buyer, now);
  const totals = priceCart(lines, coupon, rule, settings.currency, discounted);
  return { lines: withDiscounts(lines, discounted, totals.discountCents), coupon, rule, ...totals };
}

function goodCoupon({ coupon, settings, taken }: CheckoutFacts, now: number): Coupon {
  if (!settings.enableCoupons) throw new RefusalError('coupons-off');
  if (coupon && coupon.maxUses > 0 && taken >= coupon.maxUses) throw new RefusalError('coupon-invalid');
  assertGood(coupon, now);
  return coupon;
}

/** An empty cart lacks nothing but lines, and says so itself. */
function assertForCart(
  coupon: Coupon,
  lines: readonly Line[],
  discounted: readonly Line[],
  { settings }: CheckoutFacts,
): void {
  if (lines.length > 0 && discounted.length === 0) throw new RefusalError('coupon-not-for-cart');
  assertMinimum(coupon, subtotalOf(lines), settings.currency);
}
