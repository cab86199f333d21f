import type { PlaceOrderOutput, placeOrderInput } from '@tempera/domain/calls/calls';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { isUnfilled } from '@tempera/domain/catalogue/for-sale';
import { asksTaxAddress, lackingForTax, type OrderPayment } from '@tempera/domain/orders/order';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { lackingOfPlace } from '@tempera/domain/tax/buyer-place';
import { countryCodeOf } from '@tempera/domain/tax/countries';
import { hasThinEvidence, taxRecordOf } from '@tempera/domain/tax/tax-record';
import type { z } from 'zod';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import {
  type CallAuth,
  type Caller,
  type Identity,
  isGuest,
  loadCaller,
  requireIdentity,
} from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { type Sender, senderIn } from '../platform/limiter.ts';
import { logs } from '../platform/logs.ts';
import { assertVatId, type Buyer, checkBuyer } from '../tax/check-buyer.ts';
import { priceByStripe, type TaxedCheckout } from '../tax/price-by-stripe.ts';
import { type CheckoutFacts, loadFacts } from './checkout-facts.store.ts';
import { choosePayment, noPayment } from './choose-payment.ts';
import { type FinishedOrder, finishOrder } from './finish-order.ts';
import { assertMayOrder } from './may-order.ts';
import { placeOfFree, placeOfPaid } from './order-limits.store.ts';
import { findOrderOfKey, idempotencyId, readOrder } from './orders.store.ts';
import { priceCheckout, readCoupon } from './price-checkout.ts';
import { reserveOrder } from './reserve-order.ts';
import { assertMayTry, tryCode } from './try-code.ts';

type Input = z.output<typeof placeOrderInput>;

/** What a call about an order answers: what its buyer's browser goes on with only while their bank asks them. */
export function toOutput({ order, clientSecret }: FinishedOrder): PlaceOrderOutput {
  const { id, status, paymentStatus, totalCents, payment } = order;
  return {
    orderId: id,
    status,
    paymentStatus,
    totalCents,
    ...(clientSecret && { clientSecret }),
    ...(payment.failure && { failure: payment.failure }),
  };
}

/** Firestore stores no `undefined`, which a field left empty may be. */
function withoutUndefined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

/** The order as it is first written: free ones are complete at once, the others wait for their charge. */
function draftOrder(
  caller: Caller,
  input: Input,
  priced: TaxedCheckout,
  { business }: Buyer,
  payment: OrderPayment,
  address: string | null,
) {
  const { email, vatId: _inTax, ...typed } = input.customer;
  const country = countryCodeOf(typed.country);
  const billing = withoutUndefined({ ...typed, country: country ?? typed.country });
  const { coupon, rule, calculation, ...totals } = priced;
  const free = totals.totalCents === 0;
  const said = { billing: country, card: payment.method?.country ?? null, address };
  const tax = { ...taxRecordOf(rule, said, business), ...(calculation && { calculation }) };
  return {
    uid: caller.uid,
    ...(isGuest(caller) ? { guest: true as const } : {}),
    customer: { name: `${billing.firstName} ${billing.lastName}`, email },
    billing,
    ...totals,
    // What costs nothing is not taxed.
    ...(free ? {} : { tax }),
    ...(!free && calculation ? { taxFiling: { state: 'due' as const } } : {}),
    ...(!free && hasThinEvidence(tax) ? { thinEvidence: true as const } : {}),
    couponCode: coupon?.code ?? null,
    couponDescription: coupon?.description ?? null,
    status: free ? ('completed' as const) : ('pending' as const),
    paymentStatus: free ? ('free' as const) : ('pending' as const),
    payment,
  };
}

/**
 * @throws RefusalError `cart-empty`, `product-not-found` where all that is asked for lacks its archive, `already-owned`,
 *   those of `assertVatId`, `price-changed`, `tax-unavailable`, `invalid-input` where the tax needs an address, a coupon's reason
 */
async function priceOrder(input: Input, facts: CheckoutFacts, buyer: Buyer): Promise<TaxedCheckout> {
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
  const priced = await priceByStripe(cart, settings, place, input.customer);
  if ((input.shownTotalCents ?? priced.totalCents) !== priced.totalCents) {
    throw new RefusalError('price-changed');
  }
  return priced;
}

/** What an order is made of once all is known and priced; with the order of its key alone where there is one. */
type Prepared =
  | { known: string; settings: SiteSettings }
  | { known: null; caller: Caller; facts: CheckoutFacts; buyer: Buyer; priced: TaxedCheckout };

/** Looks everything up, and prices the cart, within the limit of wrong codes. */
function prepare(input: Input, identity: Identity, keyId: string, sender: Sender): Promise<Prepared> {
  const typed = readCoupon(input.couponCode);
  const others = Promise.all([loadCaller(identity), findOrderOfKey(keyId)]);
  // Whoever waits for their turn meanwhile hears of it afterwards.
  others.catch(() => {});
  const price = async (facts: CheckoutFacts): Promise<Prepared> => {
    const [caller, known] = await others;
    const { settings } = facts;
    if (known !== null) return { known, settings };
    assertMayOrder(caller, facts);
    assertMayTry(facts);
    const buyer = await checkBuyer(input.customer, settings);
    return { known, caller, facts, buyer, priced: await priceOrder(input, facts, buyer) };
  };
  return tryCode(
    typed,
    sender,
    (counters) => loadFacts(input.slugs, typed.id, identity.uid, counters),
    price,
    true,
  );
}

/** The order's place within the limits. @throws RefusalError `too-many-attempts` */
function findPlaceOf(
  { customer }: Input,
  caller: Caller,
  priced: TaxedCheckout,
  owned: readonly string[],
  sender: Sender,
) {
  if (priced.totalCents > 0) return placeOfPaid(sender);
  const isOwned = priced.lines.every(({ slug }) => owned.includes(slug));
  return placeOfFree(sender, caller, customer.email, isOwned);
}

/**
 * Buys a cart: prices it from the database, then reserves, charges, settles (docs/architecture.md#payment). The same
 * idempotency key always returns the same order, finishing it first where an earlier call died.
 * @param country where the call came from, as far as that is known
 * @throws RefusalError those of `priceOrder` and `choosePayment`, `too-many-attempts`, `payment-unavailable`, `busy`
 */
export async function placeOrder(
  input: Input,
  auth: CallAuth | null,
  provider: PaymentProvider,
  country: string | null = null,
  ip = '',
): Promise<PlaceOrderOutput> {
  const identity = requireIdentity(auth);
  const keyId = idempotencyId(identity.uid, input.idempotencyKey);
  const sender = senderIn({ auth, ip });
  const prepared = await prepare(input, identity, keyId, sender);
  if (prepared.known !== null) {
    const order = await readOrder(prepared.known);
    return toOutput(await finishOrder(order, provider, prepared.settings));
  }
  const { caller, buyer, priced } = prepared;
  const { settings, taken, owned } = prepared.facts;
  const findPlace = () => findPlaceOf(input, caller, priced, owned, sender);
  const [place, payment] = await Promise.all([
    findPlace(),
    priced.totalCents === 0 ? noPayment : choosePayment(caller, input, settings, provider),
  ]);
  const order = await reserveOrder({
    draft: draftOrder(caller, input, priced, buyer, payment, country),
    coupon: priced.coupon,
    taken,
    keyId,
    settings,
    place,
    findPlace,
  });
  logs.orderReserved(order.id);
  return toOutput(await finishOrder(order, provider, settings));
}
