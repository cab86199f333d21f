import type { QuoteCheckoutOutput, quoteCheckoutInput } from '@tempera/domain/calls/calls';
import { isForSale } from '@tempera/domain/catalogue/for-sale';
import { quotedTax } from '@tempera/domain/tax/tax-record';
import type { z } from 'zod';
import { type CallAuth, type Identity, identify, loadSession } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { senderIn } from '../platform/limiter.ts';
import { checkBuyer } from '../tax/check-buyer.ts';
import { type CountLookup, countLookupOf } from '../tax/count-lookup.ts';
import { priceByStripe } from '../tax/price-by-stripe.ts';
import { type CheckoutFacts, loadFacts } from './checkout-facts.store.ts';
import { customerOf } from './coupon-use.store.ts';
import { assertMayUse } from './may-use-coupon.ts';
import { priceCheckout, readCoupon, type TypedCoupon } from './price-checkout.ts';
import { assertMayTry, tryCode } from './try-code.ts';

type Input = z.output<typeof quoteCheckoutInput>;

/**
 * What a cart costs, for anybody who asks. What is not for sale is dropped: unknown, draft and archived products, and those without an archive; so is what the caller owns
 * already, where they ask for that.
 * @throws RefusalError those of `priceCheckout` and `assertMayUse`, `too-many-attempts`, `tax-unavailable`; `sign-in-required` of a caller
 *   whose session has been ended
 */
export async function quoteCheckout(
  input: Input,
  auth: CallAuth | null,
  ip = '',
): Promise<QuoteCheckoutOutput> {
  const typed = readCoupon(input.couponCode);
  const caller = identify(auth);
  // Both what the caller owns and whether they have used a code is said to nobody whose session has ended.
  const session = caller && (input.leaveOutOwned || typed.given) ? loadSession(caller) : null;
  session?.catch(() => {});
  const owner = input.leaveOutOwned && caller ? caller.uid : null;
  const sender = senderIn({ auth, ip });
  return tryCode(
    typed,
    sender,
    (counters) => loadFacts(input.slugs, typed.id, owner, counters),
    async (facts) => {
      await session;
      return quote(input, typed, caller, facts, countLookupOf(sender));
    },
  );
}

async function quote(
  input: Input,
  typed: TypedCoupon,
  caller: Identity | null,
  facts: CheckoutFacts,
  countLookup: CountLookup,
): Promise<QuoteCheckoutOutput> {
  assertMayTry(facts);
  const { left, owned } = splitOwned(facts);
  const { place, vatId } = await checkBuyer(input.buyer, facts.settings, countLookup);
  const cart = priceCheckout(left, typed, place, clock.now());
  if (caller) await assertMayUse(cart.coupon, customerOf(caller));
  const taxed = await priceByStripe(cart, facts.settings, place, input.buyer, countLookup);
  const { coupon, rule, calculation: _calculation, ...priced } = taxed;
  return {
    ...priced,
    tax: quotedTax(rule),
    ...(vatId === null ? {} : { vatId }),
    coupon: coupon && { code: coupon.code, description: coupon.description },
    ...(input.leaveOutOwned ? { owned } : {}),
  };
}

/** The cart without what the buyer owns, and that by name; a template that is off sale by now isn't worth a word. */
function splitOwned(facts: CheckoutFacts) {
  const isOwned = ({ slug }: { slug: string }) => facts.owned.includes(slug);
  const owned = facts.offers.filter((offer) => isForSale(offer) && isOwned(offer));
  return {
    left: { ...facts, offers: facts.offers.filter((offer) => !isOwned(offer)) },
    owned: owned.map(({ slug, title }) => ({ slug, name: title })),
  };
}
