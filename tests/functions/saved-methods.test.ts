import { testCards } from '@tempera/domain/money/card';
import { describe, expect, it } from 'vitest';
import { loadSettings } from '../../functions/src/checkout/checkout-facts.store.ts';
import { stripeProvider } from '../../functions/src/payments/stripe-provider.ts';
import { renewByLatest } from '../../functions/src/plans/renew-plans.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { guest, putAccess, type TestAuth } from './support/callers.ts';
import {
  finishPayment,
  finishPlanPayment,
  order,
  placeOrder,
  reasonOf,
  savedMethods,
  startSession,
  subscribe,
  succeed,
} from './support/calls.ts';
import {
  answerBank,
  chargesOf,
  lastCharge,
  member,
  moveTo,
  moveToEnd,
  paymentsOf,
  putPlan,
  renew,
  subscriber,
  subscription,
  subscriptionOf,
  tokenFor,
  usePlans,
} from './support/plans.ts';
import { dump, putProduct, readDocument, unique, withMaintenance, withSettings } from './support/store.ts';
import { deliver, eventsOf } from './support/stripe-events.ts';

const gateway = usePlans();

const add = (paymentToken = 'tok_paid', forPlan = false) => ({
  action: 'add',
  paymentToken,
  forPlan,
  idempotencyKey: unique('key-'),
});
const list = (person: TestAuth) => succeed(savedMethods({ action: 'list' }, person));
const keep = (person: TestAuth, ...wanted: Parameters<typeof add>) =>
  succeed(savedMethods(add(...wanted), person));

const later = (ms: number) => moveTo(clock.now() + ms);

/** Somebody whose renewal was declined. */
async function pastDue() {
  const person = await member();
  const plan = await putPlan(2_900);
  await succeed(subscribe(subscription(plan, 'tok_declined_later'), person));
  await moveToEnd(person);
  await renew(person);
  expect(await subscriptionOf(person)).toMatchObject({ status: 'past-due' });
  return person;
}

describe('what somebody has kept to pay with', () => {
  it('is nothing at first, then what they add, as its holder knows it', async () => {
    const person = await member();
    expect(await list(person)).toEqual({ methods: [], planMethod: null });
    const call = add(await tokenFor('4000 0027 6000 0016'));
    const { setup, methods } = await succeed(savedMethods(call, person));
    expect(setup).toEqual({ id: expect.stringMatching(/^seti_/), state: 'done' });
    expect(methods).toEqual([
      {
        id: expect.stringMatching(/^pm_/),
        type: 'card',
        brand: 'visa',
        last4: '0016',
        country: 'DE',
        expires: '12/99',
      },
    ]);
    expect(await succeed(savedMethods(call, person))).toMatchObject({ setup, methods });
    expect((await list(person)).methods).toHaveLength(1);
  });

  it('goes when they want, also twice, and never what is another’s', async () => {
    const [person, other] = [await member(), await member()];
    const [method] = (await keep(person)).methods;
    await keep(other);
    const call = { action: 'forget', method: method?.id };
    expect((await succeed(savedMethods(call, other))).methods).toHaveLength(1);
    expect((await list(person)).methods).toHaveLength(1);
    const twice = [savedMethods(call, person), savedMethods(call, person)];
    await Promise.all(twice.map(succeed));
    expect((await succeed(savedMethods(call, person))).methods).toEqual([]);
  });

  it('stays while it pays for a plan', async () => {
    const person = await subscriber(await putPlan(2_900));
    const { methods, planMethod } = await list(person);
    expect(methods.map(({ id }) => id)).toEqual([planMethod]);
    expect(await reasonOf(savedMethods({ action: 'forget', method: planMethod }, person))).toBe(
      'method-in-use',
    );
    expect((await list(person)).methods).toHaveLength(1);
  });
});

