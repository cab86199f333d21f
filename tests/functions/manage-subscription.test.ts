import { describe, expect, it } from 'vitest';
import { endForGood } from '../../functions/src/plans/subscriptions.store.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { customer, guest, type TestAuth, withRole } from './support/callers.ts';
import { changePlan, manageSubscription, reasonOf, succeed } from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import {
  betweenPlans,
  change,
  chargesOf,
  member,
  planOf,
  putPlan,
  subscribed,
  subscriber,
  subscriptionOf,
} from './support/plans.ts';
import { unique } from './support/store.ts';

useGateway();

const day = 86_400_000;
const act = (action: string, { uid }: { uid: string }, fields: object = {}) => ({
  action,
  uid,
  reason: 'They asked for it',
  idempotencyKey: unique('key-'),
  ...fields,
});
const changesOf = async ({ uid }: TestAuth) => {
  const found = await db().collection('planChanges').where('uid', '==', uid).orderBy('at', 'desc').get();
  return found.docs.map((one) => one.data()).reverse();
};
const figuresOf = async (person: TestAuth) =>
  (await changesOf(person)).map(({ subscribers, mrrCents }) => [subscribers, mrrCents]);

describe('manageSubscription', () => {
  it('gives, changes, cancels, resumes and ends, and each stands in the audit log and the history', async () => {
    const [plan, high, admin] = [await putPlan(2_900), await putPlan(9_900), await withRole('admin')];
    const person = await subscriber(plan);
    const done = (action: string, fields: object = {}) =>
      succeed(manageSubscription(act(action, person, fields), admin));
    expect(await done('change', { planId: high })).toMatchObject({ planId: plan, nextPlanId: high });
    expect(await done('resume')).toMatchObject({ nextPlanId: null });
    expect(await done('cancel')).toMatchObject({ cancelAtPeriodEnd: true });
    expect(await subscriptionOf(person)).toMatchObject({ listing: 'ending', mrrCents: 2_900 });
    expect(await done('resume')).toMatchObject({ cancelAtPeriodEnd: false });
    expect(await done('end')).toMatchObject({ status: 'ended' });
    expect(await subscriptionOf(person)).toMatchObject({ listing: 'ended', mrrCents: 0 });
    const until = Date.now() + 30 * day;
    expect(await done('give', { planId: high, until })).toMatchObject({ planId: high, periodEnd: until });
    expect(await subscriptionOf(person)).toMatchObject({
      listing: 'given',
      mrrCents: 0,
      person: { email: `${person.uid}@example.com` },
    });
    expect(await chargesOf(person)).toHaveLength(1);
    expect(await figuresOf(person)).toEqual([
      [1, 2_900],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [-1, -2_900],
      [0, 0],
    ]);
    const audit = await db().collection('audit').where('targetId', '==', person.uid).get();
    const noted = audit.docs.map((entry) => entry.data());
    expect(noted.map(({ action }) => action).sort()).toEqual([
      'subscription.canceled',
      'subscription.changed',
      'subscription.ended',
      'subscription.given',
      'subscription.resumed',
      'subscription.resumed',
    ]);
    for (const { byId, details } of noted) {
      expect(byId).toBe(admin.uid);
      expect(details.why).toBe('They asked for it');
    }
  });

  it('finds who gets a plan by their address, and does the same once for a key', async () => {
    const [plan, admin, person] = [await putPlan(2_900), await withRole('admin'), await member()];
    const gift = {
      ...{ action: 'give', email: String(person.token.email).toUpperCase(), planId: plan },
      ...{ until: Date.now() + day, reason: 'Speaks for us', idempotencyKey: unique('key-') },
    };
    const answers = await Promise.all([1, 2, 3].map(() => succeed(manageSubscription(gift, admin))));
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await planOf(person)).toBe(plan);
    expect(await changesOf(person)).toHaveLength(1);
    const nobody = { ...gift, email: `${unique('nobody')}@example.com` };
    expect(await reasonOf(manageSubscription(nobody, admin))).toBe('user-not-found');
  });

  it('is for those who manage the store alone', async () => {
    const { plan, person } = await subscribed();
    for (const [who, reason] of [
      [null, 'sign-in-required'],
      [guest(), 'not-allowed'],
      [customer(), 'not-allowed'],
      [person, 'not-allowed'],
      [await withRole('staff'), 'not-allowed'],
    ] as const) {
      expect(await reasonOf(manageSubscription(act('end', person), who))).toBe(reason);
    }
    expect(await planOf(person)).toBe(plan);
    expect(await succeed(manageSubscription(act('end', person), await withRole('owner')))).toMatchObject({
      status: 'ended',
    });
  });

  it('refuses what is no act, and acts on nothing', async () => {
    const [admin, person, plan] = [await withRole('admin'), await member(), await putPlan(2_900)];
    for (const odd of [
      act('destroy', person),
      act('end', person, { reason: ' ' }),
      act('change', person),
      act('give', person, { planId: plan }),
      act('give', person, { planId: plan, until: Date.now() + day, email: 'ada@example.com' }),
    ]) {
      expect(await reasonOf(manageSubscription(odd, admin))).toBe('invalid-input');
    }
    for (const action of ['cancel', 'resume', 'end']) {
      expect(await reasonOf(manageSubscription(act(action, person), admin))).toBe('not-subscribed');
    }
    expect(await subscriptionOf(person)).toBeUndefined();
  });
});

describe('what a subscription brings in', () => {
  it('follows an upgrade, and goes with the account, which leaves no name behind', async () => {
    const { high, person } = await betweenPlans();
    await succeed(changePlan(change(high), person));
    expect(await figuresOf(person)).toEqual([
      [1, 2_900],
      [0, 7_000],
    ]);
    await endForGood(person.uid);
    expect((await figuresOf(person)).at(-1)).toEqual([-1, -9_900]);
    const left = await subscriptionOf(person);
    expect(left).toMatchObject({ status: 'ended', listing: 'ended', mrrCents: 0 });
    expect(left).not.toHaveProperty('person');
    expect(left).not.toHaveProperty('terms');
  });
});
