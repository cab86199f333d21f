import { describe, expect, it } from 'vitest';
import { cancelPlan, changePlan, type Outcome, resumePlan, subscribe } from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import {
  betweenPlans,
  change,
  chargesOf,
  member,
  newcomer,
  planOf,
  putPlan,
  subscription,
  subscriptionOf,
} from './support/plans.ts';

useGateway();

const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));
const reasonsOf = (outcomes: Outcome<unknown>[]) =>
  outcomes.flatMap((one) => ('ok' in one ? [] : [one.refused.reason]));

describe('one key, twenty times at once', () => {
  it.each(['tok_paid', 'tok_declined', 'tok_pending', 'tok_authenticate'])(
    'subscribes once with %s',
    async (token) => {
      const { plan, person } = await newcomer();
      const call = subscription(plan, token);
      const outcomes = await Promise.all(times(20, () => subscribe(call, person)));
      expect(new Set(outcomes.map((one) => JSON.stringify(one))).size).toBe(1);
      expect(outcomes[0]).toHaveProperty('ok.planId', plan);
      expect(await chargesOf(person)).toHaveLength(1);
      expect(await planOf(person)).toBe(token === 'tok_paid' ? plan : 'starter');
    },
  );

  it('upgrades once', async () => {
    const { high, person } = await betweenPlans();
    const call = change(high);
    const outcomes = await Promise.all(times(20, () => changePlan(call, person)));
    expect(new Set(outcomes.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(outcomes[0]).toHaveProperty('ok.paymentStatus', 'paid');
    expect(await chargesOf(person)).toHaveLength(2);
  });
});

describe('twenty keys at once', () => {
  it('subscribe one person once', async () => {
    const { plan, person } = await newcomer();
    const outcomes = await Promise.all(times(20, () => subscribe(subscription(plan), person)));
    expect(reasonsOf(outcomes)).toEqual(Array(19).fill('subscribed-already'));
    expect(await chargesOf(person)).toHaveLength(1);
  });

  it('upgrade one person once', async () => {
    const { high, person } = await betweenPlans();
    const outcomes = await Promise.all(times(20, () => changePlan(change(high), person)));
    expect(reasonsOf(outcomes)).toEqual(Array(19).fill('plan-current'));
    expect((await chargesOf(person)).map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(await subscriptionOf(person)).toMatchObject({ planId: high, openChargeId: null });
  });

  it('subscribe twenty people, each once', async () => {
    const plan = await putPlan(2_900);
    const people = await Promise.all(times(20, () => member()));
    const outcomes = await Promise.all(people.map((person) => subscribe(subscription(plan), person)));
    expect(reasonsOf(outcomes)).toEqual([]);
    expect(new Set(await Promise.all(people.map(planOf)))).toEqual(new Set([plan]));
  });
});

it('an upgrade, cancellations and their undoing at once end in one state that all of them allow', async () => {
  const { high, person } = await betweenPlans();
  const outcomes = await Promise.all([
    changePlan(change(high), person),
    ...times(6, () => cancelPlan(person)),
    ...times(6, () => resumePlan(person)),
  ]);
  expect(reasonsOf(outcomes)).toEqual([]);
  const { planId, cancelAtPeriodEnd, nextPlanId, openChargeId } = (await subscriptionOf(person)) ?? {};
  expect({ planId, openChargeId }).toEqual({ planId: high, openChargeId: null });
  expect(nextPlanId).toBe(cancelAtPeriodEnd ? 'starter' : null);
  expect(await chargesOf(person)).toHaveLength(2);
});
