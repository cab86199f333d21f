import { durations } from '@tempera/domain/site/durations';
import { describe, expect, it } from 'vitest';
import { markDeletion, removeDocuments } from '../../functions/src/account/deletions.store.ts';
import { stripeProvider } from '../../functions/src/payments/stripe-provider.ts';
import { sweepChargeRefunds } from '../../functions/src/plans/finish-charge-refund.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { customer, type TestAuth, withRole } from './support/callers.ts';
import { changePlan, reasonOf, refundCharge, subscribe, succeed } from './support/calls.ts';
import {
  change,
  decideSlowly,
  lastCharge,
  moveTo,
  moveToEnd,
  planOf,
  putPlan,
  renew,
  subscriber,
  subscription,
  subscriptionOf,
  usePlans,
} from './support/plans.ts';
import { readDocument, unique, withSettings } from './support/store.ts';
import { act, advance, deliver, deliverAll, eventsOf, listOf } from './support/stripe-events.ts';
import { bookedOf } from './support/stripe-payments.ts';

usePlans();

const inStore = <T>(work: () => Promise<T>) => withSettings({}, work);
const day = 86_400_000;

/** Somebody with a plan that was paid, and the charge of it. */
async function paidFor(token = 'tok_paid') {
  const plan = await putPlan(2_900);
  const person = await inStore(() => subscriber(plan, token));
  const { id: chargeId, amountCents, reference } = await lastCharge(person);
  return { plan, person, chargeId, amountCents, reference: String(reference) };
}
const chargeAt = ({ uid }: TestAuth, id: string) => readDocument(`subscriptions/${uid}/charges/${id}`);
const refundAt = ({ uid }: TestAuth, id: string, refundId: string) =>
  readDocument(`subscriptions/${uid}/charges/${id}/refunds/${refundId}`);
const refund = (uid: string, chargeId: string, amountCents: number) => ({
  idempotencyKey: unique('key-'),
  uid,
  chargeId,
  amountCents,
  reason: 'They had meant the other plan',
});
const mailsOf = async (chargeId: string) => {
  const found = db().collection('mail').orderBy('__name__').startAt(`plan-${chargeId}-`);
  return (await found.endBefore(`plan-${chargeId}.`).get()).docs.map((mail) => mail.data().template.name);
};

