import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { stripeProvider } from '../../functions/src/payments/stripe-provider.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { reconcileDay } from '../../functions/src/reconciliation/reconcile-day.ts';
import { customer } from './support/callers.ts';
import { order, placeOrder, subscribe, succeed } from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { member, putPlan, subscription } from './support/plans.ts';
import { putProduct, readDocument, withSettings } from './support/store.ts';
import { act, deliverAll } from './support/stripe-events.ts';
import { bookCharge } from './support/stripe-payments.ts';

const gateway = useGateway();
beforeAll(() => gateway.ask('/_simulator/settlement', { currency: 'eur', rate: '0.92' }));
afterAll(() => vi.restoreAllMocks());

/** 2.9 percent and 30 cents, exchanged there and counted back here. */
const takenOf = (cents: number) => Math.round((Math.round(cents * 0.029) + 30) * 0.92);
const feeOf = (cents: number) => Math.round(takenOf(cents) / 0.92);

const buy = async () => {
  const input = order({ slugs: [await putProduct()] });
  const { orderId, totalCents } = await withSettings({}, () => succeed(placeOrder(input, customer())));
  const { payment } = (await readDocument(`orders/${orderId}`)) ?? {};
  return { orderId, totalCents, reference: String(payment.reference) };
};

it('books a fee in the store’s currency by Stripe’s rate, with what was taken in the account’s', async () => {
  const { orderId, totalCents } = await buy();
  expect(await readDocument(`ledger/charge-${orderId}`)).toMatchObject({
    grossCents: totalCents,
    currency: 'USD',
  });
  expect(await readDocument(`ledger/fee-${orderId}`)).toMatchObject({
    grossCents: -feeOf(totalCents),
    netCents: -feeOf(totalCents),
    currency: 'USD',
    settled: { amount: -takenOf(totalCents), currency: 'EUR' },
  });
});

it('books that of a plan, and one that is told late, in the same way', async () => {
  const plan = await putPlan(1_900);
  const { chargeId, totalCents } = await withSettings({}, async () =>
    succeed(subscribe(subscription(plan), await member())),
  );
  const settled = { amount: -takenOf(totalCents), currency: 'EUR' };
  expect(await readDocument(`ledger/fee-${chargeId}`)).toMatchObject({
    grossCents: -feeOf(totalCents),
    settled,
  });
  const late = await bookCharge();
  await deliverAll(late.reference);
  expect(await readDocument(`ledger/fee-${late.id}`)).toMatchObject({
    grossCents: -feeOf(304),
    settled: { amount: -takenOf(304), currency: 'EUR' },
  });
});

it('books what a dispute costs so, and finds no difference to the provider afterwards', async () => {
  const { orderId, reference } = await buy();
  await act(reference, 'dispute');
  await act(reference, 'win');
  await withSettings({}, () => deliverAll(reference));
  const entries = await db().collection('ledger').where('of.id', '==', orderId).get();
  const fee = entries.docs.find(({ id }) => id.startsWith('fee-du') || id.startsWith('fee-dp'));
  expect(fee?.data()).toMatchObject({
    grossCents: -1_500,
    settled: { amount: -1_380, currency: 'EUR' },
  });
  vi.spyOn(clock, 'now').mockReturnValue(Date.now() + 2 * 86_400_000);
  const { differences } = await reconcileDay(new Date().toISOString().slice(0, 10), stripeProvider);
  expect(differences.filter(({ id }) => id.includes(orderId))).toEqual([]);
  expect(differences.filter(({ what }) => what === 'amount')).toEqual([]);
});
