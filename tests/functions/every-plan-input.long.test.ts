import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TestAuth, withRole } from './support/callers.ts';
import { cancelPlan, changePlan, manageSubscription, resumePlan, subscribe } from './support/calls.ts';
import { check, nothing, runs, written } from './support/every-input.ts';
import { useGateway } from './support/gateway.ts';
import { callers, planInputs } from './support/inputs.ts';
import { member, putPlan } from './support/plans.ts';
import { withSettings } from './support/store.ts';

useGateway();

// A thousand calls.
describe('a thousand inputs of every kind', () => {
  it('the callables of plans answer or refuse, and only answers are written', async () => {
    const plans = [await putPlan(0), await putPlan(2_900), await putPlan(9_900)];
    const members = await Promise.all(Array.from({ length: 40 }, () => member()));
    const who = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...members) },
      { weight: 1, arbitrary: callers },
    );
    const subscribed = new Set<string>();
    let [answers, charges] = [0, 0];
    const call = async (name: string, input: unknown, person: TestAuth | null) => {
      if (name === 'cancel') return void check(await cancelPlan(person, input));
      if (name === 'resume') return void check(await resumePlan(person, input));
      const answer = check(
        await (name === 'subscribe' ? subscribe(input, person) : changePlan(input, person)),
      );
      if (!answer || !person) return;
      answers += 1;
      if (answer.paymentStatus !== 'none') charges += 1;
      if (answer.paymentStatus === 'paid') subscribed.add(person.uid);
    };
    const names = fc.constantFrom('subscribe', 'subscribe', 'change', 'change', 'cancel', 'resume');
    const change = await withSettings({ emailNotifications: false }, () =>
      written(() => fc.assert(fc.asyncProperty(names, planInputs(plans), who, call), runs)),
    );
    const { size } = subscribed;
    expect(change).toEqual({ ...nothing, idempotency: answers, charges, subscriptions: size });
    expect(size).toBeGreaterThan(20);
    expect(answers).toBeGreaterThan(charges);
  });

  it('manageSubscription answers or refuses, and charges nobody', async () => {
    const plans = [await putPlan(0), await putPlan(2_900), 'no-such-plan', '../x'];
    const [admin, person] = [await withRole('admin'), await member()];
    const inputs = fc.record(
      {
        action: fc.constantFrom('change', 'cancel', 'resume', 'end', 'give', 'give', 'else'),
        uid: fc.constantFrom(person.uid, person.uid, 'nobody', '../x', undefined),
        email: fc.constantFrom(undefined, undefined, String(person.token.email), 'ada'),
        planId: fc.constantFrom(...plans),
        until: fc.oneof(fc.constant(Date.now() + 86_400_000), fc.double(), fc.integer()),
        reason: fc.constantFrom('Thanks', ' ', '😀'),
        idempotencyKey: fc.integer({ min: 0, max: 60 }).map((n) => `the-key-${n}`),
      },
      { requiredKeys: ['action', 'reason'] },
    );
    let answers = 0;
    const call = async (input: unknown) => {
      if (check(await manageSubscription(input, admin))) answers += 1;
    };
    const change = await written(() => fc.assert(fc.asyncProperty(inputs, call), runs));
    expect(answers).toBeGreaterThan(0);
    expect(change.charges).toBe(0);
  });
});
