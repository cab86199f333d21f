import type { placeOrderInput } from '@tempera/domain/calls/calls';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { isUnfilled } from '@tempera/domain/catalogue/for-sale';
import { asksTaxAddress, lackingForTax } from '@tempera/domain/orders/order';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { lackingOfPlace } from '@tempera/domain/tax/buyer-place';
import type { z } from 'zod';
import { type Caller, type Identity, loadCaller } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import type { Counter, Sender } from '../platform/limiter.ts';
import { assertVatId, type Buyer, checkBuyer } from '../tax/check-buyer.ts';
import { type CountLookup, countLookupOf } from '../tax/count-lookup.ts';
import { priceByStripe, type TaxedCheckout } from '../tax/price-by-stripe.ts';
import { type CheckoutFacts, loadFacts } from './checkout-facts.store.ts';
import { assertMayOrder } from './may-order.ts';
import { findOrderOfKey } from './orders.store.ts';
import { priceCheckout, readCoupon } from './price-checkout.ts';
import { assertMayTry, tryCode } from './try-code.ts';

type Input = z.output<typeof placeOrderInput>;

/**
 * @throws RefusalError `cart-empty`, `product-not-found` where all that is asked for lacks its archive, `already-owned`,
 *   those of `assertVatId`, `price-changed`, `tax-unavailable`, `invalid-input` where the tax needs an address, a coupon's reason
 */
async function priceOrder(
  input: Input,
  facts: CheckoutFacts,
  buyer: Buyer,
  countLookup: CountLookup,
): Promise<TaxedCheckout> {
  const { place } = buyer;
  assertVatId(buyer);
  const cart = priceCheckout(facts, readCoupon(input.couponCode), place, clock.now());
  if (cart.lines.length === 0) {
    throw new RefusalError(facts.offers.some(isUnfilled) ? 'product-not-found' : 'cart-empty');
  }
  const owned = cart.lines.find((line) => facts.owned.includes(line.slug));
  if (owned && input.refuseOwned) throw new RefusalError('already-owned', { field: owned.slug });
  const { settings } = facts;
  const lacking =
    cart.totalCents > 0 &&
    (lackingOfPlace(settings, place, input.customer.zip) ??
      (asksTaxAddress(settings, cart.totalCents) && lackingForTax(input.customer)));
  if (lacking) throw new RefusalError('invalid-input', { field: `customer.${lacking}` });
  const priced = await priceByStripe(cart, settings, place, input.customer, countLookup);
  if ((input.shownTotalCents ?? priced.totalCents) !== priced.totalCents) {
    throw new RefusalError('price-changed');
  }
  return priced;
}

/**
 * The same call, sent twice, may have been quicker, and what refuses this one be its order.
 * @returns that order's id
 * @throws the refusal where there is no such order
 */
export async function findTwin(keyId: string, refusal: unknown): Promise<string> {
  const twin = refusal instanceof RefusalError ? await findOrderOfKey(keyId) : null;
  if (twin === null) throw refusal;
  return twin;
}

/** What an order is made of once all is known and priced. */
export interface Prepared {
  caller: Caller;
  facts: CheckoutFacts;
  buyer: Buyer;
  priced: TaxedCheckout;
}

/**
 * Looks everything up, and prices the cart, within the limit of wrong codes.
 * @returns the id of the order alone where there is one of this key
 * @throws RefusalError those of `assertMayOrder`, `assertMayTry`, `checkBuyer` and `priceOrder`
 */
export function prepareOrder(
  input: Input,
  identity: Identity,
  keyId: string,
  sender: Sender,
): Promise<{ known: string; settings: SiteSettings } | { known: null; prepared: Prepared }> {
  const typed = readCoupon(input.couponCode);
  const others = Promise.all([loadCaller(identity), findOrderOfKey(keyId)]);
  // Whoever waits for their turn meanwhile hears of it afterwards.
  others.catch(() => {});
  const load = (counters: readonly Counter[]) => loadFacts(input.slugs, typed.id, identity.uid, counters);
  const price = async (facts: CheckoutFacts) => {
    const [caller, known] = await others;
    const { settings } = facts;
    if (known !== null) return { known, settings };
    assertMayOrder(caller, facts);
    assertMayTry(facts);
    const countLookup = countLookupOf(sender);
    const buyer = await checkBuyer(input.customer, settings, countLookup);
    try {
      const priced = await priceOrder(input, facts, buyer, countLookup);
      return { known, prepared: { caller, facts, buyer, priced } };
    } catch (error) {
      return { known: await findTwin(keyId, error), settings };
    }
  };
  return tryCode(typed, sender, load, price, true);
}
