import { defaultSettings } from '@tempera/domain/settings/settings';
import type { TaxSettings } from '@tempera/domain/tax/tax-settings';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { strangeIds } from '../../emulators/vies/answer-vies.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import type { TestAuth } from './support/callers.ts';
import { changePlan, quoteCheckout, reasonOf, subscribe, succeed } from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import {
  change,
  chargesOf,
  lastCharge,
  member,
  planOf,
  putPlan,
  renew,
  subscription,
  subscriptionOf,
} from './support/plans.ts';
import { readDocument, withSettings } from './support/store.ts';

const gateway = useGateway();
afterEach(() => vi.restoreAllMocks());

const byStripe = <T>(work: () => Promise<T>, tax: Partial<TaxSettings> = {}) =>
  withSettings({ tax: { ...defaultSettings.tax, mode: 'stripe', country: 'DE', ...tax } }, work);
const newYork = { country: 'US', state: 'NY', zip: '10001' };
const business = { country: 'AT', company: 'Muster & Co', vatId: 'ATU13585627' };
const quote = (planId: string, buyer: object) => quoteCheckout({ slugs: [], planId, buyer });
async function subscribed(planId: string, buyer: object): Promise<TestAuth> {
  const person = await member();
  const output = await succeed(subscribe({ ...subscription(planId), buyer }, person));
  expect(output.paymentStatus).toBe('paid');
  return person;
}
async function toPeriodEnd(person: TestAuth, share = 1): Promise<void> {
  const { periodStart, periodEnd } = (await subscriptionOf(person)) ?? {};
  const [start, end] = [periodStart.toMillis(), periodEnd.toMillis()];
  vi.spyOn(clock, 'now').mockReturnValue(Math.round(start + (end - start) * share));
}
/** Nothing of Stripe's answers; what was stored before stays. */
async function withoutStripe<T>(work: () => Promise<T>): Promise<T> {
  await gateway.stop();
  try {
    return await work();
  } finally {
    await gateway.start();
  }
}

describe('a plan by Stripe Tax', () => {
  it('costs what it says, first, for the rest of a period, and at each renewal', async () => {
    const [low, high] = [await putPlan(1_000), await putPlan(3_000)];
    await byStripe(async () => {
      expect(await succeed(quote(low, newYork))).toMatchObject({
        taxCents: 89,
        totalCents: 1_089,
        tax: { country: 'US', region: 'NY', rate: 887.5 },
      });
      const person = await member();
      await succeed(subscribe({ ...subscription(low), buyer: newYork, shownTotalCents: 1_089 }, person));
      expect((await subscriptionOf(person))?.buyer).toEqual(newYork);
      await toPeriodEnd(person, 0.5);
      const shown = await succeed(quoteCheckout({ slugs: [], planId: high, planChange: true }, person));
      expect(shown).toMatchObject({ subtotalCents: 1_000, taxCents: 89, totalCents: 1_089 });
      const { totalCents: shownTotalCents, quotedAt } = shown;
      await succeed(changePlan({ ...change(high), shownTotalCents, quotedAt }, person));
      await toPeriodEnd(person);
      await renew(person);
      const calculation = expect.stringMatching(/^taxcalc_/);
      const tax = { mode: 'stripe', country: 'US', region: 'NY', rate: 887.5, calculation };
      const each = { status: 'paid', billing: newYork, tax, taxFiling: { state: expect.any(String) } };
      expect(await chargesOf(person)).toMatchObject([
        { ...each, kind: 'subscribe', taxCents: 89, amountCents: 1_089 },
        { ...each, kind: 'upgrade', taxCents: 89, amountCents: 1_089 },
        { ...each, kind: 'renewal', taxCents: 266, amountCents: 3_266 },
      ]);
      const { id } = await lastCharge(person);
      expect(await readDocument(`ledger/charge-${id}`)).toMatchObject({
        grossCents: 3_266,
        taxCents: 266,
        country: 'US',
        region: 'NY',
        rate: 887.5,
      });
    });
  });

  it('is not taxed for a business that owes it, until its id is gone', async () => {
    const plan = await putPlan(1_000);
    await byStripe(async () => {
      const person = await subscribed(plan, business);
      await db().doc(`subscriptions/${person.uid}`).update({ 'buyer.vatId': strangeIds.unknown });
      await toPeriodEnd(person);
      await renew(person);
      expect(await chargesOf(person)).toMatchObject([
        {
          taxCents: 0,
          tax: { mode: 'stripe', country: 'AT', reverseCharge: true, vatId: business.vatId },
        },
        { taxCents: 200, tax: { mode: 'stripe', country: 'AT', reverseCharge: false, vatId: null } },
      ]);
    });
  });

  it('contains its tax where prices do', async () => {
    const plan = await putPlan(1_200);
    await byStripe(
      async () => {
        const person = await subscribed(plan, { country: 'FR' });
        expect(await lastCharge(person)).toMatchObject({ taxCents: 200, amountCents: 1_200 });
        expect(await subscriptionOf(person)).toMatchObject({ netPriceCents: 1_000 });
      },
      { included: true },
    );
  });

  it('asks for the address that it needs, and refuses one that can’t be placed', async () => {
    const plan = await putPlan(1_000);
    await byStripe(async () => {
      const person = await member();
      const refusal = async (buyer: object) => {
        const outcome = await subscribe({ ...subscription(plan), buyer }, person);
        return 'refused' in outcome && outcome.refused;
      };
      expect(await refusal({ country: 'US', state: 'NY' })).toMatchObject({
        reason: 'invalid-input',
        field: 'buyer.zip',
      });
      expect(await refusal({ ...newYork, zip: 'nowhere' })).toMatchObject({
        reason: 'invalid-input',
        field: 'buyer.zip',
      });
      expect(await refusal({})).toMatchObject({ field: 'buyer.country' });
      expect(await chargesOf(person)).toEqual([]);
    });
  });
});

