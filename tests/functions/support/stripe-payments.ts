import { chargeEntry, paidOrder } from '@tempera/domain/ledger/book-entry';
import { cents } from '@tempera/domain/money/money';
import { newOrderId, type Order } from '@tempera/domain/orders/order';
import { addLedgerEntry } from '../../../functions/src/ledger/add-entry.ts';
import type { PaymentSubject } from '../../../functions/src/payments/payment-provider.ts';
import { stripeProvider } from '../../../functions/src/payments/stripe-provider.ts';
import { db } from '../../../functions/src/platform/admin.ts';
import { customer, type TestAuth } from './callers.ts';
import { putPaidOrder } from './paid-order.ts';
import { putProduct } from './store.ts';

/** Pays at the simulator, and nowhere else. @returns the payment's number, and what the provider keeps of it */
export async function pay(id: string, about: PaymentSubject, amountCents: number, token = 'tok_paid') {
  const request = { id, about, amountCents, currency: 'USD', methodType: 'card' } as const;
  const { reference } = await stripeProvider.begin(request);
  const { fee } = await stripeProvider.confirm({ id, reference }, { token }, 'https://store.example.com');
  return { reference, feeCents: fee?.feeCents ?? 0 };
}

/** A payment of an order that stands in the books without its fee, or not yet. */
export async function bookCharge({ booked = true } = {}) {
  const id = newOrderId(Date.now(), Math.random);
  const { uid } = customer();
  const paid = await pay(id, { kind: 'order', orderId: id, uid }, 304);
  const payment = { provider: 'stripe', reference: paid.reference, token: null };
  const order = { id, uid, totalCents: 304, taxCents: 24, currency: 'USD', payment } as Order;
  await putPaidOrder({ id, uid, payment });
  const batch = db().batch();
  const booking = { reference: paid.reference, at: Date.now() };
  if (booked) addLedgerEntry(batch, chargeEntry(paidOrder(order), booking));
  await batch.commit();
  return { id, ...paid };
}

/** An order of these templates that was paid at the simulator, as its completion leaves it: 280 cents each and 24 of tax in all. */
export async function buyAtStripe({
  slugs = [],
  token = 'tok_paid',
  buyer = customer(),
}: {
  slugs?: string[];
  token?: string;
  buyer?: TestAuth;
} = {}) {
  const id = newOrderId(Date.now(), Math.random);
  const bought = slugs.length > 0 ? slugs : [await putProduct(), await putProduct()];
  const totalCents = 280 * bought.length + 24;
  const { reference } = await pay(id, { kind: 'order', orderId: id, uid: buyer.uid }, totalCents, token);
  const order = {
    id,
    uid: buyer.uid,
    lines: bought.map((slug) => ({ slug, name: slug, priceCents: cents(280), quantity: 1 })),
    subtotalCents: 280 * bought.length,
    totalCents,
    payment: { provider: 'stripe', reference, token: null },
  };
  await putPaidOrder(order);
  const batch = db().batch();
  for (const slug of bought) {
    batch.set(db().doc(`users/${buyer.uid}/library/${slug}`), { slug, orderId: id });
  }
  const paid = paidOrder({ ...order, taxCents: 24, currency: 'USD' });
  addLedgerEntry(batch, chargeEntry(paid, { reference, at: Date.now() }));
  await batch.commit();
  return { orderId: id, reference, totalCents, buyer, slugs: bought as [string, string] };
}

/** The books of an order besides its charge and that one's fee: the kind of each entry with its amounts, in cents. */
export async function bookedOf(orderId: string): Promise<string[]> {
  const entries = await db().collection('ledger').where('of.id', '==', orderId).get();
  return entries.docs
    .filter(({ id }) => ![`charge-${orderId}`, `fee-${orderId}`].includes(id))
    .map((entry) => entry.data())
    .map(({ kind, grossCents, taxCents }) => `${kind} ${grossCents} (${taxCents})`)
    .sort();
}
