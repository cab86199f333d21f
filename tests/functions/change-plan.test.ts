import { proRata } from '@tempera/domain/plans/billing-period';
import { durations } from '@tempera/domain/site/durations';
import { describe, expect, it } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { guest, putAccess, type TestAuth } from './support/callers.ts';
import {
  cancelPlan,
  changePlan,
  quoteCheckout,
  reasonOf,
  resumePlan,
  subscribe,
  succeed,
} from './support/calls.ts';
import {
  betweenPlans,
  change,
  chargesOf,
  lastCharge,
  member,
  moveTo,
  paymentsOf,
  planOf,
  putPlans,
  renew,
  subscribed,
  subscriber,
  subscription,
  subscriptionOf,
  usePlans,
} from './support/plans.ts';
import { withMaintenance, withSettings } from './support/store.ts';

const gateway = usePlans();

/** Moves the clock to a share of the paid period, and answers the moment. */
async function moveInto(person: { uid: string }, share: number): Promise<number> {
  const { periodStart, periodEnd } = (await subscriptionOf(person as never)) ?? {};
  const [start, end] = [periodStart.toMillis(), periodEnd.toMillis()];
  const now = Math.round(start + (end - start) * share);
  moveTo(now);
  return now;
}

describe('an upgrade', () => {
  it('holds at once and costs the rest of the period', async () => {
    const [low, high] = await putPlans(2_900, 9_900);
    await withSettings({ taxRate: '10' }, async () => {
      const person = await subscriber(low);
      const now = await moveInto(person, 0.6);
      const { periodStart, periodEnd } = (await subscriptionOf(person)) ?? {};
      const period = { start: periodStart.toMillis(), end: periodEnd.toMillis() };
      const net = proRata(2_900, 9_900, period, now);
      expect(net).toBe(2_800);
      const answer = await succeed(changePlan(change(high), person));
      expect(answer).toEqual({
        chargeId: (await lastCharge(person)).id,
        planId: high,
        effective: 'now',
        paymentStatus: 'paid',
        totalCents: 3_080,
        currency: 'USD',
        periodEnd: period.end,
      });
      expect(await planOf(person)).toBe(high);
      expect(await subscriptionOf(person)).toMatchObject({
        planId: high,
        priceCents: 9_900,
        periodStart,
        periodEnd,
        status: 'active',
      });
      expect((await paymentsOf(person))[0]).toMatchObject({ status: 'succeeded', amount: 3_080 });
    });
  });

  it('gives the same answer for the same key, also after yet another change', async () => {
    const { low, high, person } = await betweenPlans();
    const up = change(high);
    const answer = await succeed(changePlan(up, person));
    const down = change(low);
    const later = await succeed(changePlan(down, person));
    expect(later).toMatchObject({ effective: 'period-end', paymentStatus: 'none', totalCents: 0 });
    expect(await succeed(changePlan(up, person))).toEqual(answer);
    expect(await succeed(changePlan(down, person))).toEqual(later);
    expect(await chargesOf(person)).toHaveLength(2);
  });

  it('that is declined changes nothing', async () => {
    const [low, high] = await putPlans(2_900, 9_900);
    const person = await subscriber(low, 'tok_declined_later');
    expect(await succeed(changePlan(change(high), person))).toMatchObject({ paymentStatus: 'failed' });
    expect(await planOf(person)).toBe(low);
    expect(await subscriptionOf(person)).toMatchObject({ planId: low, status: 'active', openChargeId: null });
  });

  it('undoes a cancellation, and costs nothing when nothing is left of the period', async () => {
    const { high, person } = await betweenPlans();
    await succeed(cancelPlan(person));
    await moveInto(person, 1);
    expect(await succeed(changePlan(change(high), person))).toMatchObject({
      effective: 'now',
      paymentStatus: 'none',
    });
    expect(await subscriptionOf(person)).toMatchObject({
      planId: high,
      cancelAtPeriodEnd: false,
      nextPlanId: null,
    });
  });
});

