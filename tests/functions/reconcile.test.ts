import { newOrderId } from '@tempera/domain/orders/order';
import { beforeAll, expect, it, vi } from 'vitest';
import { askStripe } from '../../functions/src/payments/ask-stripe.ts';
import { stripeProvider } from '../../functions/src/payments/stripe-provider.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { fromMillis } from '../../functions/src/platform/timestamps.ts';
import { reconcileDay } from '../../functions/src/reconciliation/reconcile-day.ts';
import { customer, withRole } from './support/callers.ts';
import { order, placeOrder, reasonOf, reconcile, succeed } from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { putPaidOrder } from './support/paid-order.ts';
import { putProduct, readDocument, unique } from './support/store.ts';
import { act, advance, listOf } from './support/stripe-events.ts';
import { pay } from './support/stripe-payments.ts';
import { wipe } from './support/wipe.ts';

beforeAll(wipe);
useGateway();

const dayMs = 86_400_000;
const today = () => new Date().toISOString().slice(0, 10);

/** Tomorrow, when all of today has had its time. */
async function later<T>(work: () => Promise<T>): Promise<T> {
  const now = vi.spyOn(clock, 'now').mockReturnValue(Date.parse(today()) + 2 * dayMs);
  try {
    return await work();
  } finally {
    now.mockRestore();
  }
}

const bought = async (paymentToken = 'tok_paid') => {
  const slugs = [await putProduct()];
  const { orderId } = await succeed(placeOrder(order({ slugs, paymentToken }), customer()));
  const { payment } = (await readDocument(`orders/${orderId}`)) ?? {};
  return { orderId, reference: String(payment.reference) };
};

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

/** What of a day differs that is about these. */
const differencesOn = async (day: string, ...parts: string[]) =>
  (await later(() => reconcileDay(day, stripeProvider))).differences
    .filter(({ id, reference }) => parts.some((part) => id.includes(part) || reference === part))
    .map(({ id, what, here, there }) => [id, what, here, there]);
const differencesOf = (...parts: string[]) => differencesOn(today(), ...parts);

it('finds nothing where all is booked, and what is missing until it is booked', async () => {
  const { orderId, reference } = await bought();
  const { grossCents } = (await readDocument(`ledger/charge-${orderId}`)) ?? {};
  expect(await differencesOf(orderId)).toEqual([]);

  const fee = await readDocument(`ledger/fee-${orderId}`);
  await db().doc(`ledger/fee-${orderId}`).delete();
  const refundId = unique('lost');
  // A refund whose answer, and whose webhook, were lost.
  await stripeProvider.refund({ refundId, reference, amountCents: 100 });
  expect((await differencesOf(orderId, refundId)).sort()).toEqual([
    [`fee-${orderId}`, 'missing', null, fee?.grossCents],
    [`refund-${refundId}`, 'missing', null, -100],
  ]);
  expect(await readDocument(`reconciliations/${today()}`)).toMatchObject({ day: today() });

  const admin = await withRole('admin');
  for (const entry of [`fee-${orderId}`, `refund-${refundId}`]) {
    await later(() => succeed(reconcile({ day: today(), entry }, admin)));
  }
  expect(await differencesOf(orderId, refundId)).toEqual([]);
  expect(await readDocument(`orders/${orderId}`)).toMatchObject({ refundedCents: 100 });
  expect((await readDocument(`ledger/charge-${orderId}`))?.grossCents).toBe(grossCents);
  const audit = await db().collection('audit').where('targetId', '==', `refund-${refundId}`).get();
  expect(audit.docs.map((one) => one.data())).toMatchObject([{ action: 'books.booked', byId: admin.uid }]);
});

it('finds other amounts, and what the provider has never heard of', async () => {
  const { orderId } = await bought();
  const ghost = unique('ORD-');
  const stored = (await readDocument(`ledger/charge-${orderId}`)) ?? {};
  await db().doc(`ledger/charge-${orderId}`).update({ grossCents: 1 });
  await db()
    .doc(`ledger/charge-${ghost}`)
    .set({
      ...stored,
      reference: 'pi_nowhere',
      of: { type: 'order', id: ghost, uid: 'u' },
      at: fromMillis(Date.now()),
    });
  expect((await differencesOf(orderId, ghost)).sort()).toEqual(
    [
      [`charge-${orderId}`, 'amount', 1, stored.grossCents],
      [`charge-${ghost}`, 'unknown', stored.grossCents, null],
    ].sort(),
  );
  const admin = await withRole('admin');
  const entry = `charge-${ghost}`;
  expect(await later(() => reasonOf(reconcile({ day: today(), entry }, admin)))).toBe('invalid-input');
  await db().doc(`ledger/charge-${ghost}`).delete();
  await db().doc(`ledger/charge-${orderId}`).set(stored);
});

