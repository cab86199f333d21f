import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TestAuth } from './support/callers.ts';
import { cancelPlan, changePlan, resumePlan, subscribe } from './support/calls.ts';
import { check, nothing, runs, written } from './support/every-input.ts';
import { useGateway } from './support/gateway.ts';
import { callers, planInputs } from './support/inputs.ts';
import { member, putPlan } from './support/plans.ts';
import { withSettings } from './support/store.ts';

useGateway();

// A thousand calls.
describe('a thousand inputs of every kind', { timeout: 240_000 }, () => {
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
});