describe('a card that is to be kept', () => {
  it('waits for its holder where their bank wants that, and nobody keeps the secret', async () => {
    const person = await member();
    const call = add('tok_authenticate');
    const { setup, methods } = await succeed(savedMethods(call, person));
    expect(setup).toMatchObject({ state: 'requires-action', clientSecret: expect.any(String) });
    expect(methods).toEqual([]);
    expect(await dump(['paymentCustomers'])).not.toContain(setup?.clientSecret);
    await answerBank(setup?.id, 'approve');
    const finish = { action: 'finish', setup: setup?.id };
    expect(await succeed(savedMethods(finish, person))).toMatchObject({
      setup: { id: setup?.id, state: 'done' },
      methods: [{ last4: '4242' }],
    });
    expect((await succeed(savedMethods(call, person))).setup).toMatchObject({ state: 'done' });
    expect(await reasonOf(savedMethods(finish, await member()))).toBe('not-allowed');
  });

  it('is not kept where the bank or its holder says no', async () => {
    const person = await member();
    expect((await keep(person, 'tok_declined')).setup).toMatchObject({ state: 'failed' });
    const { setup } = await keep(person, 'tok_authenticate');
    await answerBank(setup?.id, 'refuse');
    const finish = { action: 'finish', setup: setup?.id };
    expect(await succeed(savedMethods(finish, person))).toMatchObject({
      setup: { state: 'failed' },
      methods: [],
    });
  });

  it('is refused to guests, the restricted, in maintenance, with a token that is none, and when there are too many', async () => {
    const visitor = guest();
    await succeed(startSession(visitor));
    const [banned, person] = [await member(), await member()];
    await putAccess(banned.uid, { status: 'banned', permanent: true });
    expect(await reasonOf(savedMethods(add(), null))).toBe('sign-in-required');
    expect(await reasonOf(savedMethods({ action: 'list' }, visitor))).toBe('sign-in-required');
    expect(await reasonOf(savedMethods(add(), banned))).toBe('restricted');
    expect(await reasonOf(savedMethods(add('tok_unknown'), person))).toBe('payment-token-invalid');
    await withMaintenance(async () => {
      expect(await reasonOf(savedMethods(add(), person))).toBe('maintenance');
    });
    await withSettings({ enablePaypal: false }, async () => {
      expect(await reasonOf(savedMethods(add('tok_paypal_paid'), person))).toBe('payment-method-off');
    });
    await withSettings({ requireEmailVerification: true }, async () => {
      const unconfirmed = await member({ email_verified: false });
      expect(await reasonOf(savedMethods(add(), unconfirmed))).toBe('email-unverified');
    });
  });

  it('is tried ten times an hour, and where the provider is away as well', async () => {
    const person = await member();
    for (let n = 0; n < 8; n++) await keep(person, 'tok_declined');
    await gateway.stop();
    for (let n = 0; n < 2; n++)
      expect(await reasonOf(savedMethods(add(), person))).toBe('payment-unavailable');
    expect(await reasonOf(savedMethods(add(), person))).toBe('too-many-attempts');
    await gateway.start();
  });

  it('is not begun while the provider is away', async () => {
    const person = await member();
    await gateway.stop();
    expect(await reasonOf(savedMethods(add(), person))).toBe('payment-unavailable');
    await gateway.start();
    expect(await readDocument(`paymentCustomers/${person.uid}`)).toBeUndefined();
  });
});

