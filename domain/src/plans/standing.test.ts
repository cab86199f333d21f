import { describe, expect, it } from 'vitest';
import { canceled, changedNext, given, isPaying, resumed, upgradedFree } from './standing.ts';
import { nextPlanOf, type Subscription } from './subscription.ts';

const day = 86_400_000;
const now = Date.UTC(2032, 0, 15);
const comp = given({ id: 'pro' }, 'USD', now, now + 30 * day);
const paid: Subscription = {
  ...comp,
  comp: false,
  priceCents: 2_900,
  cancelAtPeriodEnd: false,
  nextPlanId: null,
};

describe('a plan that is given', () => {
  it('costs nothing, holds until its day, and nothing follows', () => {
    expect(comp).toMatchObject({ planId: 'pro', status: 'active', priceCents: 0, dueAt: now + 30 * day });
    expect(nextPlanOf(comp)).toBeNull();
    expect(isPaying(comp)).toBe(false);
  });
});

describe('what comes after the paid period', () => {
  it('is nothing once canceled, and the plan again once that is undone', () => {
    expect(nextPlanOf(canceled(paid))).toBeNull();
    expect(canceled(canceled(paid))).toEqual(canceled(paid));
    expect(resumed(canceled(paid))).toEqual(paid);
    expect(resumed(paid)).toBe(paid);
  });

  it('is another plan, or none for the free one; the plan that one has takes that back', () => {
    const next = changedNext(paid, { id: 'enterprise', priceCents: 9_900 });
    expect(nextPlanOf(next)).toBe('enterprise');
    expect(nextPlanOf(changedNext(next, { id: 'starter', priceCents: 0 }))).toBeNull();
    expect(changedNext(next, { id: 'pro', priceCents: 2_900 })).toEqual(paid);
  });

  it('is the end at once of a plan that is past due', () => {
    const due: Subscription = { ...paid, status: 'past-due', failedAttempts: 1 };
    expect(canceled(due)).toMatchObject({ status: 'ended', dueAt: null });
  });
});

it('a dearer plan that costs nothing today brings in its own price from now on', () => {
  const pro = { id: 'pro', priceCents: 5_800 };
  const ending = { ...paid, netPriceCents: 2_437, cancelAtPeriodEnd: true, nextPlanId: 'starter' };
  expect(upgradedFree(ending, pro)).toMatchObject({
    planId: 'pro',
    priceCents: 5_800,
    netPriceCents: 4_874,
    cancelAtPeriodEnd: false,
    nextPlanId: null,
  });
  expect(upgradedFree(paid, pro)).toMatchObject({ netPriceCents: 5_800 });
});

it.each([
  [null, false],
  [paid, true],
  [{ ...paid, status: 'past-due' } as const, true],
  [{ ...paid, status: 'ended' } as const, false],
])('who pays is known', (subscription, expected) => {
  expect(isPaying(subscription)).toBe(expected);
});