it('says that nothing here belongs to a payment, and books nothing of it', async () => {
  const ghost = newOrderId(Date.now(), Math.random);
  const { uid } = customer();
  const { reference } = await pay(ghost, { kind: 'order', orderId: ghost, uid }, 304);
  expect(await differencesOf(ghost)).toContainEqual([`charge-${ghost}`, 'missing', null, 304]);
  const admin = await withRole('admin');
  const book = (entry: string) => later(() => reasonOf(reconcile({ day: today(), entry }, admin)));
  expect(await book(`charge-${ghost}`)).toBe('nothing-to-book');
  expect(await readDocument(`ledger/charge-${ghost}`)).toBeUndefined();
  // The provider itself does not know it any more, as after a reset of its test data.
  const day = db().doc(`reconciliations/${today()}`);
  const gone = { kind: 'payment', reference: 'pi_nowhere' };
  const { differences } = (await day.get()).data() ?? {};
  const changed = differences.map((one: { reference: string }) =>
    one.reference === reference ? { ...one, about: gone } : one,
  );
  await day.update({ differences: changed });
  expect(await book(`charge-${ghost}`)).toBe('nothing-to-book');
  const audit = await db().collection('audit').where('targetId', '==', `charge-${ghost}`).get();
  expect(audit.size).toBe(0);
});

it('lets a payment go that belongs to nothing here, once Stripe has given it back', async () => {
  const ghost = newOrderId(Date.now(), Math.random);
  const { reference } = await pay(ghost, { kind: 'order', orderId: ghost, uid: customer().uid }, 304);
  const refund = (amountCents: number) =>
    stripeProvider.refund({ refundId: unique('back'), reference, amountCents });
  await refund(300);
  expect((await differencesOf(ghost, 'back')).map(([, what]) => what)).toEqual([
    'missing',
    'missing',
    'missing',
  ]);
  await refund(4);
  expect(await differencesOf(ghost, 'back')).toEqual([]);
});

it('lists an order that is pending here and canceled at the provider, until it is booked', async () => {
  const id = newOrderId(Date.now(), Math.random);
  const { uid } = customer();
  const about = { kind: 'order', orderId: id, uid } as const;
  const request = { id, about, amountCents: 304, currency: 'USD', methodType: 'card' } as const;
  const { reference } = await stripeProvider.begin(request);
  const payment = { provider: 'stripe', reference, token: null };
  await putPaidOrder({ id, uid, status: 'pending', paymentStatus: 'pending', payment });
  expect(await differencesOf(id)).toEqual([]);
  await stripeProvider.cancel(reference);
  expect(await differencesOf(id)).toEqual([[`charge-${id}`, 'canceled', 304, null]]);
  const admin = await withRole('admin');
  await later(() => succeed(reconcile({ day: today(), entry: `charge-${id}` }, admin)));
  expect(await differencesOf(id)).toEqual([]);
  expect(await readDocument(`orders/${id}`)).toMatchObject({ status: 'failed', paymentStatus: 'canceled' });
});

it('finds a refund that failed days later on that day, until it is booked, and nothing on the day it was made', async () => {
  const { orderId, reference } = await bought('tok_refund_fails');
  const refundId = unique('lost');
  const entry = `refund-${refundId}`;
  const admin = await withRole('admin');
  await stripeProvider.refund({ refundId, reference, amountCents: 100 });
  await differencesOf(refundId);
  await later(() => succeed(reconcile({ day: today(), entry }, admin)));
  // It is booked on the day it was made, and nobody tells that it failed four days later.
  await db()
    .doc(`ledger/${entry}`)
    .update({ at: fromMillis(Date.now() - 4 * dayMs) });
  await advance(4 * dayMs);
  expect(await differencesOf(refundId)).toEqual([[`${entry}-failed`, 'missing', null, 100]]);
  await later(() => succeed(reconcile({ day: today(), entry: `${entry}-failed` }, admin)));
  expect(await readDocument(`orders/${orderId}`)).toMatchObject({ paymentStatus: 'paid', refundedCents: 0 });
  const back = await readDocument(`ledger/${entry}-failed`);
  expect(back).toMatchObject({ kind: 'refund', grossCents: 100 });
  await db()
    .doc(`ledger/${entry}-failed`)
    .update({ at: fromMillis(Date.now()) });
  expect(await differencesOf(refundId)).toEqual([]);
  expect(await differencesOn(daysAgo(4), refundId)).toEqual([]);
});

