import { expect, it, vi } from 'vitest';
import { stripeProvider } from '../../functions/src/payments/stripe-provider.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { fromMillis } from '../../functions/src/platform/timestamps.ts';
import { reconcileDay } from '../../functions/src/reconciliation/reconcile-day.ts';
import { customer, withRole } from './support/callers.ts';
import { order, placeOrder, reasonOf, reconcile, succeed } from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { putProduct, readDocument, unique } from './support/store.ts';

useGateway();

const today = () => new Date().toISOString().slice(0, 10);

/** Tomorrow, when all of today has had its time. */
async function later<T>(work: () => Promise<T>): Promise<T> {
  const now = vi.spyOn(clock, 'now').mockReturnValue(Date.parse(today()) + 2 * 86_400_000);
  try {
    return await work();
  } finally {
    now.mockRestore();
  }
}

const bought = async () => {
  const { orderId } = await succeed(placeOrder(order({ slugs: [await putProduct()] }), customer()));
  const { payment } = (await readDocument(`orders/${orderId}`)) ?? {};
  return { orderId, reference: String(payment.reference) };
};

/** What of a day differs that is about these. */
const differencesOf = async (...parts: string[]) =>
  (await later(() => reconcileDay(today(), stripeProvider))).differences
    .filter(({ id, reference }) => parts.some((part) => id.includes(part) || reference === part))
    .map(({ id, what, here, there }) => [id, what, here, there]);

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