describe('what an upgrade costs', () => {
  const quote = (planId: string, person: TestAuth | null) =>
    quoteCheckout({ slugs: [], planId, planChange: true }, person);
  const shown = async (planId: string, person: TestAuth) => {
    const { totalCents, quotedAt } = await succeed(quote(planId, person));
    return { ...change(planId), shownTotalCents: totalCents, quotedAt };
  };
  const later = (ms: number) => {
    const now = clock.now() + ms;
    moveTo(now);
  };

  it('is quoted, and charged to the cent while the quote holds, whatever time goes by', async () => {
    const [low, high] = await putPlans(2_900, 99_900);
    await withSettings({ taxRate: '10' }, async () => {
      const person = await subscriber(low);
      await moveInto(person, 0.5);
      expect(await succeed(quote(high, person))).toMatchObject({
        subtotalCents: 48_500,
        taxCents: 4_850,
        totalCents: 53_350,
      });
      const call = await shown(high, person);
      later(durations.changeQuoted);
      expect(await succeed(changePlan(call, person))).toMatchObject({
        paymentStatus: 'paid',
        totalCents: 53_350,
      });
    });
  });

  it('is nothing else than what was shown: not by a new price, an old quote, or one from the future', async () => {
    const { low, high, person } = await betweenPlans(2_900, 99_900);
    await moveInto(person, 0.5);
    const call = await shown(high, person);
    const [dearer, cheaper] = [call.shownTotalCents + 1, 0];
    for (const shownTotalCents of [dearer, cheaper]) {
      expect(await reasonOf(changePlan({ ...call, shownTotalCents }, person))).toBe('price-changed');
    }
    const future = { ...call, quotedAt: clock.now() + 6 * 3_600_000, shownTotalCents: 47_692 };
    expect(await reasonOf(changePlan(future, person))).toBe('price-changed');
    await db().doc(`plans/${high}`).update({ priceCents: 109_900 });
    expect(await reasonOf(changePlan(call, person))).toBe('price-changed');
    await db().doc(`plans/${high}`).update({ priceCents: 99_900 });
    later(durations.changeQuoted + 1);
    expect(await reasonOf(changePlan(call, person))).toBe('price-changed');
    expect(await chargesOf(person)).toHaveLength(1);
    expect(await planOf(person)).toBe(low);
    expect(await succeed(changePlan(await shown(high, person), person))).toMatchObject({
      paymentStatus: 'paid',
    });
  });

  it('is nothing where it would be less than can be paid online, and that is what is quoted', async () => {
    const { low, high, person } = await betweenPlans(2_900, 9_900);
    const payable = 50 / 7_000;
    await moveInto(person, 1 - payable * 0.9);
    const call = await shown(high, person);
    expect(call.shownTotalCents).toBe(0);
    expect(await succeed(changePlan(call, person))).toMatchObject({
      planId: high,
      effective: 'now',
      paymentStatus: 'none',
      totalCents: 0,
    });
    expect(await subscriptionOf(person)).toMatchObject({ planId: high, priceCents: 9_900, mrrCents: 9_900 });
    expect(await chargesOf(person)).toHaveLength(1);
    const other = await subscriber(low);
    await moveInto(other, 1 - payable * 1.2);
    const least = await shown(high, other);
    expect(least.shownTotalCents).toBeGreaterThanOrEqual(50);
    expect(await succeed(changePlan(least, other))).toMatchObject({ paymentStatus: 'paid' });
  });

  it('is nothing for a cheaper plan, unless that has become a dearer one', async () => {
    const [low, high] = await putPlans(2_900, 9_900);
    const person = await subscriber(high);
    const call = await shown(low, person);
    expect(call.shownTotalCents).toBe(0);
    await db().doc(`plans/${low}`).update({ priceCents: 19_900 });
    expect(await reasonOf(changePlan(call, person))).toBe('price-changed');
    await db().doc(`plans/${low}`).update({ priceCents: 2_900 });
    expect(await reasonOf(changePlan({ ...call, shownTotalCents: 1 }, person))).toBe('price-changed');
    expect(await succeed(changePlan(call, person))).toMatchObject({ effective: 'period-end', totalCents: 0 });
  });

  it('is told to whoever could change, and to nobody else', async () => {
    const [low, high] = await putPlans(2_900, 9_900);
    const [person, nobody] = [await subscriber(low), await member()];
    expect(await reasonOf(quote(low, person))).toBe('plan-current');
    expect(await reasonOf(quote('no-such-plan', person))).toBe('plan-not-found');
    expect(await reasonOf(quote(high, nobody))).toBe('not-subscribed');
    for (const who of [null, guest()]) expect(await reasonOf(quote(high, who))).toBe('sign-in-required');
  });
});

describe('since when a plan is in force', () => {
  it('is noted with the plan, kept by a renewal and a declined upgrade, and noted anew with another plan', async () => {
    const [low, high] = await putPlans(2_900, 9_900);
    const since = async (who: TestAuth) => (await subscriptionOf(who))?.planSince.toMillis();
    const before = Date.now();
    const person = await subscriber(low);
    const bought = await since(person);
    expect(bought).toBeGreaterThanOrEqual(before - 1_000);
    await moveInto(person, 1);
    await renew(person);
    expect(await since(person)).toBe(bought);
    expect(await succeed(changePlan(change(high), person))).toMatchObject({ effective: 'now' });
    expect(await since(person)).toBeGreaterThan(bought);

    const declined = await subscriber(low, 'tok_declined_later');
    const first = await since(declined);
    await succeed(changePlan(change(high), declined));
    expect(await since(declined)).toBe(first);
  });

  it('is not when the subscription began, which only an end and another beginning change', async () => {
    const [low, high] = await putPlans(2_900, 9_900);
    const began = async () => (await subscriptionOf(person))?.startedAt.toMillis();
    const before = Date.now();
    const person = await subscriber(low);
    const first = await began();
    expect(first).toBeGreaterThanOrEqual(before - 1_000);
    await succeed(changePlan(change(high), person));
    await moveInto(person, 1);
    await renew(person);
    expect(await began()).toBe(first);
    await succeed(cancelPlan(person));
    await moveInto(person, 1);
    await renew(person);
    expect([(await subscriptionOf(person))?.status, await began()]).toEqual(['ended', first]);
    await succeed(subscribe(subscription(low), person));
    expect(await began()).toBeGreaterThan(first);
  });
});

