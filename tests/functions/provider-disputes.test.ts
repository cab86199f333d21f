import { expectedEntries, nothingFound } from '@tempera/domain/reconciliation/compare-books';
import { describe, expect, it } from 'vitest';
import { adoptOrder } from '../../functions/src/checkout/guest-orders.store.ts';
import { reactions } from '../../functions/src/notifications/reactions.ts';
import { stripeProvider } from '../../functions/src/payments/stripe-provider.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { handlers } from '../../functions/src/webhooks/handlers.ts';
import { mailsOf, owns, refund, stepsOf } from './support/bought.ts';
import { customer, withRole } from './support/callers.ts';
import { reasonOf, refundOrder, requestDownload, startSession, succeed } from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { putProduct, readDocument, unique, withSettings } from './support/store.ts';
import { act, deliver, deliverAll, eventsOf } from './support/stripe-events.ts';
import { bookedOf, buyAtStripe } from './support/stripe-payments.ts';

useGateway();

const inStore = <T>(work: () => Promise<T>) => withSettings({}, work);
const orderOf = (orderId: string) => readDocument(`orders/${orderId}`);
const entryOf = (uid: string, slug: string) => readDocument(`users/${uid}/library/${slug}`);

const disputed = async () => {
  const bought = await buyAtStripe();
  await act(bought.reference, 'dispute');
  await inStore(() => deliverAll(bought.reference));
  return bought;
};
const taken = (totalCents: number) => [`dispute ${-totalCents} (-24)`, 'fee -1500 (0)'];
const given = (totalCents: number) => [
  `dispute ${-totalCents} (-24)`,
  `dispute ${totalCents} (24)`,
  'fee -1500 (0)',
];

