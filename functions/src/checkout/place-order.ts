import type { PlaceOrderOutput, placeOrderInput } from '@tempera/domain/calls/calls';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { isUnfilled } from '@tempera/domain/catalogue/for-sale';
import { asksTaxAddress, lackingForTax, type OrderPayment } from '@tempera/domain/orders/order';
import { lackingOfPlace } from '@tempera/domain/tax/buyer-place';
import { countryCodeOf } from '@tempera/domain/tax/countries';
import { hasThinEvidence, taxRecordOf } from '@tempera/domain/tax/tax-record';
import type { z } from 'zod';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { type CallAuth, type Caller, isGuest, loadCaller, requireIdentity } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { assertVatId, type Buyer, checkBuyer } from '../tax/check-buyer.ts';
import { priceByStripe, type TaxedCheckout } from '../tax/price-by-stripe.ts';
import { type CheckoutFacts, loadFacts } from './checkout-facts.store.ts';
import { choosePayment, noPayment } from './choose-payment.ts';
import { type FinishedOrder, finishOrder } from './finish-order.ts';
import { assertMayOrder } from './may-order.ts';
import { findOrderOfKey, idempotencyId, readOrder } from './orders.store.ts';
import { priceCheckout, readCoupon } from './price-checkout.ts';
import { reserveOrder } from './reserve-order.ts';

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

/**
 * Buys a cart: prices it from the database, then reserves, charges, settles (docs/architecture.md#payment). The same
 * idempotency key always returns the same order, finishing it first where an earlier call died.
 * @param country where the call came from, as far as that is known
 * @throws RefusalError those of `priceOrder` and `choosePayment`, `payment-unavailable`, `busy`
 */
export async function placeOrder(
  input: Input,
  auth: CallAuth | null,
  provider: PaymentProvider,
  country: string | null = null,
): Promise<PlaceOrderOutput> {
  const identity = requireIdentity(auth);
  const keyId = idempotencyId(identity.uid, input.idempotencyKey);
  const [caller, facts, known] = await Promise.all([
    loadCaller(identity),
    loadFacts(input.slugs, readCoupon(input.couponCode).id, identity.uid),
    findOrderOfKey(keyId),
  ]);
  const { settings, taken } = facts;
  if (known !== null) return toOutput(await finishOrder(await readOrder(known), provider, settings));

  assertMayOrder(caller, facts);
  const buyer = await checkBuyer(input.customer, settings);
  const priced = await priceOrder(input, facts, buyer);
  const payment =
    priced.totalCents === 0 ? noPayment : await choosePayment(caller, input, settings, provider);
  const order = await reserveOrder({
    draft: draftOrder(caller, input, priced, buyer, payment, country),
    coupon: priced.coupon,
    taken,
    keyId,
    settings,
  });
  logs.orderReserved(order.id);
  return toOutput(await finishOrder(order, provider, settings));
}
