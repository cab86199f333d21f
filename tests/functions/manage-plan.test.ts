import { describe, expect, it } from 'vitest';
import { stripeProvider } from '../../functions/src/payments/stripe-provider.ts';
import { endPlan } from '../../functions/src/plans/end-plan.ts';
import { givePlan } from '../../functions/src/plans/give-plan.ts';
import type { PlanOrder } from '../../functions/src/plans/manage-plan.ts';
import { cancelFor, resumeFor, switchPlan } from '../../functions/src/plans/switch-plan.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { putAccess, type TestAuth } from './support/callers.ts';
import { cancelPlan, changePlan, reasonOf, resumePlan, subscribe, succeed } from './support/calls.ts';
import {
  betweenPlans,
  change,
  chargesOf,
  member,
  moveTo,
  newcomer,
  planOf,
  putPlan,
  putPlans,
  renew,
  subscriber,
  subscription,
  subscriptionOf,
  usePlans,
} from './support/plans.ts';
import { unique } from './support/store.ts';

usePlans();

const day = 86_400_000;
const by = { byId: 'boss', byName: 'Grace Example', byRole: 'admin' } as const;
const order = ({ uid }: TestAuth, reason = 'Speaks for us'): PlanOrder => ({
  uid,
  reason,
  by,
  keyId: unique('key'),
});
const give = (person: TestAuth, planId: string, until = Date.now() + 30 * day) =>
  givePlan({ ...order(person), planId, until }, stripeProvider);
const auditOf = async ({ uid }: TestAuth) =>
  (await db().collection('audit').where('targetId', '==', uid).get()).docs.map((entry) => entry.data());
const refusal = (done: Promise<unknown>) =>
  done.then(
    () => 'succeeded',
    (error) => error.refusal?.reason ?? String(error),
  );

describe('a plan that is given', () => {
  it('holds at once, costs nothing, and ends on its day', async () => {
    const { plan, person } = await newcomer();
    const until = Date.now() + 30 * day;
    expect(await give(person, plan, until)).toMatchObject({
      planId: plan,
      status: 'active',
      periodEnd: until,
    });
    expect(await planOf(person)).toBe(plan);
    expect(await chargesOf(person)).toEqual([]);
    expect(await subscriptionOf(person)).toMatchObject({ comp: true, priceCents: 0, status: 'active' });
    const mails = await db().collection('mail').where('to', '==', `${person.uid}@example.com`).get();
    expect(mails.docs.map((one) => one.data().template.name)).toEqual(['planGiven']);
    expect(await auditOf(person)).toEqual([
      expect.objectContaining({
        action: 'subscription.given',
        byId: 'boss',
        details: { from: null, to: `Plan ${plan}`, why: 'Speaks for us', until },
      }),
    ]);
    moveTo(until - 1);
    await renew(person);
    expect(await planOf(person)).toBe(plan);
    moveTo(until);
    await renew(person);
    expect(await planOf(person)).toBe('starter');
    expect(await chargesOf(person)).toEqual([]);
  });

  it('is given once for a key, and a second one takes the place of the first', async () => {
    const [pro, more] = await putPlans(2_900, 9_900);
    const person = await member();
    const once = { ...order(person), planId: pro, until: Date.now() + day };
    const answers = await Promise.all([1, 2, 3].map(() => givePlan(once, stripeProvider)));
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await auditOf(person)).toHaveLength(1);
    await give(person, more);
    expect(await planOf(person)).toBe(more);
  });

  it('can’t be changed or gone on with without a payment, but paid for', async () => {
    const [plan, high] = await putPlans(2_900, 9_900);
    const person = await member();
    await give(person, plan);
    expect(await reasonOf(changePlan(change(high), person))).toBe('payment-required');
    expect(await reasonOf(resumePlan(person))).toBe('payment-required');
    expect(await succeed(cancelPlan(person))).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    expect(await succeed(subscribe(subscription(high, 'tok_declined'), person))).toMatchObject({
      paymentStatus: 'failed',
    });
    expect(await planOf(person)).toBe(plan);
    expect(await succeed(subscribe(subscription(high), person))).toMatchObject({ paymentStatus: 'paid' });
    expect(await subscriptionOf(person)).toMatchObject({
      planId: high,
      comp: false,
      cancelAtPeriodEnd: false,
      priceCents: 9_900,
    });
  });

  it('is refused to nobody, the restricted, those who pay, of plans that are none, and for odd days', async () => {
    const plan = await putPlan(2_900);
    const [person, paying, banned] = [await member(), await subscriber(plan), await member()];
    await putAccess(banned.uid, { status: 'banned', permanent: true });
    expect(await refusal(give({ ...person, uid: unique('u') }, plan))).toBe('user-not-found');
    expect(await refusal(give(banned, plan))).toBe('person-restricted');
    expect(await refusal(give(paying, plan))).toBe('subscribed-already');
    expect(await refusal(give(person, 'no-such-plan'))).toBe('plan-not-found');
    for (const until of [Date.now() - 1, Date.now() + 4_000 * day]) {
      expect(await refusal(give(person, plan, until))).toBe('invalid-input');
    }
    expect(await subscriptionOf(person)).toBeUndefined();
    expect(await auditOf(person)).toEqual([]);
  });
});

describe('an admin', () => {
  it('ends a plan at once, given or paid for', async () => {
    const plan = await putPlan(2_900);
    const [given, paying] = [await member(), await subscriber(plan)];
    await give(given, plan);
    for (const person of [given, paying]) {
      expect(await endPlan(order(person), stripeProvider)).toMatchObject({ status: 'ended' });
      expect(await planOf(person)).toBe('starter');
      expect(await subscriptionOf(person)).toMatchObject({ status: 'ended', dueAt: null, comp: false });
      expect(await refusal(endPlan(order(person), stripeProvider))).toBe('not-subscribed');
    }
  });

  it('changes what comes next, cancels, and undoes both, without charging anything', async () => {
    const { low: plan, high, person } = await betweenPlans();
    const before = await subscriptionOf(person);
    expect(await switchPlan({ ...order(person), planId: high }, stripeProvider)).toMatchObject({
      planId: plan,
      nextPlanId: high,
    });
    await resumeFor(order(person), stripeProvider);
    expect(await cancelFor(order(person), stripeProvider)).toMatchObject({ cancelAtPeriodEnd: true });
    await resumeFor(order(person), stripeProvider);
    const { updatedAt: _a, ...now } = (await subscriptionOf(person)) ?? {};
    const { updatedAt: _b, ...then } = before ?? {};
    expect(now).toEqual(then);
    expect(await chargesOf(person)).toHaveLength(1);
    const actions = (await auditOf(person)).map(({ action }) => action).sort();
    expect(actions).toEqual([
      'subscription.canceled',
      'subscription.changed',
      'subscription.resumed',
      'subscription.resumed',
    ]);
  });

  it('has nothing to change where nobody pays', async () => {
    const plan = await putPlan(2_900);
    const [given, nobody] = [await member(), await member()];
    await give(given, plan);
    for (const person of [given, nobody]) {
      for (const act of [cancelFor, resumeFor]) {
        expect(await refusal(act(order(person), stripeProvider))).toBe('not-subscribed');
      }
      expect(await refusal(switchPlan({ ...order(person), planId: plan }, stripeProvider))).toBe(
        'not-subscribed',
      );
    }
  });
});