describe('a refund of what a plan has cost', () => {
  it('is made and booked, once, and the plan goes on', async () => {
    const { plan, person, chargeId, amountCents } = await paidFor();
    const admin = await withRole('admin');
    const input = refund(person.uid, chargeId, amountCents);
    const answers = await inStore(() =>
      Promise.all(Array.from({ length: 8 }, () => succeed(refundCharge(input, admin)))),
    );
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    const { refundId } = answers[0] ?? { refundId: '' };
    expect(answers[0]).toEqual({ refundId, refund: 'done', refundedCents: amountCents });
    const { taxCents, openRefund, refundedCents } = (await chargeAt(person, chargeId)) ?? {};
    expect({ openRefund, refundedCents }).toEqual({ openRefund: undefined, refundedCents: amountCents });
    expect(await refundAt(person, chargeId, refundId)).toMatchObject({
      status: 'done',
      amountCents,
      byId: admin.uid,
      creditNoteDue: true,
      beforeCents: 0,
      reference: expect.stringMatching(/^re_/),
    });
    expect(await bookedOf(chargeId)).toEqual([`refund ${-amountCents} (${-taxCents})`]);
    expect(await readDocument(`audit/refund-${refundId}`)).toMatchObject({
      action: 'subscription.refunded',
      byId: admin.uid,
      targetId: person.uid,
      details: { amountCents, charge: chargeId },
    });
    expect(await mailsOf(chargeId)).toEqual(['planRefund']);
    expect(await planOf(person)).toBe(plan);
  });

  it('may be in parts, and is never more than was paid', async () => {
    const { person, chargeId, amountCents, reference } = await paidFor();
    const admin = await withRole('admin');
    const part = Math.floor(amountCents / 4);
    await inStore(async () => {
      const calls = Array.from({ length: 6 }, () => refundCharge(refund(person.uid, chargeId, part), admin));
      const outcomes = await Promise.all(calls);
      expect(outcomes.filter((one) => 'ok' in one)).toHaveLength(4);
      expect(await reasonOf(refundCharge(refund(person.uid, chargeId, amountCents), admin))).toMatch(
        /^(refund-too-much|not-refundable)$/,
      );
    });
    expect((await chargeAt(person, chargeId))?.refundedCents).toBe(4 * part);
    expect(await listOf(`refunds?payment_intent=${reference}`)).toHaveLength(4);
  });

  it('is for those who manage the store, of what is theirs to refund', async () => {
    const { person, chargeId } = await paidFor();
    for (const who of [person, customer({ role: 'admin' }), await withRole('staff')]) {
      expect(await reasonOf(refundCharge(refund(person.uid, chargeId, 100), who))).toBe('not-allowed');
    }
    expect(await reasonOf(refundCharge(refund(person.uid, chargeId, 100), null))).toBe('sign-in-required');
    const admin = await withRole('admin');
    const none = refund(person.uid, `${person.uid}-1763712345678`, 100);
    expect(await reasonOf(refundCharge(none, admin))).toBe('charge-not-found');
    expect(await reasonOf(refundCharge(refund(person.uid, '../x', 100), admin))).toBe('invalid-input');
  });

  it('waits for a bank that takes its time, and is finished by the sweep', async () => {
    const { person, chargeId } = await paidFor('tok_refund_pending');
    const admin = await withRole('admin');
    const input = refund(person.uid, chargeId, 100);
    await inStore(async () => {
      expect(await succeed(refundCharge(input, admin))).toMatchObject({
        refund: 'pending',
        refundedCents: 0,
      });
      expect(await reasonOf(refundCharge(refund(person.uid, chargeId, 100), admin))).toBe('refund-pending');
      await advance(4 * day);
      moveTo(Date.now() + durations.refundAskedAgain + durations.refundSweepAfter + 1_000);
      await sweepChargeRefunds(stripeProvider);
      expect(await succeed(refundCharge(input, admin))).toMatchObject({ refund: 'done', refundedCents: 100 });
    });
  });

  it('that was made in the provider’s dashboard is booked as well, and taken back where it fails', async () => {
    const { person, chargeId, amountCents, reference } = await paidFor('tok_refund_fails');
    await act(reference, 'refund');
    const told = (await eventsOf(reference)).find(({ type }) => type === 'refund.created');
    await inStore(async () => {
      await Promise.all(Array.from({ length: 10 }, () => deliver(told ?? {})));
      await deliverAll(reference, (all) => [...all].reverse());
    });
    const [made] = await listOf<{ id: string }>(`refunds?payment_intent=${reference}`);
    expect(await refundAt(person, chargeId, made?.id ?? '')).toMatchObject({
      status: 'done',
      byProvider: true,
      byName: 'Stripe',
    });
    expect(await chargeAt(person, chargeId)).toMatchObject({ refundedCents: amountCents });
    await advance(4 * day);
    await inStore(() => deliverAll(reference));
    const { taxCents, refundedCents } = (await chargeAt(person, chargeId)) ?? {};
    expect(refundedCents).toBe(0);
    expect(await bookedOf(chargeId)).toEqual([
      `refund ${-amountCents} (${-taxCents})`,
      `refund ${amountCents} (${taxCents})`,
    ]);
  });
});

