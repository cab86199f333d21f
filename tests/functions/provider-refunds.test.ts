import { durations } from '@tempera/domain/site/durations';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sweepRefunds } from '../../functions/src/orders/finish-refund.ts';
import { stripeProvider } from '../../functions/src/payments/stripe-provider.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { mailsOf, owns, refund, stepsOf } from './support/bought.ts';
import { withRole } from './support/callers.ts';
import { reasonOf, refundOrder, succeed } from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { readDocument, withSettings } from './support/store.ts';
import { act, advance, deliver, deliverAll, eventsOf, listOf } from './support/stripe-events.ts';
import { bookedOf, buyAtStripe } from './support/stripe-payments.ts';

useGateway();
afterEach(() => vi.restoreAllMocks());

const inStore = <T>(work: () => Promise<T>) => withSettings({}, work);
const orderOf = (orderId: string) => readDocument(`orders/${orderId}`);
const refundsOf = async (orderId: string) =>
  (await db().collection(`orders/${orderId}/refunds`).get()).docs.map((one) => ({
    id: one.id,
    ...one.data(),
  }));
const day = 86_400_000;

describe('a refund that was made in the provider’s dashboard', () => {
  it('is booked with all that belongs to it', async () => {
    const { orderId, reference, totalCents, buyer, slugs } = await buyAtStripe();
    await act(reference, 'refund');
    await inStore(() => deliverAll(reference));
    const [made] = await listOf<{ id: string }>(`refunds?payment_intent=${reference}`);
    const refundId = made?.id ?? '';
    expect(await orderOf(orderId)).toMatchObject({
      status: 'refunded',
      paymentStatus: 'refunded',
      refundedCents: totalCents,
      withdrawn: slugs,
    });
    for (const slug of slugs) expect(await owns(buyer, slug)).toBe(false);
    expect(await readDocument(`orders/${orderId}/refunds/${refundId}`)).toMatchObject({
      amountCents: totalCents,
      status: 'done',
      byProvider: true,
      byName: 'Stripe',
      reference: refundId,
      creditNoteDue: true,
      beforeCents: 0,
    });
    expect(await bookedOf(orderId)).toEqual([`refund ${-totalCents} (-24)`]);
    expect(await stepsOf(orderId)).toEqual(['refunded']);
    expect(await mailsOf(orderId)).toEqual([`order-${orderId}-refund-${refundId}`]);
    expect(await readDocument(`audit/refund-${refundId}`)).toMatchObject({
      action: 'order.refunded',
      byName: 'Stripe',
      byRole: 'provider',
      targetId: orderId,
    });
  });

  it('is booked once, whatever comes twice, late, or twenty times at once', async () => {
    const { orderId, reference, totalCents } = await buyAtStripe();
    await act(reference, 'refund');
    const events = await eventsOf(reference);
    const told = events.find(({ type }) => type === 'refund.created');
    await inStore(async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(told ?? {})));
      expect(answers).toEqual(answers.map(() => 200));
      await deliverAll(reference, (all) => [...all].reverse());
      await deliverAll(reference);
    });
    expect(await bookedOf(orderId)).toEqual([`refund ${-totalCents} (-24)`]);
    expect(await stepsOf(orderId)).toEqual(['refunded']);
    expect(await refundsOf(orderId)).toHaveLength(1);
    for (const { id } of events.filter(({ type }) => type.includes('refund'))) {
      expect(await readDocument(`paymentEvents/${id}`)).toMatchObject({ kind: 'refund', reference });
    }
  });

  it('is booked again by nobody once the note of its event is gone', async () => {
    const { orderId, reference, totalCents } = await buyAtStripe();
    await act(reference, 'refund');
    await inStore(async () => {
      await deliverAll(reference);
      for (const { id } of await eventsOf(reference)) await db().doc(`paymentEvents/${id}`).delete();
      await deliverAll(reference);
    });
    expect(await bookedOf(orderId)).toEqual([`refund ${-totalCents} (-24)`]);
  });

  it('may be one of several parts, which have together the tax of the whole', async () => {
    const { orderId, reference, totalCents, buyer, slugs } = await buyAtStripe();
    for (const amount of [100, 101, 102]) await act(reference, 'refund', { amount: String(amount) });
    await inStore(async () => {
      const events = await eventsOf(reference);
      expect(new Set(await Promise.all(events.map(deliver)))).toEqual(new Set([200]));
    });
    expect(await orderOf(orderId)).toMatchObject({
      status: 'completed',
      paymentStatus: 'partly-refunded',
      refundedCents: 303,
    });
    expect(await owns(buyer, slugs[0])).toBe(true);
    await act(reference, 'refund');
    await inStore(() => deliverAll(reference));
    expect(await orderOf(orderId)).toMatchObject({ status: 'refunded', refundedCents: totalCents });
    expect(await owns(buyer, slugs[0])).toBe(false);
    const entries = await db().collection('ledger').where('of.id', '==', orderId).get();
    const back = entries.docs.map((one) => one.data()).filter(({ kind }) => kind === 'refund');
    expect(back).toHaveLength(4);
    expect(back.reduce((sum, { taxCents }) => sum + taxCents, 0)).toBe(-24);
  });

  it('and one of an admin’s at the same time are two', async () => {
    const { orderId, reference } = await buyAtStripe();
    const admin = await withRole('admin');
    await inStore(async () => {
      await Promise.all([
        act(reference, 'refund', { amount: '150' }).then(() => deliverAll(reference)),
        succeed(refundOrder(refund(orderId, { amountCents: 200 }), admin)),
      ]);
      await deliverAll(reference);
    });
    expect(await orderOf(orderId)).toMatchObject({ refundedCents: 350 });
    expect((await refundsOf(orderId)).length).toBe(2);
  });

  it('is none of ours where the payment is none', async () => {
    const { reference, orderId } = await buyAtStripe();
    await db().doc(`orders/${orderId}`).update({ paymentStatus: 'failed', status: 'failed' });
    await act(reference, 'refund');
    await inStore(() => deliverAll(reference));
    expect(await bookedOf(orderId)).toEqual([]);
  });
});