describe('a downgrade', () => {
  it('comes with the next period, at its price', async () => {
    const [low, high] = await putPlans(2_900, 9_900);
    const person = await subscriber(high);
    await succeed(changePlan(change(low), person));
    expect(await planOf(person)).toBe(high);
    expect(await subscriptionOf(person)).toMatchObject({ planId: high, nextPlanId: low });
    await moveInto(person, 1);
    await renew(person);
    expect(await planOf(person)).toBe(low);
    expect(await subscriptionOf(person)).toMatchObject({ planId: low, nextPlanId: null, priceCents: 2_900 });
  });

  it('to the free plan is a cancellation', async () => {
    const [free, high] = await putPlans(0, 9_900);
    const person = await subscriber(high);
    await succeed(changePlan(change(free), person));
    expect(await subscriptionOf(person)).toMatchObject({ cancelAtPeriodEnd: true, nextPlanId: 'starter' });
  });
});

describe('a cancellation', () => {
  it('keeps the plan to the end of the period, can be undone, and is safe to repeat', async () => {
    const { plan, person } = await subscribed();
    const answer = await succeed(cancelPlan(person));
    expect(answer).toMatchObject({
      planId: plan,
      status: 'active',
      cancelAtPeriodEnd: true,
      nextPlanId: 'starter',
    });
    expect(await succeed(cancelPlan(person))).toEqual(answer);
    expect(await planOf(person)).toBe(plan);
    const kept = { ...answer, cancelAtPeriodEnd: false, nextPlanId: null };
    expect(await succeed(resumePlan(person))).toEqual(kept);
    expect(await succeed(resumePlan(person))).toEqual(kept);
    await succeed(cancelPlan(person));
    await moveInto(person, 1);
    await renew(person);
    expect(await planOf(person)).toBe('starter');
    expect(await subscriptionOf(person)).toMatchObject({ status: 'ended', dueAt: null });
    expect(await chargesOf(person)).toHaveLength(1);
    for (const call of [cancelPlan(person), resumePlan(person), changePlan(change(plan), person)]) {
      expect(await reasonOf(call)).toBe('not-subscribed');
    }
    await succeed(subscribe(subscription(plan), person));
    expect(await planOf(person)).toBe(plan);
  });
});

describe('a change is refused', () => {
  it('to those who have no plan, may not buy, or ask for what they have', async () => {
    const [low, high] = await putPlans(2_900, 9_900);
    const [person, nobody, banned] = [await subscriber(low), await member(), await subscriber(low)];
    await putAccess(banned.uid, { status: 'banned', permanent: true });
    expect(await reasonOf(changePlan(change(low), person))).toBe('plan-current');
    expect(await reasonOf(changePlan(change('no-such-plan'), person))).toBe('plan-not-found');
    for (const call of [changePlan(change(high), nobody), cancelPlan(nobody), resumePlan(nobody)]) {
      expect(await reasonOf(call)).toBe('not-subscribed');
    }
    for (const who of [null, guest()]) {
      for (const call of [changePlan(change(high), who), cancelPlan(who), resumePlan(who)]) {
        expect(await reasonOf(call)).toBe('sign-in-required');
      }
    }
    for (const call of [changePlan(change(high), banned), cancelPlan(banned), resumePlan(banned)]) {
      expect(await reasonOf(call)).toBe('restricted');
    }
    await withMaintenance(async () => {
      for (const call of [changePlan(change(high), person), cancelPlan(person), resumePlan(person)]) {
        expect(await reasonOf(call)).toBe('maintenance');
      }
    });
    expect(await chargesOf(person)).toHaveLength(1);
  });

  it('before anything is written while the provider is away', async () => {
    const { high, person } = await betweenPlans();
    const call = change(high);
    await gateway.stop();
    expect(await reasonOf(changePlan(call, person))).toBe('payment-unavailable');
    await gateway.start();
    expect(await chargesOf(person)).toHaveLength(1);
    expect(await succeed(changePlan(call, person))).toMatchObject({ paymentStatus: 'paid' });
  });
});
