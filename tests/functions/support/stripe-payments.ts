import { chargeEntry, paidOrder } from '@tempera/domain/ledger/book-entry';
import { newOrderId, type Order } from '@tempera/domain/orders/order';
import { addLedgerEntry } from '../../../functions/src/ledger/add-entry.ts';
import type { PaymentSubject } from '../../../functions/src/payments/payment-provider.ts';
import { stripeProvider } from '../../../functions/src/payments/stripe-provider.ts';
import { db } from '../../../functions/src/platform/admin.ts';
import { customer } from './callers.ts';

/** Pays at the simulator, and nowhere else. @returns the payment's number, and what the provider keeps of it */
export async function pay(id: string, about: PaymentSubject, amountCents: number, token = 'tok_paid') {
  const request = { id, about, amountCents, currency: 'USD', methodType: 'card' } as const;
  const { reference } = await stripeProvider.begin(request);
  const { feeCents } = await stripeProvider.confirm(
    { id, reference },
    { token },
    'https://store.example.com',
  );
  return { reference, feeCents: feeCents ?? 0 };
}

/** A payment of an order that stands in the books without its fee, or not yet; there is no order. */
export async function bookCharge({ booked = true } = {}) {
  const id = newOrderId(Date.now(), Math.random);
  const { uid } = customer();
  const paid = await pay(id, { kind: 'order', orderId: id, uid }, 304);
  const payment = { provider: 'stripe', reference: paid.reference, token: null };
  const order = { id, uid, totalCents: 304, taxCents: 24, currency: 'USD', payment } as Order;
  const batch = db().batch();
  const booking = { reference: paid.reference, at: Date.now() };
  if (booked) addLedgerEntry(batch, chargeEntry(paidOrder(order), booking));
  await batch.commit();
  return { id, ...paid };
}