describe('a dispute', () => {
  it('takes the money and holds the templates back, and everybody is told', async () => {
    const { orderId, totalCents, buyer, slugs } = await disputed();
    expect(await orderOf(orderId)).toMatchObject({
      status: 'completed',
      paymentStatus: 'disputed',
      refundedCents: 0,
      dispute: {
        id: expect.stringMatching(/^dp_/),
        state: 'open',
        amountCents: totalCents,
        reason: 'fraudulent',
        dueAt: expect.any(Number),
      },
    });
    for (const slug of slugs) {
      expect(await entryOf(buyer.uid, slug)).toMatchObject({ orderId, suspended: true });
      expect(await inStore(() => reasonOf(requestDownload({ slug }, buyer)))).toBe('entitlement-suspended');
    }
    expect(await bookedOf(orderId)).toEqual(taken(totalCents));
    expect(await stepsOf(orderId)).toEqual(['disputed']);
    expect(await mailsOf(orderId)).toEqual([expect.stringMatching(/-dp_.*-open$/)]);
    expect(await reasonOf(refundOrder(refund(orderId), await withRole('admin')))).toBe('not-refundable');
  });

  it.each(['win', 'lose'])(
    'in another currency than was paid in takes what was paid, and agrees with it: %s',
    async (how) => {
      const { orderId, reference, totalCents } = await buyAtStripe();
      await act(reference, 'dispute', { currency: 'gbp' });
      await inStore(() => deliverAll(reference));
      expect(await bookedOf(orderId)).toEqual(taken(totalCents));
      expect((await orderOf(orderId))?.dispute).toMatchObject({ state: 'open', amountCents: totalCents });
      await act(reference, how);
      await inStore(() => deliverAll(reference));
      expect(await bookedOf(orderId)).toEqual(how === 'win' ? given(totalCents) : taken(totalCents));
      expect((await orderOf(orderId))?.paymentStatus).toBe(how === 'win' ? 'paid' : 'charged-back');
      const { disputes } = await stripeProvider.madeBetween(Date.now() - 60_000, Date.now() + 60_000);
      expect(disputes.filter(({ payment }) => payment === reference)).toMatchObject([
        { amountCents: totalCents, currency: 'USD' },
      ]);
    },
  );

  it('that is won gives both back', async () => {
    const { orderId, reference, totalCents, buyer, slugs } = await disputed();
    await act(reference, 'win');
    await inStore(() => deliverAll(reference));
    expect(await orderOf(orderId)).toMatchObject({
      status: 'completed',
      paymentStatus: 'paid',
      dispute: { state: 'won' },
    });
    expect((await entryOf(buyer.uid, slugs[0]))?.suspended).toBeUndefined();
    expect(await bookedOf(orderId)).toEqual(given(totalCents));
    expect(await stepsOf(orderId)).toEqual(['dispute-won', 'disputed']);
    expect(await mailsOf(orderId)).toHaveLength(2);
  });

  it.each(['win', 'lose'])(
    'that the store answers has a second fee, which comes back with a win alone: %s',
    async (how) => {
      const { orderId, reference, totalCents } = await disputed();
      await act(reference, 'counter');
      await inStore(() => deliverAll(reference));
      const answered = [...taken(totalCents), 'fee -1500 (0)'].sort();
      expect(await bookedOf(orderId)).toEqual(answered);
      await act(reference, how);
      await inStore(() => deliverAll(reference));
      const after = how === 'win' ? [...answered, `dispute ${totalCents} (24)`, 'fee 1500 (0)'] : answered;
      expect((await bookedOf(orderId)).sort()).toEqual([...after].sort());
      const { disputes } = await stripeProvider.madeBetween(Date.now() - 60_000, Date.now() + 60_000);
      const { id } = (await orderOf(orderId))?.dispute ?? {};
      const entries = expectedEntries({ ...nothingFound, disputes: disputes.filter((one) => one.id === id) });
      for (const { id: entry, cents } of entries) {
        expect(await readDocument(`ledger/${entry}`)).toMatchObject({ grossCents: cents, reference: id });
      }
      expect(entries).toHaveLength(how === 'win' ? 5 : 3);
    },
  );

  it('that is lost takes the templates for good, with a credit note', async () => {
    const { orderId, reference, totalCents, buyer, slugs } = await disputed();
    await act(reference, 'lose');
    await inStore(() => deliverAll(reference));
    const stored = await orderOf(orderId);
    expect(stored).toMatchObject({
      status: 'refunded',
      paymentStatus: 'charged-back',
      refundedCents: totalCents,
      withdrawn: slugs,
      dispute: { state: 'lost' },
    });
    for (const slug of slugs) expect(await owns(buyer, slug)).toBe(false);
    expect(await bookedOf(orderId)).toEqual(taken(totalCents));
    expect(await readDocument(`orders/${orderId}/refunds/${stored?.dispute.id}`)).toMatchObject({
      amountCents: totalCents,
      status: 'done',
      creditNoteDue: true,
      beforeCents: 0,
      took: slugs,
    });
    expect(await stepsOf(orderId)).toEqual(['dispute-lost', 'disputed']);
  });

  it.each([
    ['won', 'win', given, 'paid'],
    ['lost', 'lose', taken, 'charged-back'],
  ] as const)(
    'that is %s before anybody has heard of it is booked whole, once',
    async (state, what, books, status) => {
      const { orderId, reference, totalCents } = await buyAtStripe();
      await act(reference, 'dispute');
      await act(reference, what);
      const events = (await eventsOf(reference)).reverse();
      await inStore(async () => {
        await Promise.all(Array.from({ length: 20 }, () => deliver(events[0] ?? {})));
        for (const event of [...events, ...events.reverse()]) expect(await deliver(event)).toBe(200);
      });
      expect(await orderOf(orderId)).toMatchObject({ paymentStatus: status, dispute: { state } });
      expect(await bookedOf(orderId)).toEqual(books(totalCents));
      expect(await stepsOf(orderId)).toEqual([`dispute-${state}`, 'disputed']);
      expect(await mailsOf(orderId)).toHaveLength(1);
    },
  );

  it('leaves what the buyer owns through another order', async () => {
    const [slug, buyer] = [await putProduct(), customer()];
    const first = await buyAtStripe({ slugs: [slug], buyer });
    const second = await buyAtStripe({ slugs: [slug], buyer });
    await act(second.reference, 'dispute');
    await inStore(() => deliverAll(second.reference));
    expect(await entryOf(buyer.uid, slug)).toEqual({ slug, orderId: first.orderId });
    await act(second.reference, 'lose');
    await inStore(() => deliverAll(second.reference));
    expect(await entryOf(buyer.uid, slug)).toEqual({ slug, orderId: first.orderId });
    await act(first.reference, 'dispute');
    await inStore(() => deliverAll(first.reference));
    expect(await entryOf(buyer.uid, slug)).toMatchObject({ orderId: first.orderId, suspended: true });
  });

  it('goes with a guest’s order into the account that takes it', async () => {
    const { orderId, reference, slugs } = await disputed();
    const { uid } = customer();
    await db().doc(`orders/${orderId}`).update({ guest: true });
    expect(await adoptOrder(await db().doc(`orders/${orderId}`).get(), uid)).toBe(true);
    expect(await entryOf(uid, slugs[0])).toMatchObject({ orderId, suspended: true });
    await act(reference, 'win');
    await inStore(() => deliverAll(reference));
    expect((await entryOf(uid, slugs[0]))?.suspended).toBeUndefined();
  });

  it('of what a refund has left is for the rest, whatever is heard first', async () => {
    for (const order of [(all: unknown[]) => all, (all: unknown[]) => [...all].reverse()]) {
      const { orderId, reference, totalCents } = await buyAtStripe();
      await act(reference, 'refund', { amount: '100' });
      await act(reference, 'dispute');
      await inStore(() => deliverAll(reference, order as never));
      expect(await orderOf(orderId)).toMatchObject({ paymentStatus: 'disputed', refundedCents: 100 });
      await act(reference, 'lose');
      await inStore(() => deliverAll(reference, order as never));
      expect(await orderOf(orderId)).toMatchObject({
        status: 'refunded',
        paymentStatus: 'charged-back',
        refundedCents: totalCents,
      });
      const entries = await db().collection('ledger').where('of.id', '==', orderId).get();
      const sums = entries.docs
        .map((one) => one.data())
        .filter(({ kind }) => kind === 'refund' || kind === 'dispute')
        .reduce((sum, { grossCents, taxCents }) => [sum[0] + grossCents, sum[1] + taxCents], [0, 0]);
      expect(sums).toEqual([-totalCents, -24]);
    }
  });
});