describe('another card for a plan', () => {
  it('pays from the next period on, and the first may go then', async () => {
    const person = await subscriber(await putPlan(2_900));
    const before = await list(person);
    const after = await keep(person, await tokenFor('5555555555554444'), true);
    expect(after.planMethod).not.toBe(before.planMethod);
    expect(await subscriptionOf(person)).toMatchObject({
      payment: { reference: after.planMethod, last4: '4444', brand: 'mastercard' },
    });
    expect(await chargesOf(person)).toHaveLength(1);
    await succeed(savedMethods({ action: 'forget', method: before.planMethod }, person));
    await moveToEnd(person);
    await renew(person);
    expect(await lastCharge(person)).toMatchObject({ status: 'paid', payment: { last4: '4444' } });
  });

  it('is the last one that was chosen, whatever is heard of an earlier one later', async () => {
    const person = await subscriber(await putPlan(2_900));
    const slow = await keep(person, 'tok_authenticate', true);
    const { planMethod } = await keep(person, 'tok_paid', true);
    await answerBank(slow.setup?.id, 'approve');
    const finish = { action: 'finish', setup: slow.setup?.id };
    expect(await succeed(savedMethods(finish, person))).toMatchObject({ planMethod });
  });

  it.each(['the event', 'their list', 'the schedule'])(
    'pays once the bank has agreed though nobody came back, by %s',
    async (by) => {
      const person = await subscriber(await putPlan(2_900));
      const { setup } = await keep(person, 'tok_authenticate', true);
      await answerBank(setup?.id, 'approve');
      await moveToEnd(person);
      if (by === 'the event') {
        const [told] = (await eventsOf(setup?.id ?? '')).filter(({ type }) => /succeeded$/.test(type));
        expect(await deliver(told ?? {})).toBe(200);
        await renew(person);
      } else if (by === 'their list') {
        await list(person);
        await renew(person);
      } else await renewByLatest(person.uid, stripeProvider, await loadSettings());
      const { payment, status } = (await subscriptionOf(person)) ?? {};
      const [kept] = (await list(person)).methods;
      expect({ status, method: payment?.reference }).toEqual({ status: 'active', method: kept?.id });
      expect(await lastCharge(person)).toMatchObject({ kind: 'renewal', payment: { reference: kept?.id } });
      expect(await readDocument(`paymentCustomers/${person.uid}`)).not.toHaveProperty('planSetup');
    },
  );

  it('is not chosen by an event of a setup that is nobody’s, or of an earlier one', async () => {
    const person = await subscriber(await putPlan(2_900));
    const early = await keep(person, 'tok_authenticate', true);
    const { planMethod } = await keep(person, 'tok_paid', true);
    await answerBank(early.setup?.id, 'approve');
    const foreign = await gateway.ask<{ id: string }>('/v1/setup_intents', {
      confirm: 'true',
      confirmation_token: 'tok_paid',
    });
    for (const id of [early.setup?.id, foreign.id]) {
      const told = (await eventsOf(id ?? '')).find(({ type }) => type === 'setup_intent.succeeded');
      expect(await deliver(told ?? {})).toBe(200);
    }
    expect(await list(person)).toMatchObject({ planMethod });
  });

  it('pays at once what is past due', async () => {
    const person = await pastDue();
    later(3_600_000);
    await keep(person, 'tok_paid', true);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active', failedAttempts: 0 });
    expect((await chargesOf(person)).map(({ status }) => status)).toEqual(['paid', 'failed', 'paid']);
  });

  it('pays at once what waits for the person, and nothing can confirm that any more', async () => {
    const person = await member();
    await succeed(subscribe(subscription(await putPlan(2_900), 'tok_authenticate_always'), person));
    const { id, reference } = await lastCharge(person);
    await answerBank(reference, 'approve');
    await succeed(finishPlanPayment({ chargeId: id }, person));
    await moveToEnd(person);
    await renew(person);
    expect(await lastCharge(person)).toMatchObject({ awaiting: 'person' });
    later(3_600_000);
    await keep(person, 'tok_paid', true);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active', openChargeId: null });
    expect((await chargesOf(person)).map(({ status }) => status)).toEqual(['paid', 'failed', 'paid']);
    expect((await paymentsOf(person)).map(({ status }) => status)).toEqual([
      'succeeded',
      'canceled',
      'succeeded',
    ]);
  });

  it('pays at once what was shown, and nothing else', async () => {
    const person = await pastDue();
    const { planDue, planMethod } = await list(person);
    const shownTotalCents = planDue?.totalCents ?? 0;
    expect(shownTotalCents).toBe((await lastCharge(person)).amountCents);
    for (const wrong of [shownTotalCents + 1, 0]) {
      const call = { ...add('tok_paid', true), shownTotalCents: wrong };
      expect(await reasonOf(savedMethods(call, person))).toBe('price-changed');
    }
    expect(await list(person)).toMatchObject({ planMethod, planDue });
    await succeed(savedMethods({ ...add('tok_paid', true), shownTotalCents }, person));
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active' });
    const paid = { kind: 'renewal', status: 'paid', amountCents: shownTotalCents };
    expect(await chargesOf(person)).toContainEqual(expect.objectContaining(paid));
    expect(await list(person)).not.toHaveProperty('planDue');
  });

  it('leaves to the schedule what costs something else once the bank has answered', async () => {
    const person = await pastDue();
    const { planDue } = await list(person);
    const call = { ...add('tok_authenticate', true), shownTotalCents: planDue?.totalCents };
    const { setup } = await succeed(savedMethods(call, person));
    const { planId } = (await subscriptionOf(person)) ?? {};
    await db().doc(`plans/${planId}`).update({ priceCents: 9_900 });
    await answerBank(setup?.id, 'approve');
    const { planMethod, methods } = await succeed(
      savedMethods({ action: 'finish', setup: setup?.id }, person),
    );
    expect(planMethod).toBe(methods.find(({ last4 }) => last4 === '3155')?.id ?? methods[0]?.id);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'past-due' });
    expect(await chargesOf(person)).toHaveLength(2);
  });

  it('pays for nothing where nobody has a plan', async () => {
    const person = await member();
    expect(await keep(person, 'tok_paid', true)).toMatchObject({
      planMethod: null,
      methods: [{ last4: '4242' }],
    });
    expect(await subscriptionOf(person)).toBeUndefined();
  });
});