describe('while Stripe Tax does not answer', () => {
  it('nobody subscribes or changes, and nothing is written', async () => {
    const [low, high] = [await putPlan(1_000), await putPlan(3_000)];
    await byStripe(async () => {
      const person = await subscribed(low, newYork);
      await withoutStripe(async () => {
        expect(await reasonOf(quote(low, newYork))).toBe('tax-unavailable');
        const asked = quoteCheckout({ slugs: [], planId: high, planChange: true }, person);
        expect(await reasonOf(asked)).toBe('tax-unavailable');
        expect(await reasonOf(changePlan(change(high), person))).toMatch(/-unavailable$/);
      });
      expect(await chargesOf(person)).toHaveLength(1);
      expect(await planOf(person)).toBe(low);
    });
  });

  it('a renewal waits: the plan goes on, and is charged once, with the right tax, when it answers', async () => {
    const plan = await putPlan(1_000);
    await byStripe(async () => {
      const person = await subscribed(plan, newYork);
      await toPeriodEnd(person);
      const before = await subscriptionOf(person);
      await withoutStripe(async () => {
        await expect(renew(person)).rejects.toMatchObject({ refusal: { reason: 'tax-unavailable' } });
      });
      expect(await subscriptionOf(person)).toEqual(before);
      expect(await planOf(person)).toBe(plan);
      await Promise.all([renew(person), renew(person)]);
      expect(await chargesOf(person)).toMatchObject([{}, { kind: 'renewal', status: 'paid', taxCents: 89 }]);
    });
  });

  it('what nobody can place (any more) renews by the store’s own table, and says so', async () => {
    const plan = await putPlan(1_000);
    await byStripe(
      async () => {
        const person = await subscribed(plan, newYork);
        for (const buyer of [
          { ...newYork, zip: 'nowhere' },
          { country: 'US', state: 'NY' },
        ]) {
          await db().doc(`subscriptions/${person.uid}`).update({ buyer });
          await toPeriodEnd(person);
          await renew(person);
          const charge = await lastCharge(person);
          expect(charge).toMatchObject({ taxCents: 40, tax: { mode: 'by-country', rate: 400 } });
          expect(charge).not.toHaveProperty('taxFiling');
        }
      },
      { states: 'NY 4' },
    );
  });
});
