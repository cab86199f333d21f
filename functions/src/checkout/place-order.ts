import type { PlaceOrderOutput, placeOrderInput } from '@tempera/domain/calls/calls';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { isUnfilled } from '@tempera/domain/catalogue/for-sale';
import { asksTaxAddress, lackingForTax, type Order } from '@tempera/domain/orders/order';
import { lackingOfPlace } from '@tempera/domain/tax/buyer-place';
import { countryCodeOf } from '@tempera/domain/tax/countries';
import { taxRecordOf } from '@tempera/domain/tax/tax-record';
import type { z } from 'zod';
import { type CallAuth, type Caller, isGuest, loadCaller, requireIdentity } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { assertVatId, type Buyer, checkBuyer } from '../tax/check-buyer.ts';
import { type CheckoutFacts, loadFacts } from './checkout-facts.store.ts';
import { finishOrder } from './finish-order.ts';
import { assertMayOrder, assertMethodOn } from './may-order.ts';
import { findOrderOfKey, idempotencyId, readOrder } from './orders.store.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { type PricedCheckout, priceCheckout, readCoupon } from './price-checkout.ts';
import { reserveOrder } from './reserve-order.ts';

type Input = z.output<typeof placeOrderInput>;

function toOutput({ id, status, paymentStatus, totalCents }: Order): PlaceOrderOutput {
  return { orderId: id, status, paymentStatus, totalCents };
}

/** Firestore stores no `undefined`, which a field left empty may be. */
function withoutUndefined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

/** The order as it is first written: free ones are complete at once, the others wait for their charge. */
function draftOrder(
  caller: Caller,
  input: Input,
  priced: PricedCheckout,
  { business }: Buyer,
  provider: string,
) {
  const { email, vatId: _inTax, ...typed } = input.customer;
  const country = countryCodeOf(typed.country);
  const billing = withoutUndefined({ ...typed, country: country ?? typed.country });
  const { coupon, rule, ...totals } = priced;
  const free = totals.totalCents === 0;
  return {
    uid: caller.uid,
    ...(isGuest(caller) ? { guest: true as const } : {}),
    customer: { name: `${billing.firstName} ${billing.lastName}`, email },
    billing,
    ...totals,
    // What costs nothing is not taxed.
    ...(free ? {} : { tax: taxRecordOf(rule, { billing: country, card: null, address: null }, business) }),
    couponCode: coupon?.code ?? null,
    couponDescription: coupon?.description ?? null,
    status: free ? ('completed' as const) : ('pending' as const),
    paymentStatus: free ? ('free' as const) : ('pending' as const),
    payment: {
      provider: free ? 'none' : provider,
      reference: null,
      token: free ? null : (input.paymentToken ?? null),
    },
  };
}

/**
 * @throws RefusalError `cart-empty`, `price-changed`, `vat-id-invalid`, `product-not-found` where all that is asked for lacks its archive, `already-owned`, `invalid-input` where the tax needs an address, `payment-required`, `payment-method-off`, `payment-token-invalid`, a coupon's reason
 */
async function assertPayable(input: Input, facts: CheckoutFacts, buyer: Buyer, provider: PaymentProvider) {
  const { place } = buyer;
  assertVatId(buyer);
  const priced = priceCheckout(facts, readCoupon(input.couponCode), place, clock.now());
  if (priced.lines.length === 0) {
    throw new RefusalError(facts.offers.some(isUnfilled) ? 'product-not-found' : 'cart-empty');
  }
  const owned = priced.lines.find((line) => facts.owned.includes(line.slug));
  if (owned && input.refuseOwned) throw new RefusalError('already-owned', { field: owned.slug });
  const { settings } = facts;
  const lacking =
    priced.totalCents > 0 &&
    (lackingOfPlace(settings, place) ??
      (asksTaxAddress(settings, priced.totalCents) && lackingForTax(input.customer)));
  if (lacking) throw new RefusalError('invalid-input', { field: `customer.${lacking}` });
  if ((input.shownTotalCents ?? priced.totalCents) !== priced.totalCents) {
    throw new RefusalError('price-changed');
  }
  if (priced.totalCents > 0) {
    if (!input.paymentToken) throw new RefusalError('payment-required');
    assertMethodOn(input.paymentToken, facts.settings);
    if (!(await provider.accepts(input.paymentToken))) throw new RefusalError('payment-token-invalid');
  }
  return priced;
}

/**
 * Buys a cart: prices it from the database, then reserves, charges, settles (docs/architecture.md#payment). The same
 * idempotency key always returns the same order, finishing it first where an earlier call died.
 */
export async function placeOrder(
  input: Input,
  auth: CallAuth | null,
  provider: PaymentProvider,
): Promise<PlaceOrderOutput> {
  const identity = requireIdentity(auth);
  const keyId = idempotencyId(identity.uid, input.idempotencyKey);
  const [caller, facts, known] = await Promise.all([
    loadCaller(identity),
    loadFacts(input.slugs, readCoupon(input.couponCode).id, identity.uid),
    findOrderOfKey(keyId),
  ]);
  if (known !== null) return toOutput(await finishOrder(await readOrder(known), provider, facts.settings));

  assertMayOrder(caller, facts);
  const buyer = await checkBuyer(input.customer, facts.settings);
  const priced = await assertPayable(input, facts, buyer, provider);
  const order = await reserveOrder({
    draft: draftOrder(caller, input, priced, buyer, provider.name),
    coupon: priced.coupon,
    taken: facts.taken,
    keyId,
    settings: facts.settings,
  });
  logs.orderReserved(order.id);
  return toOutput(await finishOrder(order, provider, facts.settings));
}