describe('a plan that is paid by what is kept', () => {
  const by = (planId: string, savedMethod: string | undefined) => ({
    ...subscription(planId),
    paymentToken: undefined,
    savedMethod,
  });

  it('begins with it, once for a key, and renews by it', async () => {
    const [person, plan] = [await member(), await putPlan(2_900)];
    const [method] = (await keep(person)).methods;
    const call = by(plan, method?.id);
    const answer = await succeed(subscribe(call, person));
    expect(answer).toMatchObject({ paymentStatus: 'paid', effective: 'now' });
    expect(await succeed(subscribe(call, person))).toEqual(answer);
    expect(await subscriptionOf(person)).toMatchObject({
      planId: plan,
      payment: { provider: 'stripe', reference: method?.id, last4: '4242', brand: 'visa' },
    });
    expect((await list(person)).planMethod).toBe(method?.id);
    await moveToEnd(person);
    await renew(person);
    expect((await chargesOf(person)).map(({ kind, status }) => [kind, status])).toEqual([
      ['subscribe', 'paid'],
      ['renewal', 'paid'],
    ]);
    expect((await list(person)).methods).toHaveLength(1);
  });

  it('sets up for renewals what was kept for orders alone, with its holder there', async () => {
    const [person, plan] = [await member(), await putPlan(2_900)];
    const slug = await putProduct({ priceCents: 500 });
    const paymentToken = await tokenFor(testCards.authenticate);
    const bought = await succeed(
      placeOrder(order({ slugs: [slug], paymentToken, saveMethod: true }), person),
    );
    await answerBank((await paymentsOf(person))[0]?.id, 'approve');
    await succeed(finishPayment({ orderId: bought.orderId }, person));
    const [method] = (await list(person)).methods;
    const answer = await succeed(subscribe(by(plan, method?.id), person));
    expect(answer).toMatchObject({ paymentStatus: 'requires-action', clientSecret: expect.any(String) });
    await answerBank((await lastCharge(person)).reference, 'approve');
    const chargeId = String(answer.chargeId);
    expect(await succeed(finishPlanPayment({ chargeId }, person))).toMatchObject({ paymentStatus: 'paid' });
    expect((await paymentsOf(person))[0]).toMatchObject({ setup_future_usage: 'off_session' });
    await moveToEnd(person);
    await renew(person);
    expect(await lastCharge(person)).toMatchObject({ kind: 'renewal', status: 'paid' });
  });

  it('is refused with what is not theirs, gone, switched off, or nothing at all', async () => {
    const [person, other, plan] = [await member(), await member(), await putPlan(2_900)];
    const [[own], [others]] = [(await keep(person)).methods, (await keep(other)).methods];
    const refused = (method: string | undefined) => reasonOf(subscribe(by(plan, method), person));
    expect(await refused(others?.id)).toBe('payment-token-invalid');
    expect(await refused('pm_nobodys')).toBe('payment-token-invalid');
    expect(await refused(undefined)).toBe('payment-required');
    const none = await member();
    expect(await reasonOf(subscribe(by(plan, own?.id), none))).toBe('payment-token-invalid');
    await withSettings({ enableStripe: false }, async () => {
      expect(await refused(own?.id)).toBe('payment-method-off');
    });
    await succeed(savedMethods({ action: 'forget', method: own?.id }, person));
    expect(await refused(own?.id)).toBe('payment-token-invalid');
    expect(await chargesOf(person)).toEqual([]);
  });

  it('that is declined stays as it was, and so does what is kept', async () => {
    const [person, plan] = [await member(), await putPlan(2_900)];
    const once = { paymentToken: 'tok_declined_later', saveMethod: true };
    await succeed(placeOrder(order({ slugs: [await putProduct({ priceCents: 500 })], ...once }), person));
    const [method] = (await list(person)).methods;
    expect(await succeed(subscribe(by(plan, method?.id), person))).toMatchObject({ paymentStatus: 'failed' });
    expect(await subscriptionOf(person)).toBeUndefined();
    expect((await list(person)).methods).toHaveLength(1);
  });
});
