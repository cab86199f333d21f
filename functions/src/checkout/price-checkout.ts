import { toCouponCode } from '@tempera/domain/calls/calls';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { isForSale } from '@tempera/domain/catalogue/for-sale';
import { cents } from '@tempera/domain/money/money';
import { type Line, priceCart, subtotalOf, type Totals } from '@tempera/domain/money/pricing';
import { assertUsable, type Coupon } from '@tempera/domain/orders/coupon';
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
 * @throws RefusalError `coupons-off`, `coupon-invalid` or `coupon-minimum`
 */
export function priceCheckout(
  facts: CheckoutFacts,
  typed: TypedCoupon,
  buyer: BuyerPlace,
  now: number,
): PricedCheckout {
  const { settings } = facts;
  const lines = facts.offers.filter(isForSale).map(toLine);
  const coupon = typed.given ? usableCoupon(facts, subtotalOf(lines), now) : null;
  const rule = taxRuleOf(settings, buyer, now);
  return { lines, coupon, rule, ...priceCart(lines, coupon, rule, settings.currency) };
}

function usableCoupon(facts: CheckoutFacts, subtotal: ReturnType<typeof subtotalOf>, now: number): Coupon {
  const { coupon, settings, taken } = facts;
  if (!settings.enableCoupons) throw new RefusalError('coupons-off');
  if (coupon && coupon.maxUses > 0 && taken >= coupon.maxUses) throw new RefusalError('coupon-invalid');
  assertUsable(coupon, subtotal, now, settings.currency);
  return coupon;
}
