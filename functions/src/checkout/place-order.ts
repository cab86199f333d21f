import type { PlaceOrderOutput, placeOrderInput } from '@tempera/domain/calls/calls';
import type { OrderPayment } from '@tempera/domain/orders/order';
import { countryCodeOf } from '@tempera/domain/tax/countries';
import { hasThinEvidence, taxRecordOf } from '@tempera/domain/tax/tax-record';
import type { z } from 'zod';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { type CallAuth, type Caller, isGuest, requireIdentity } from '../platform/caller.ts';
import { type Counted, type Sender, senderIn } from '../platform/limiter.ts';
import { logs } from '../platform/logs.ts';
import type { Buyer } from '../tax/check-buyer.ts';
import type { TaxedCheckout } from '../tax/price-by-stripe.ts';
import { assertNotBought } from './already-bought.store.ts';
import { choosePayment, noPayment } from './choose-payment.ts';
import { customerOf } from './coupon-use.store.ts';
import { type FinishedOrder, finishOrder } from './finish-order.ts';
import { assertMayUse } from './may-use-coupon.ts';
import { isConfirmed } from './order-address.store.ts';
import { placeOfFree, placeOfPaid, readUnpaid } from './order-limits.store.ts';
import { idempotencyId, readOrder } from './orders.store.ts';
import { findTwin, type Prepared, prepareOrder } from './prepare-order.ts';
import { reserveOrder } from './reserve-order.ts';
import { tryAddress } from './try-code.ts';

type Input = z.output<typeof placeOrderInput>;

/** What a call about an order answers: what its buyer's browser goes on with only while their payment waits for them. */
export function toOutput({ order, next }: FinishedOrder): PlaceOrderOutput {
  const { id, status, paymentStatus, totalCents, payment } = order;
  return {
    orderId: id,
    status,
    paymentStatus,
    totalCents,
    ...next,
    ...(payment.method && { methodType: payment.method.type }),
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

/** The order's place within the limits. @param unpaid what counts it, where that was read already @throws RefusalError `too-many-attempts`, those of `assertNotBought` */
async function findPlaceOf(
  input: Input,
  { caller, priced, facts }: Prepared,
  sender: Sender,
  emailConfirmed: boolean,
  unpaid: Promise<Counted[]> | null,
) {
  const slugs = priced.lines.map(({ slug }) => slug);
  if (priced.totalCents === 0) {
    const isOwned = slugs.every((slug) => facts.owned.includes(slug));
    return placeOfFree(sender, { email: input.customer.email, emailConfirmed, isOwned });
  }
  const place = await placeOfPaid(await (unpaid ?? readUnpaid(sender, caller.uid)));
  if (input.refuseOwned) await assertNotBought(caller.uid, slugs);
  return place;
}

/** What a purchase is made of, besides what was asked for. */
interface Purchase {
  prepared: Prepared;
  sender: Sender;
  keyId: string;
  provider: PaymentProvider;
  country: string | null;
  /** What counts the order, where it was read with all else. */
  unpaid: Promise<Counted[]> | null;
}

/**
 * Writes the order down, before anything is charged.
 * @throws RefusalError those of `assertMayUse`, `tryAddress`, `choosePayment` and `reserveOrder`
 */
async function reserve(input: Input, { prepared, sender, keyId, provider, country, unpaid }: Purchase) {
  const { caller, buyer, priced, facts } = prepared;
  const { settings, taken } = facts;
  const { coupon } = priced;
  const customer = customerOf(caller);
  const [emailConfirmed, ownUses] = await Promise.all([
    isConfirmed(caller, input.customer.email),
    assertMayUse(coupon, customer),
  ]);
  const findPlace = (known = null as typeof unpaid) =>
    findPlaceOf(input, prepared, sender, emailConfirmed, known);
  const [place, payment] = await Promise.all([
    findPlace(unpaid),
    priced.totalCents === 0 ? noPayment : choosePayment(caller, input, settings, provider),
  ]);
  // Whose address is merely typed may be looked for: what was bought under it is said to nobody who couldn't pay, and not without end.
  const counted = { ...customer, address: customer.address ?? input.customer.email };
  const isTyped = coupon !== null && customer.address === null;
  const uses = isTyped ? await tryAddress(sender, keyId, () => assertMayUse(coupon, counted)) : ownUses;
  const drafted = draftOrder(caller, input, priced, buyer, payment, country);
  const draft = { ...drafted, ...(emailConfirmed && { emailConfirmed }) };
  return reserveOrder({ draft, coupon, customer: counted, uses, taken, keyId, settings, place, findPlace });
}

/**
 * Buys a cart: prices it from the database, then reserves, charges, settles (docs/architecture.md#payment). The same
 * idempotency key always returns the same order, finishing it first where an earlier call died.
 * @param country where the call came from, as far as that is known
 * @throws RefusalError those of `prepareOrder` and `reserve`, `payment-unavailable`, `busy`
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
  // Who brings a card most likely pays with it. It is read before the order is looked for that would stand in this one's way.
  const unpaid = input.paymentToken || input.savedMethod ? readUnpaid(sender, identity.uid) : null;
  unpaid?.catch(() => {});
  const found = await prepareOrder(input, identity, keyId, sender);
  if (found.known !== null) {
    return toOutput(await finishOrder(await readOrder(found.known), provider, found.settings));
  }
  const { prepared } = found;
  const order = await reserve(input, { prepared, sender, keyId, provider, country, unpaid }).catch(
    async (error) => readOrder(await findTwin(keyId, error)),
  );
  logs.orderReserved(order.id);
  return toOutput(await finishOrder(order, provider, prepared.facts.settings));
}