describe('a refund at which a bank takes its time', () => {
  const begin = async () => {
    const bought = await buyAtStripe({ token: 'tok_refund_pending' });
    const admin = await withRole('admin');
    const input = refund(bought.orderId, { amountCents: 200 });
    const answer = await inStore(() => succeed(refundOrder(input, admin)));
    expect(answer).toMatchObject({ refund: 'pending', paymentStatus: 'paid', refundedCents: 0 });
    return { ...bought, ...answer, admin, input };
  };

  it('stays open, and is booked when the bank has paid', async () => {
    const { orderId, refundId, reference, admin, input } = await begin();
    expect(await orderOf(orderId)).toMatchObject({ openRefund: { id: refundId, pending: true } });
    expect(await bookedOf(orderId)).toEqual([]);
    expect(await stepsOf(orderId)).toEqual(['refund-pending']);
    await inStore(async () => {
      await deliverAll(reference);
      expect(await succeed(refundOrder(input, admin))).toMatchObject({ refund: 'pending' });
      expect(await reasonOf(refundOrder(refund(orderId), admin))).toBe('refund-pending');
      await advance(4 * day);
      await deliverAll(reference);
      expect(await succeed(refundOrder(input, admin))).toMatchObject({ refund: 'done', refundedCents: 200 });
    });
    const stored = await orderOf(orderId);
    expect(stored).toMatchObject({ paymentStatus: 'partly-refunded' });
    expect(stored?.openRefund).toBeUndefined();
    expect(await listOf(`refunds?payment_intent=${reference}`)).toHaveLength(1);
    expect(await stepsOf(orderId)).toEqual(['refund-pending', 'refunded']);
  });

  it('is booked by the sweep where nobody tells of it, which asks once an hour', async () => {
    const { orderId, reference } = await begin();
    const asked = vi.spyOn(stripeProvider, 'refundsOf');
    const timesAsked = () => asked.mock.calls.filter(([of]) => of === reference).length;
    const sweepAt = (ms: number) => {
      vi.spyOn(clock, 'now').mockReturnValue(Date.now() + ms);
      return inStore(() => sweepRefunds(stripeProvider));
    };
    const { refundAskedAgain: again, refundSweepAfter: after } = durations;
    await sweepAt(after + 1_000);
    expect(timesAsked()).toBe(0);
    await sweepAt(again + after + 1_000);
    expect(timesAsked()).toBe(1);
    await sweepAt(again + 2 * after + 1_000);
    expect(timesAsked()).toBe(1);
    await advance(4 * day);
    await sweepAt(2 * again + 2 * after + 2_000);
    expect(await orderOf(orderId)).toMatchObject({ refundedCents: 200 });
  });
});

describe('a refund that does not arrive', () => {
  it('is taken back: books, order, library and history, once', async () => {
    const { orderId, reference, totalCents, buyer, slugs } = await buyAtStripe({ token: 'tok_refund_fails' });
    const admin = await withRole('admin');
    const input = refund(orderId, { amountCents: totalCents });
    await inStore(async () => {
      expect(await succeed(refundOrder(input, admin))).toMatchObject({ refund: 'done', status: 'refunded' });
      expect(await owns(buyer, slugs[0])).toBe(false);
      await advance(4 * day);
      const events = await eventsOf(reference);
      const failed = events.find(({ type }) => type === 'refund.failed');
      await Promise.all(Array.from({ length: 10 }, () => deliver(failed ?? {})));
      await deliverAll(reference, (all) => [...all].reverse());
    });
    expect(await orderOf(orderId)).toMatchObject({
      status: 'completed',
      paymentStatus: 'paid',
      refundedCents: 0,
      withdrawn: [],
    });
    for (const slug of slugs) expect(await owns(buyer, slug)).toBe(true);
    expect(await bookedOf(orderId)).toEqual([`refund ${-totalCents} (-24)`, `refund ${totalCents} (24)`]);
    expect(await stepsOf(orderId)).toEqual(['refund-failed', 'refunded']);
    expect(await refundsOf(orderId)).toMatchObject([{ status: 'failed' }]);
    expect(await reasonOf(refundOrder(input, admin))).toBe('refund-refused');
  });

  it('was never booked where all of it is heard late', async () => {
    const { orderId, reference } = await buyAtStripe({ token: 'tok_refund_fails' });
    await act(reference, 'refund');
    await advance(4 * day);
    await inStore(() => deliverAll(reference));
    expect(await bookedOf(orderId)).toEqual([]);
    expect(await orderOf(orderId)).toMatchObject({ paymentStatus: 'paid' });
  });
});
