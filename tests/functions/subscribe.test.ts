import { testCards } from '@tempera/domain/money/card';
import { describe, expect, it } from 'vitest';
import { customer, guest, putAccess } from './support/callers.ts';
import { reasonOf, startSession, subscribe, succeed } from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import {
  chargesOf,
  member,
  newcomer,
  paymentsOf,
  planOf,
  putPlan,
  putPlans,
  subscription,
  subscriptionOf,
  tokenFor,
} from './support/plans.ts';
import { dump, readDocument, withMaintenance, withSettings } from './support/store.ts';

const gateway = useGateway();

describe('subscribing', () => {
  it('charges price and tax at once, and the plan holds', async () => {
    const { plan, person } = await newcomer();
    await withSettings({ taxRate: '8.5' }, async () => {
      const before = Date.now();
      const answer = await succeed(subscribe(subscription(plan), person));
      expect(answer).toMatchObject({
        planId: plan,
        effective: 'now',
        paymentStatus: 'paid',
        totalCents: 3_147,
        currency: 'USD',
      });
      expect(answer.periodEnd - before).toBeGreaterThan(27 * 86_400_000);
      expect(await planOf(person)).toBe(plan);
      expect(await subscriptionOf(person)).toMatchObject({
        planId: plan,
        status: 'active',
        priceCents: 2_900,
        cancelAtPeriodEnd: false,
        nextPlanId: null,
        openChargeId: null,
        payment: {
          provider: 'stripe',
          reference: expect.stringMatching(/^pm_/),
          customer: expect.stringMatching(/^cus_/),
          last4: '4242',
          brand: 'visa',
        },
      });
      const [charge, ...more] = await chargesOf(person);
      expect(more).toEqual([]);
      expect(charge).toMatchObject({
        kind: 'subscribe',
        status: 'paid',
        amountCents: 3_147,
        taxCents: 247,
        tax: { rate: 850 },
      });
      expect(charge).toMatchObject({ reference: expect.stringMatching(/^pi_/), token: null });
      expect(await paymentsOf(person)).toMatchObject([
        { id: charge?.reference, status: 'succeeded', amount: 3_147 },
      ]);
      expect(await readDocument(`ledger/charge-${charge?.id}`)).toMatchObject({
        grossCents: 3_147,
        reference: charge?.reference,
      });
      expect(await readDocument(`ledger/fee-${charge?.id}`)).toMatchObject({ grossCents: -121 });
      expect(await readDocument(`mail/plan-${charge?.id}`)).toMatchObject({
        to: `${person.uid}@example.com`,
        message: { text: expect.stringContaining('$31.47') },
      });
    });
  });

  it('keeps the last digits of a card, never the card', async () => {
    const { plan, person } = await newcomer();
    const token = await tokenFor(testCards.paid);
    await succeed(subscribe(subscription(plan, token), person));
    expect(await subscriptionOf(person)).toMatchObject({ payment: { last4: '4242', brand: 'visa' } });
    expect(await dump(['subscriptions', 'charges'])).not.toContain(testCards.paid);
  });

  it('with a card that is declined changes nothing, and another card may be tried', async () => {
    const { plan, person } = await newcomer();
    const call = subscription(plan, 'tok_declined');
    const answer = await succeed(subscribe(call, person));
    expect(answer.paymentStatus).toBe('failed');
    expect(await subscriptionOf(person)).toBeUndefined();
    expect(await planOf(person)).toBe('starter');
    expect(await succeed(subscribe(call, person))).toEqual(answer);
    expect(await succeed(subscribe(subscription(plan), person))).toMatchObject({ paymentStatus: 'paid' });
    expect(await planOf(person)).toBe(plan);
  });

  it('with a card that stays pending waits, and nothing else begins meanwhile', async () => {
    const { plan, person } = await newcomer();
    const call = subscription(plan, 'tok_pending');
    expect(await succeed(subscribe(call, person))).toMatchObject({ paymentStatus: 'processing' });
    expect(await planOf(person)).toBe('starter');
    expect(await reasonOf(subscribe(subscription(plan), person))).toBe('payment-pending');
    expect(await succeed(subscribe(call, person))).toMatchObject({ paymentStatus: 'processing' });
  });
});

describe('subscribing is refused', () => {
  it('to nobody in particular, guests, and those who have never begun a session', async () => {
    const plan = await putPlan(2_900);
    const visitor = guest();
    await succeed(startSession(visitor));
    expect(await reasonOf(subscribe(subscription(plan), null))).toBe('sign-in-required');
    expect(await reasonOf(subscribe(subscription(plan), visitor))).toBe('sign-in-required');
    expect(await reasonOf(subscribe(subscription(plan), customer()))).toBe('user-not-found');
  });

  it('to the restricted, the unverified where that counts, and during maintenance', async () => {
    const plan = await putPlan(2_900);
    const [banned, unverified, person] = [
      await member(),
      await member({ email_verified: false }),
      await member(),
    ];
    await putAccess(banned.uid, { status: 'banned', permanent: true });
    expect(await reasonOf(subscribe(subscription(plan), banned))).toBe('restricted');
    await withSettings({ requireEmailVerification: true }, async () => {
      expect(await reasonOf(subscribe(subscription(plan), unverified))).toBe('email-unverified');
      await succeed(subscribe(subscription(plan), person));
    });
    await withMaintenance(async () => {
      expect(await reasonOf(subscribe(subscription(plan), await member()))).toBe('maintenance');
    });
    expect(await chargesOf(unverified)).toEqual([]);
  });

  it('of plans that are none, or free, or that one has', async () => {
    const [plan, other, free] = await putPlans(2_900, 9_900, 0);
    const person = await member();
    for (const none of ['no-such-plan', free]) {
      expect(await reasonOf(subscribe(subscription(none), person))).toBe('plan-not-found');
    }
    await succeed(subscribe(subscription(plan), person));
    for (const again of [plan, other]) {
      expect(await reasonOf(subscribe(subscription(again), person))).toBe('subscribed-already');
    }
    expect(await chargesOf(person)).toHaveLength(1);
  });

  it('with a token that is none, or spent', async () => {
    const { plan, person } = await newcomer();
    expect(await reasonOf(subscribe(subscription(plan, 'tok_unknown'), person))).toBe(
      'payment-token-invalid',
    );
    expect(await subscriptionOf(person)).toBeUndefined();
  });

  it('before anything is written while the provider is away, and for good in a real project', async () => {
    const { plan, person } = await newcomer();
    await gateway.stop();
    expect(await reasonOf(subscribe(subscription(plan), person))).toBe('payment-unavailable');
    await gateway.start();
    const former = process.env.GCLOUD_PROJECT;
    process.env.GCLOUD_PROJECT = 'a-real-project';
    expect(await reasonOf(subscribe(subscription(plan), person))).toBe('payment-unavailable');
    process.env.GCLOUD_PROJECT = former;
    expect(await subscriptionOf(person)).toBeUndefined();
    expect(await chargesOf(person)).toEqual([]);
  });
});
