import { chargeIdSchema } from '@tempera/domain/plans/plan-calls';
import { describe, expect, it } from 'vitest';
import { stripeProvider } from '../../functions/src/payments/stripe-provider.ts';
import { renewPlans } from '../../functions/src/plans/renew-plans.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { putAccess } from './support/callers.ts';
import { cancelPlan, changePlan, reasonOf, subscribe, succeed } from './support/calls.ts';
import {
  change,
  chargesOf,
  moveTo,
  planOf,
  putPlan,
  putPlans,
  renew,
  subscriber,
  subscription,
  subscriptionOf,
  usePlans,
} from './support/plans.ts';
import { readDocument, withSettings } from './support/store.ts';

usePlans();

const hour = 3_600_000;
const now = (iso: string, plus = 0) => moveTo(Date.parse(iso) + plus);
const endOf = async (person: Parameters<typeof subscriptionOf>[0]) =>
  (await subscriptionOf(person))?.periodEnd.toDate().toISOString();

describe('a renewal', () => {
  it('follows the anchor day through short months, one charge for each period', async () => {
    const plan = await putPlan(2_900);
    now('2032-01-31T10:00:00Z');
    const person = await subscriber(plan);
    for (const end of ['2032-02-29T10:00:00.000Z', '2032-03-31T10:00:00.000Z', '2032-04-30T10:00:00.000Z']) {
      expect(await endOf(person)).toBe(end);
      now(end, -1);
      await renew(person);
      expect(await endOf(person)).toBe(end);
      now(end);
      await renew(person);
      await renew(person);
    }
    const charges = await chargesOf(person);
    expect(charges.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'subscribe paid',
      'renewal paid',
      'renewal paid',
      'renewal paid',
    ]);
    for (const { id } of charges) expect(chargeIdSchema.safeParse(id).success).toBe(true);
  });

  it('makes up for a schedule that stood still, each period once', async () => {
    const plan = await putPlan(2_900);
    now('2032-01-15T10:00:00Z');
    const person = await subscriber(plan);
    now('2032-05-01T00:00:00Z');
    await renew(person);
    const starts = (await chargesOf(person)).map((one) =>
      one.periodStart.toDate().toISOString().slice(0, 10),
    );
    // All but the first in the same moment.
    expect(starts.sort()).toEqual(['2032-01-15', '2032-02-15', '2032-03-15', '2032-04-15']);
    expect(await endOf(person)).toBe('2032-05-15T10:00:00.000Z');
  });

  it('charges the price of the day, and ends a plan that the store has no more', async () => {
    const plan = await putPlan(2_900);
    now('2032-01-15T10:00:00Z');
    const person = await subscriber(plan);
    await db().doc(`plans/${plan}`).update({ priceCents: 3_500 });
    now('2032-02-15T10:00:00Z');
    await withSettings({ taxRate: '0' }, () => renew(person));
    expect((await chargesOf(person))[1]).toMatchObject({ amountCents: 3_500 });
    await db().doc(`plans/${plan}`).delete();
    now('2032-03-15T10:00:00Z');
    await renew(person);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'ended' });
    expect(await planOf(person)).toBe('starter');
  });

  it('never charges who is gone or banned for good', async () => {
    const plan = await putPlan(2_900);
    now('2032-01-15T10:00:00Z');
    const [gone, banned, going] = [await subscriber(plan), await subscriber(plan), await subscriber(plan)];
    await db().doc(`subscriptions/${going.uid}`).update({ status: 'ended' });
    await db().doc(`users/${gone.uid}`).delete();
    await putAccess(banned.uid, { status: 'banned', permanent: true });
    now('2032-02-15T10:00:00Z');
    for (const person of [gone, banned, going]) {
      await renew(person);
      expect(await subscriptionOf(person)).toMatchObject({ status: 'ended' });
      expect(await chargesOf(person)).toHaveLength(1);
    }
  });
});

describe('a declined renewal', () => {
  it('is past due, tried again for a week, then the plan ends', async () => {
    const plan = await putPlan(2_900);
    now('2032-01-15T10:00:00Z');
    const person = await subscriber(plan, 'tok_declined_later');
    for (const day of [15, 16, 18, 20]) {
      now(`2032-02-${day}T10:00:00Z`);
      await renew(person);
      await renew(person);
      expect(await subscriptionOf(person)).toMatchObject({ status: 'past-due', planId: plan });
      expect(await planOf(person)).toBe(plan);
    }
    now('2032-02-22T09:59:59Z');
    await renew(person);
    expect(await planOf(person)).toBe(plan);
    now('2032-02-22T10:00:00Z');
    await renew(person);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'ended', dueAt: null });
    expect(await planOf(person)).toBe('starter');
    const failed = (await chargesOf(person)).slice(1);
    expect(failed.map((one) => one.status)).toEqual(Array(5).fill('failed'));
    const mails = await Promise.all(failed.map(({ id }) => readDocument(`mail/plan-${id}`)));
    expect(mails.map((mail) => mail?.template.name)).toEqual([...Array(4).fill('planDeclined'), 'planEnded']);
    expect(mails.map((mail) => mail?.message.subject)).toEqual([
      ...Array(4).fill('Your payment was declined'),
      'Your plan has ended',
    ]);
  });

  it('can be paid with another card, canceled, or stepped down, but not up', async () => {
    const [plan, high, low] = await putPlans(2_900, 9_900, 900);
    now('2032-01-15T10:00:00Z');
    const [ada, bob] = [
      await subscriber(plan, 'tok_declined_later'),
      await subscriber(plan, 'tok_declined_later'),
    ];
    now('2032-02-15T10:00:00Z');
    for (const person of [ada, bob]) {
      await renew(person);
      expect(await reasonOf(changePlan(change(high), person))).toBe('payment-required');
      await succeed(changePlan(change(low), person));
    }
    expect(await succeed(subscribe(subscription(plan, 'tok_declined'), ada))).toMatchObject({
      paymentStatus: 'failed',
    });
    expect(await subscriptionOf(ada)).toMatchObject({ status: 'past-due', failedAttempts: 1 });
    await succeed(subscribe(subscription(plan), ada));
    expect(await subscriptionOf(ada)).toMatchObject({
      status: 'active',
      failedAttempts: 0,
      nextPlanId: null,
    });
    expect(await succeed(cancelPlan(bob))).toMatchObject({ status: 'ended' });
    expect(await planOf(bob)).toBe('starter');
  });
});

describe('the schedule', () => {
  it('run five times at once charges each subscriber once', async () => {
    const plan = await putPlan(2_900);
    const people = await Promise.all(Array.from({ length: 6 }, () => subscriber(plan)));
    const ends = await Promise.all(
      people.map(async (one) => (await subscriptionOf(one))?.periodEnd.toMillis()),
    );
    moveTo(Math.max(...ends) + hour);
    await Promise.all(Array.from({ length: 5 }, () => renewPlans(stripeProvider)));
    await renewPlans(stripeProvider);
    for (const person of people) {
      const charges = await chargesOf(person);
      expect(charges.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
        'subscribe paid',
        'renewal paid',
      ]);
      expect(await subscriptionOf(person)).toMatchObject({ status: 'active', openChargeId: null });
    }
  });
});