describe('an inquiry', () => {
  it('takes nothing, and is told once', async () => {
    const { orderId, reference, totalCents, buyer, slugs } = await buyAtStripe();
    const dispute = 'dp_inquiry';
    const told = { id: dispute, reference, charge: 'ch_1', reason: 'general', fees: [] };
    const provider = {
      ...stripeProvider,
      dispute: async () => ({ ...told, state: 'inquiry' as const, amountCents: totalCents }),
    };
    for (let time = 0; time < 2; time++) {
      await inStore(async () =>
        handlers.dispute({ kind: 'dispute', reference, dispute }, provider, () => {}),
      );
    }
    expect(await orderOf(orderId)).toMatchObject({ paymentStatus: 'paid', dispute: { state: 'inquiry' } });
    expect(await bookedOf(orderId)).toEqual([]);
    expect((await entryOf(buyer.uid, slugs[0]))?.suspended).toBeUndefined();
    expect(await stepsOf(orderId)).toEqual(['inquired']);
    expect(await mailsOf(orderId)).toEqual([]);
  });

  it('that the bank closes is open no more, and was never a dispute', async () => {
    const { orderId, reference, buyer, slugs } = await buyAtStripe();
    await act(reference, 'inquiry');
    await inStore(() => deliverAll(reference));
    expect(await orderOf(orderId)).toMatchObject({ dispute: { state: 'inquiry' } });
    await act(reference, 'win');
    await inStore(() => deliverAll(reference, (all) => [...all].reverse()));
    expect(await orderOf(orderId)).toMatchObject({ paymentStatus: 'paid', dispute: { state: 'closed' } });
    expect(await bookedOf(orderId)).toEqual([]);
    expect((await entryOf(buyer.uid, slugs[0]))?.suspended).toBeUndefined();
    expect(await stepsOf(orderId)).toEqual(expect.arrayContaining(['inquired', 'inquiry-closed']));
    expect(await mailsOf(orderId)).toEqual([]);
  });
});

/** One of the team who has begun a session. */
async function registered(role: 'admin' | 'staff') {
  const who = await withRole(role);
  await inStore(() => succeed(startSession(who)));
  const stored = (await readDocument(`access/${who.uid}`))?.role;
  // No customer is called like one of the team.
  await db()
    .doc(`users/${who.uid}`)
    .update({ name: unique('Tess '), registered: true, role: stored });
  return who;
}

it('those who manage the store are told, and staff are not', async () => {
  const [admin, staff] = [await registered('admin'), await registered('staff')];
  const { orderId } = await disputed();
  const after = await orderOf(orderId);
  const { dispute: _dispute, ...before } = after ?? {};
  const written = {
    eventId: 'e',
    id: orderId,
    parent: '',
    before,
    after,
    writtenAt: Date.now(),
    at: Date.now(),
  };
  for (let time = 0; time < 2; time++) await reactions.orders?.(written);
  const noticeOf = ({ uid }: { uid: string }) =>
    readDocument(`users/${uid}/notifications/payment_${orderId}`);
  expect(await noticeOf(admin)).toMatchObject({
    kind: 'payment',
    title: 'Payment disputed',
    link: `/admin/orders/${orderId}`,
    read: false,
    mailDue: expect.anything(),
  });
  expect(await noticeOf(staff)).toBeUndefined();
});

it('is told of a plan’s payment with the way to its subscription', async () => {
  const admin = await registered('admin');
  const chargeId = unique('charge-');
  const charge = { currency: 'USD', refundedCents: 0 };
  const written = {
    eventId: 'e',
    parent: 'ada',
    id: chargeId,
    before: { ...charge, refundedCents: 304 },
    after: charge,
    writtenAt: Date.now(),
    at: Date.now(),
  };
  await reactions['subscriptions/charges']?.(written);
  expect(await readDocument(`users/${admin.uid}/notifications/payment_${chargeId}`)).toMatchObject({
    title: 'A refund did not arrive',
    link: '/admin/subscriptions/ada',
  });
});