it('finds a payout that is missing here or there, and one that came back, until it is booked', async () => {
  await bought();
  await advance(3 * dayMs);
  const press = (path: string) =>
    fetch(`${process.env.TEMPERA_GATEWAY_URL}${path}`, { method: 'POST', redirect: 'manual' });
  await press('/payouts');
  const [payout] = await listOf<{ id: string; amount: number }>('payouts');
  const { id = '', amount = 0 } = payout ?? {};
  const admin = await withRole('admin');
  const book = (entry: string) => later(() => succeed(reconcile({ day: today(), entry }, admin)));
  expect(await differencesOf(id)).toEqual([[`payout-${id}`, 'missing', null, -amount]]);
  await book(`payout-${id}`);
  expect(await differencesOf(id)).toEqual([]);
  const stored = (await readDocument(`ledger/payout-${id}`)) ?? {};
  expect(stored).toMatchObject({ kind: 'payout', grossCents: -amount });

  await press(`/payouts/${id}/fail`);
  expect(await differencesOf(id)).toEqual([[`payout-${id}-failed`, 'missing', null, amount]]);
  await book(`payout-${id}-failed`);
  expect(await differencesOf(id)).toEqual([]);
  expect(await readDocument(`ledger/payout-${id}-failed`)).toMatchObject({ grossCents: amount });

  const ghost = unique('po_nowhere');
  const at = fromMillis(Date.now() - 60_000);
  await db()
    .doc(`ledger/payout-${ghost}`)
    .set({ ...stored, reference: ghost, at });
  expect(await differencesOf(ghost)).toEqual([[`payout-${ghost}`, 'unknown', -amount, null]]);
  await db().doc(`ledger/payout-${ghost}`).delete();
});

it('finds a charge that is booked in another currency', async () => {
  const { orderId } = await bought();
  const stored = (await readDocument(`ledger/charge-${orderId}`)) ?? {};
  await db().doc(`ledger/charge-${orderId}`).update({ currency: 'EUR' });
  expect(await differencesOf(orderId)).toEqual([
    [`charge-${orderId}`, 'currency', stored.grossCents, stored.grossCents],
  ]);
  await db().doc(`ledger/charge-${orderId}`).set(stored);
});

it('is for those who manage the store, and for days that have been', async () => {
  const day = '2024-02-01';
  expect(await reasonOf(reconcile({ day }, null))).toBe('sign-in-required');
  for (const who of [customer(), await withRole('staff')])
    expect(await reasonOf(reconcile({ day }, who))).toBe('not-allowed');
  const owner = await withRole('owner');
  expect(await succeed(reconcile({ day }, owner))).toEqual({ open: 0 });
  for (const odd of [{ day: '2999-01-01' }, { day: 'yesterday' }, { day, entry: 'x' }, {}])
    expect(await reasonOf(reconcile(odd, owner))).toBe('invalid-input');
});

it('keeps to this store’s money on an account that is used for something else too', async () => {
  const { id } = await askStripe('test', (stripe) =>
    stripe.paymentIntents.create({ amount: 900, currency: 'usd', allowed_payment_method_types: ['card'] }),
  );
  await stripeProvider.confirm({ id, reference: id }, { token: 'tok_paid' }, 'https://other.example.com');
  const refund = await askStripe('test', (stripe) =>
    stripe.refunds.create({ payment_intent: id, amount: 100 }),
  );
  expect(await differencesOf(id, refund.id)).toEqual([]);
  await act(id, 'dispute');
  const [dispute] = await listOf<{ id: string }>(`disputes?payment_intent=${id}`);
  expect(await differencesOf(String(dispute?.id))).toEqual([]);
});