describe('a disputed payment of a plan', () => {
  async function disputed() {
    const bought = await paidFor();
    await act(bought.reference, 'dispute');
    await inStore(() => deliverAll(bought.reference));
    return bought;
  }

  it('ends the plan that it pays for, and is in the books', async () => {
    const { person, chargeId, amountCents } = await disputed();
    const charge = await chargeAt(person, chargeId);
    expect(charge).toMatchObject({ dispute: { state: 'open', amountCents, endedPlan: true } });
    expect(await subscriptionOf(person)).toMatchObject({ status: 'ended', dueAt: null });
    expect(await planOf(person)).toBe('starter');
    expect(await bookedOf(chargeId)).toEqual([
      `dispute ${-amountCents} (${-charge?.taxCents})`,
      'fee -1500 (0)',
    ]);
    expect(await mailsOf(chargeId)).toEqual(['dispute']);
    const changes = await db().collection('planChanges').where('uid', '==', person.uid).get();
    expect(changes.docs.map((one) => one.get('dispute'))).toContain('open');
    const open = [charge?.dispute.id];
    expect(await subscriptionOf(person)).toMatchObject({ disputed: true, openDisputes: open });
    const admin = await withRole('admin');
    expect(await reasonOf(refundCharge(refund(person.uid, chargeId, 100), admin))).toBe('not-refundable');
  });

  it('that is won gives the plan back for what is left of its period, once', async () => {
    const { plan, person, chargeId, reference } = await disputed();
    await act(reference, 'win');
    await inStore(async () => {
      const closed = (await eventsOf(reference)).find(({ type }) => type === 'charge.dispute.closed');
      await Promise.all(Array.from({ length: 10 }, () => deliver(closed ?? {})));
      await deliverAll(reference, (all) => [...all].reverse());
    });
    const { periodEnd } = (await chargeAt(person, chargeId)) ?? {};
    expect(await subscriptionOf(person)).toMatchObject({
      status: 'active',
      planId: plan,
      cancelAtPeriodEnd: true,
      periodEnd,
      dueAt: periodEnd,
      disputed: false,
      openDisputes: [],
    });
    expect(await planOf(person)).toBe(plan);
    expect(await bookedOf(chargeId)).toHaveLength(3);
  });

  it('that is won once its period is over leaves the plan ended, and tells that the payment stands', async () => {
    const { person, chargeId, reference } = await disputed();
    const { periodEnd } = (await chargeAt(person, chargeId)) ?? {};
    moveTo(periodEnd.toMillis() + 86_400_000);
    await act(reference, 'win');
    await inStore(() => deliverAll(reference));
    expect(await subscriptionOf(person)).toMatchObject({ status: 'ended', dueAt: null, disputed: false });
    expect(await planOf(person)).toBe('starter');
    expect(await bookedOf(chargeId)).toHaveLength(3);
    const { dispute } = (await chargeAt(person, chargeId)) ?? {};
    const mail = await readDocument(`mail/plan-${chargeId}-${dispute.id}-won`);
    expect(mail?.message.text).toContain('the payment stands.');
    expect(mail?.message.text).not.toContain('yours again');
  });

  it('of an earlier period leaves alone what a later charge has paid for, and is still to be answered', async () => {
    const { plan, person, reference } = await paidFor();
    await moveToEnd(person);
    await renew(person);
    await act(reference, 'dispute');
    await inStore(() => deliverAll(reference));
    expect(await planOf(person)).toBe(plan);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active', disputed: true });
    await act(reference, 'lose');
    await inStore(() => deliverAll(reference));
    expect(await planOf(person)).toBe(plan);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active', disputed: false });
  });

  it('that is lost, heard of at once with the rest, is given back with a credit note', async () => {
    const { person, chargeId, amountCents, reference } = await paidFor();
    await act(reference, 'dispute');
    await act(reference, 'lose');
    await inStore(() => deliverAll(reference, (all) => [...all].reverse()));
    const charge = await chargeAt(person, chargeId);
    expect(charge).toMatchObject({ refundedCents: amountCents, dispute: { state: 'lost' } });
    expect(await refundAt(person, chargeId, charge?.dispute.id)).toMatchObject({
      amountCents,
      status: 'done',
      creditNoteDue: true,
    });
    expect(await planOf(person)).toBe('starter');
    expect(await bookedOf(chargeId)).toHaveLength(2);
  });

  it('ends the dearer plan as well that somebody went on to in its period, and a win gives that back', async () => {
    const { person, chargeId, reference } = await paidFor();
    const high = await putPlan(9_900);
    await inStore(() => succeed(changePlan(change(high), person)));
    expect(await planOf(person)).toBe(high);
    await act(reference, 'dispute');
    await inStore(() => deliverAll(reference));
    expect(await subscriptionOf(person)).toMatchObject({ status: 'ended', mrrCents: 0 });
    expect(await planOf(person)).toBe('starter');
    await act(reference, 'win');
    await inStore(() => deliverAll(reference));
    const { periodEnd } = (await chargeAt(person, chargeId)) ?? {};
    const back = { status: 'active', planId: high, priceCents: 9_900, cancelAtPeriodEnd: true, periodEnd };
    expect(await subscriptionOf(person)).toMatchObject(back);
    expect(await planOf(person)).toBe(high);
  });

  it.each([
    ['win', 'win', 'active'],
    ['win', 'lose', 'ended'],
    ['lose', 'win', 'ended'],
  ])(
    'of each of two that paid for a period: the plan is back once both are won (%s, %s)',
    async (...ends) => {
      const { person, chargeId, reference } = await paidFor();
      const high = await putPlan(9_900);
      await inStore(() => succeed(changePlan(change(high), person)));
      const { id: upgradeId, reference: upgrade } = await lastCharge(person);
      const both = [reference, String(upgrade)];
      for (const one of both) {
        await act(one, 'dispute');
        await inStore(() => deliverAll(one));
      }
      for (const id of [chargeId, upgradeId]) {
        expect(await chargeAt(person, id)).toMatchObject({ dispute: { state: 'open', endedPlan: true } });
      }
      const [first, second, standing] = ends;
      await act(reference, first);
      await inStore(() => deliverAll(reference));
      expect(await subscriptionOf(person)).toMatchObject({ status: 'ended' });
      expect(await planOf(person)).toBe('starter');
      await act(String(upgrade), second);
      await inStore(() => deliverAll(String(upgrade)));
      expect(await subscriptionOf(person)).toMatchObject({ status: standing });
      expect(await planOf(person)).toBe(standing === 'active' ? high : 'starter');
    },
  );

  /** Somebody whose bank takes its time, with a plan that was paid. */
  async function slowlyPaid() {
    const plan = await putPlan(2_900);
    const person = await inStore(() => subscriber(plan, 'tok_slow_paid'));
    await decide(person, 'pay');
    const { id: chargeId, reference } = await lastCharge(person);
    return { plan, person, chargeId, reference: String(reference) };
  }
  /** What a slow bank says of their last charge, as the store hears it. */
  async function decide(person: TestAuth, decision: 'pay' | 'decline') {
    const { reference } = await lastCharge(person);
    await decideSlowly(reference, decision);
    await inStore(() => deliverAll(String(reference)));
  }

  it.each(['pay', 'decline'] as const)(
    'ends the plan as soon as another charge of it is over: %s',
    async (decision) => {
      const { person, chargeId, reference } = await slowlyPaid();
      const high = await putPlan(9_900);
      await inStore(() => succeed(changePlan(change(high), person)));
      await act(reference, 'dispute');
      await inStore(() => deliverAll(reference));
      expect(await subscriptionOf(person)).toMatchObject({ status: 'active' });
      await decide(person, decision);
      expect(await subscriptionOf(person)).toMatchObject({ status: 'ended', openChargeId: null });
      expect(await planOf(person)).toBe('starter');
      expect(await chargeAt(person, chargeId)).toMatchObject({ dispute: { state: 'open', endedPlan: true } });
      expect(await mailsOf(chargeId)).toEqual(expect.arrayContaining(['dispute', 'dispute']));
      await act(reference, 'win');
      await inStore(() => deliverAll(reference));
      expect(await subscriptionOf(person)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    },
  );

  it('that is won while a new plan waits for its bank gives the old one back once that has declined', async () => {
    const { plan, person, reference } = await slowlyPaid();
    await act(reference, 'dispute');
    await inStore(() => deliverAll(reference));
    const other = await putPlan(4_900);
    await inStore(() => succeed(subscribe(subscription(other, 'tok_slow_declined'), person)));
    await act(reference, 'win');
    await inStore(() => deliverAll(reference));
    expect(await planOf(person)).toBe('starter');
    await decide(person, 'decline');
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active', planId: plan });
    expect(await planOf(person)).toBe(plan);
  });

  it('that is won gives nothing back to an account that is gone', async () => {
    const { person, reference } = await disputed();
    await markDeletion(person.uid, Date.now());
    await removeDocuments(person.uid);
    await act(reference, 'win');
    await inStore(() => deliverAll(reference));
    expect(await subscriptionOf(person)).toMatchObject({ status: 'ended', dueAt: null });
  });

  it('leaves a plan alone that was begun after it had ended the one it paid for', async () => {
    const { person, reference } = await disputed();
    const other = await putPlan(4_900);
    await inStore(() => succeed(subscribe(subscription(other), person)));
    await act(reference, 'lose');
    await inStore(() => deliverAll(reference));
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active', planId: other });
  });

  it('that was won unheard has ended nothing', async () => {
    const { plan, person, chargeId, reference } = await paidFor();
    await act(reference, 'dispute');
    await act(reference, 'win');
    await inStore(() => deliverAll(reference));
    expect(await planOf(person)).toBe(plan);
    expect(await subscriptionOf(person)).toMatchObject({ cancelAtPeriodEnd: false });
    expect(await bookedOf(chargeId)).toHaveLength(3);
  });
});
