import { durations } from '@tempera/domain/site/durations';
import { describe, expect, it } from 'vitest';
import { markDeletion, removeDocuments } from '../../functions/src/account/deletions.store.ts';
import { loadSettings } from '../../functions/src/checkout/checkout-facts.store.ts';
import { stripeProvider } from '../../functions/src/payments/stripe-provider.ts';
import { finishPlanPayment as finishFromOutside } from '../../functions/src/plans/finish-charge.ts';
import { finishStuck, renewSubscription } from '../../functions/src/plans/renew-subscription.ts';
import { endForGood } from '../../functions/src/plans/subscriptions.store.ts';
import type { TestAuth } from './support/callers.ts';
import { cancelPlan, changePlan, finishPlanPayment, reasonOf, subscribe, succeed } from './support/calls.ts';
import {
  answerBank,
  change,
  chargesOf,
  decideSlowly,
  lastCharge,
  member,
  moveTo,
  moveToEnd,
  newcomer,
  paidFor,
  paymentsOf,
  planOf,
  putPlan,
  renew,
  subscriber,
  subscription,
  subscriptionOf,
  usePlans,
} from './support/plans.ts';
import { dump, readDocument, unique, withSettings } from './support/store.ts';

const gateway = usePlans();

const day = 86_400_000;
const finish = async (person: TestAuth, confirm = false) =>
  succeed(finishPlanPayment({ chargeId: (await lastCharge(person)).id, confirm }, person));
const sweep = async ({ uid }: TestAuth) => finishStuck(uid, stripeProvider, await loadSettings());
/** As a webhook does it. */
async function hear(person: TestAuth) {
  const { id, reference } = await lastCharge(person);
  const payment = await stripeProvider.lookup(String(reference));
  return finishFromOutside(person.uid, id, payment, stripeProvider, await loadSettings());
}

/** Somebody whose bank wants them at each payment. */
async function asked(token = 'tok_authenticate_always') {
  const { plan, person } = await newcomer();
  const call = subscription(plan, token);
  const answer = await succeed(subscribe(call, person));
  return { plan, person, call, answer };
}

async function askedSubscriber(token?: string) {
  const { plan, person } = await asked(token);
  await answerBank((await lastCharge(person)).reference, 'approve');
  await finish(person);
  return { plan, person };
}

describe('a bank that wants the person when they subscribe', () => {
  it('gets them by a secret that nobody keeps, and the plan holds once they have confirmed', async () => {
    const { plan, person, call, answer } = await asked();
    expect(answer).toMatchObject({
      paymentStatus: 'requires-action',
      clientSecret: expect.stringMatching(/_secret_/),
    });
    expect(await planOf(person)).toBe('starter');
    expect(await succeed(subscribe(call, person))).toEqual(answer);
    expect(await finish(person)).toEqual(answer);
    expect(await dump(['subscriptions', 'charges', 'idempotency'])).not.toContain(answer.clientSecret);
    await answerBank((await lastCharge(person)).reference, 'approve');
    expect(await finish(person)).toMatchObject({ paymentStatus: 'paid', planId: plan });
    expect(await succeed(subscribe(call, person))).toMatchObject({ paymentStatus: 'paid' });
    expect(await planOf(person)).toBe(plan);
    expect(await paidFor(person, (await lastCharge(person)).id)).toBe(1);
    expect(await subscriptionOf(person)).toMatchObject({
      payment: { reference: expect.stringMatching(/^pm_/), provider: 'stripe' },
    });
  });

  it('and is refused by them changes nothing, and nothing can pay for it any more', async () => {
    const { person, call } = await asked();
    const { reference } = await lastCharge(person);
    await answerBank(reference, 'refuse');
    expect(await finish(person)).toMatchObject({
      paymentStatus: 'failed',
      failure: 'payment_intent_authentication_failure',
    });
    expect(await subscriptionOf(person)).toBeUndefined();
    expect(await paymentsOf(person)).toMatchObject([{ id: reference, status: 'canceled' }]);
    expect(await succeed(subscribe(call, person))).toMatchObject({ paymentStatus: 'failed' });
  });

  it('waits for an hour, then the payment is over', async () => {
    const { person } = await asked();
    const { reference, id } = await lastCharge(person);
    const now = Date.now();
    moveTo(now + durations.actionExpires / 2);
    await sweep(person);
    expect(await lastCharge(person)).toMatchObject({ status: 'pending', awaiting: 'person' });
    const reminder = await readDocument(`mail/plan-${id}-action`);
    expect(reminder?.template.name).toBe('planAction');
    await sweep(person);
    // Written once, as one that is written anew would go out again.
    expect(await readDocument(`mail/plan-${id}-action`)).toEqual(reminder);
    moveTo(now + durations.actionExpires + 60_000);
    await sweep(person);
    expect(await lastCharge(person)).toMatchObject({ status: 'failed', failure: 'expired', awaiting: null });
    expect(await paymentsOf(person)).toMatchObject([{ id: reference, status: 'canceled' }]);
    expect((await readDocument(`mail/plan-${id}`))?.template.name).toBe('planFailed');
  });

  it('is told by mail of a refusal, or an end, that they were not there for, and of no end of their own', async () => {
    const mailOf = async (person: TestAuth) =>
      (await readDocument(`mail/plan-${(await lastCharge(person)).id}`))?.template.name;
    const refused = await asked();
    await answerBank((await lastCharge(refused.person)).reference, 'refuse');
    await hear(refused.person);
    expect(await mailOf(refused.person)).toBe('planFailed');
    const ended = await asked();
    await gateway.ask(`/v1/payment_intents/${(await lastCharge(ended.person)).reference}/cancel`, {});
    await hear(ended.person);
    expect(await mailOf(ended.person)).toBe('planFailed');
    const given = await asked();
    const { reference } = await lastCharge(given.person);
    await stripeProvider.cancel(String(reference), 'given-up');
    await hear(given.person);
    expect(await lastCharge(given.person)).toMatchObject({ status: 'failed' });
    expect(await mailOf(given.person)).toBeUndefined();
  });

  it('is found paid by the sweep or a webhook when the person never came back', async () => {
    for (const come of [sweep, hear]) {
      const { plan, person } = await asked();
      await answerBank((await lastCharge(person)).reference, 'approve');
      await come(person);
      await come(person).catch(() => {});
      expect(await planOf(person)).toBe(plan);
      expect(await chargesOf(person)).toHaveLength(1);
    }
  });

  it('gives way to another card', async () => {
    const { plan, person, call } = await asked();
    expect(await succeed(subscribe(subscription(plan), person))).toMatchObject({ paymentStatus: 'paid' });
    expect((await paymentsOf(person)).map(({ status }) => status)).toEqual(['succeeded', 'canceled']);
    expect(await succeed(subscribe(call, person))).toMatchObject({ paymentStatus: 'failed' });
    expect(await planOf(person)).toBe(plan);
  });
});

describe('a bank that wants the person for an upgrade', () => {
  it('gets them, and the dearer plan holds from then on', async () => {
    const high = await putPlan(9_900);
    const { plan, person } = await askedSubscriber();
    const call = change(high);
    const answer = await succeed(changePlan(call, person));
    expect(answer).toMatchObject({ paymentStatus: 'requires-action', clientSecret: expect.any(String) });
    expect(await planOf(person)).toBe(plan);
    await answerBank((await lastCharge(person)).reference, 'approve');
    expect(await finish(person)).toMatchObject({ paymentStatus: 'paid' });
    expect(await succeed(changePlan(call, person))).toMatchObject({ paymentStatus: 'paid' });
    expect(await planOf(person)).toBe(high);
    expect((await chargesOf(person)).map(({ status }) => status)).toEqual(['paid', 'paid']);
  });

  it('and hears no leaves the plan as it was', async () => {
    const high = await putPlan(9_900);
    const { plan, person } = await askedSubscriber();
    await succeed(changePlan(change(high), person));
    await answerBank((await lastCharge(person)).reference, 'refuse');
    expect(await finish(person)).toMatchObject({ paymentStatus: 'failed' });
    expect(await subscriptionOf(person)).toMatchObject({
      planId: plan,
      status: 'active',
      openChargeId: null,
    });
  });
});

describe('a renewal whose bank wants the person', () => {
  it('waits for them as past due, tells them by mail, and goes on once they have confirmed', async () => {
    const { person } = await askedSubscriber();
    const end = await moveToEnd(person);
    await renew(person);
    await renew(person);
    const { id, reference } = await lastCharge(person);
    expect(await chargesOf(person)).toHaveLength(2);
    expect(await lastCharge(person)).toMatchObject({
      status: 'pending',
      awaiting: 'person',
      kind: 'renewal',
    });
    expect(await subscriptionOf(person)).toMatchObject({
      status: 'past-due',
      failedAttempts: 1,
      openChargeId: id,
    });
    expect((await subscriptionOf(person))?.dueAt.toMillis()).toBe(end + day);
    expect(await readDocument(`mail/plan-${id}-confirm`)).toMatchObject({
      to: `${person.uid}@example.com`,
      template: { name: 'planConfirm' },
    });
    expect(await finish(person)).toMatchObject({ paymentStatus: 'failed' });
    const [one, two] = await Promise.all([finish(person, true), finish(person, true)]);
    expect(one).toMatchObject({ paymentStatus: 'requires-action', clientSecret: expect.any(String) });
    expect(two.clientSecret).toBe(one.clientSecret);
    await answerBank(reference, 'approve');
    expect(await finish(person)).toMatchObject({ paymentStatus: 'paid' });
    expect(await paidFor(person, id)).toBe(1);
    expect(await subscriptionOf(person)).toMatchObject({
      status: 'active',
      failedAttempts: 0,
      openChargeId: null,
    });
  });

  it('may be confirmed again by who said no at first, and needs no page where the bank lets it pass', async () => {
    const { person } = await askedSubscriber();
    await moveToEnd(person);
    await renew(person);
    const { reference } = await lastCharge(person);
    for (const decision of ['refuse', 'approve'] as const) {
      expect(await finish(person, true)).toMatchObject({ paymentStatus: 'requires-action' });
      await answerBank(reference, decision);
      expect(await finish(person)).toMatchObject({
        paymentStatus: decision === 'approve' ? 'paid' : 'failed',
      });
    }
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active' });
  });

  it('is asked for anew by the schedule, one payment after the other, until the plan ends', async () => {
    const { person } = await askedSubscriber();
    const end = await moveToEnd(person);
    for (const after of [0, 1, 3, 5]) {
      moveTo(end + after * day);
      await renew(person);
      await renew(person);
      expect(await subscriptionOf(person)).toMatchObject({ status: 'past-due' });
    }
    moveTo(end + 7 * day);
    await renew(person);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'ended', openChargeId: null });
    expect(await planOf(person)).toBe('starter');
    const charges = (await chargesOf(person)).slice(1);
    expect(charges.map(({ status }) => status)).toEqual(Array(5).fill('failed'));
    expect((await paymentsOf(person)).map(({ status }) => status)).toEqual([
      ...Array(5).fill('canceled'),
      'succeeded',
    ]);
    const mails = await Promise.all(charges.map(({ id }) => readDocument(`mail/plan-${id}-confirm`)));
    expect(mails.map((mail) => mail?.template.name)).toEqual([...Array(4).fill('planConfirm'), undefined]);
    expect((await readDocument(`mail/plan-${charges[4]?.id}`))?.template.name).toBe('planEnded');
  });

  it('stands in nobody’s way who pays with another card or cancels', async () => {
    const [one, other] = [await askedSubscriber(), await askedSubscriber()];
    for (const { person } of [one, other]) {
      await moveToEnd(person);
      await renew(person);
    }
    expect(await succeed(subscribe(subscription(one.plan), one.person))).toMatchObject({
      paymentStatus: 'paid',
    });
    expect(await subscriptionOf(one.person)).toMatchObject({ status: 'active', failedAttempts: 0 });
    expect(await succeed(cancelPlan(other.person))).toMatchObject({ status: 'ended' });
    for (const { person } of [one, other]) {
      expect((await chargesOf(person))[1]).toMatchObject({ status: 'failed' });
    }
  });

  it('needs nobody where they have agreed once', async () => {
    const { person } = await askedSubscriber('tok_authenticate');
    await moveToEnd(person);
    await renew(person);
    expect((await chargesOf(person)).map(({ status }) => status)).toEqual(['paid', 'paid']);
  });
});

describe('a slow bank', () => {
  it.each([
    ['pay', 'paid', 'planReceipt'],
    ['decline', 'failed', 'planFailed'],
  ] as const)(
    'that says %s after days: the plan follows, and a mail tells',
    async (decision, status, mail) => {
      const { plan, person } = await newcomer();
      expect(await succeed(subscribe(subscription(plan, 'tok_slow_paid'), person))).toMatchObject({
        paymentStatus: 'processing',
      });
      moveTo(Date.now() + 2 * day);
      await sweep(person);
      const { id, reference } = await lastCharge(person);
      expect(await lastCharge(person)).toMatchObject({ status: 'pending', awaiting: 'bank' });
      expect((await readDocument(`mail/plan-${id}-pending`))?.template.name).toBe('planPending');
      expect(await reasonOf(subscribe(subscription(plan), person))).toBe('payment-pending');
      await decideSlowly(reference, decision);
      await sweep(person);
      expect(await lastCharge(person)).toMatchObject({ status, awaiting: null });
      expect(await planOf(person)).toBe(status === 'paid' ? plan : 'starter');
      expect((await readDocument(`mail/plan-${id}`))?.template.name).toBe(mail);
      expect((await paymentsOf(person))[0]?.status).toBe(status === 'paid' ? 'succeeded' : 'canceled');
    },
  );

  it('keeps the plan while it decides about a renewal, which then is paid, or past due', async () => {
    const plan = await putPlan(2_900);
    for (const decision of ['pay', 'decline'] as const) {
      const person = await member();
      await succeed(subscribe(subscription(plan, 'tok_slow_paid'), person));
      await decideSlowly((await lastCharge(person)).reference, 'pay');
      await hear(person);
      const end = await moveToEnd(person);
      await renew(person);
      moveTo(end + 2 * day);
      await renew(person);
      expect(await lastCharge(person)).toMatchObject({
        kind: 'renewal',
        status: 'pending',
        awaiting: 'bank',
      });
      expect(await subscriptionOf(person)).toMatchObject({ status: 'active' });
      expect(await planOf(person)).toBe(plan);
      await decideSlowly((await lastCharge(person)).reference, decision);
      await hear(person);
      expect(await subscriptionOf(person)).toMatchObject(
        decision === 'pay'
          ? { status: 'active', failedAttempts: 0 }
          : { status: 'past-due', failedAttempts: 1 },
      );
    }
  });
});

describe('a bank that decides once the account is gone', () => {
  /** What a deletion does to plans, as far as it has come. */
  const goodbyes = {
    'being deleted': async ({ uid }: TestAuth) => {
      await markDeletion(uid, Date.now());
      await endForGood(uid);
    },
    deleted: async ({ uid }: TestAuth) => {
      await markDeletion(uid, Date.now());
      await removeDocuments(uid);
    },
  };

  it.each(Object.entries(goodbyes))(
    'brings no plan back that is paid by then: %s, and those who refund it know',
    async (_how, leave) => {
      const { person } = await newcomer();
      await succeed(subscribe(subscription(await putPlan(2_900), 'tok_slow_paid'), person));
      await leave(person);
      await decideSlowly((await lastCharge(person)).reference, 'pay');
      await hear(person);
      const charge = await lastCharge(person);
      expect(charge).toMatchObject({ status: 'paid', personGone: true });
      expect(await readDocument(`ledger/charge-${charge.id}`)).toMatchObject({
        grossCents: charge.amountCents,
      });
      const stands = await subscriptionOf(person);
      expect(stands).toMatchObject({ status: 'ended', dueAt: null, openChargeId: null, mrrCents: 0 });
      expect(stands).not.toHaveProperty('person');
      expect(await planOf(person)).not.toBe(charge.planId);
    },
  );

  it.each(['pay', 'decline'] as const)('ends a renewal with its plan: %s', async (decision) => {
    const person = await member();
    await succeed(subscribe(subscription(await putPlan(2_900), 'tok_slow_paid'), person));
    await decideSlowly((await lastCharge(person)).reference, 'pay');
    await hear(person);
    await moveToEnd(person);
    await renew(person);
    await goodbyes.deleted(person);
    await decideSlowly((await lastCharge(person)).reference, decision);
    await hear(person);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'ended', openChargeId: null });
    await renew(person);
    expect(await chargesOf(person)).toHaveLength(2);
  });

  it('charges nothing that a process had only reserved', async () => {
    const person = await subscriber(await putPlan(2_900));
    await moveToEnd(person);
    const dying = { ...stripeProvider, begin: () => Promise.reject(new Error('killed')) };
    await expect(renewSubscription(person.uid, dying, await loadSettings())).rejects.toThrow('killed');
    await goodbyes['being deleted'](person);
    await sweep(person);
    expect(await lastCharge(person)).toMatchObject({ kind: 'renewal', status: 'failed' });
    expect(await paymentsOf(person)).toHaveLength(1);
  });
});

describe('what the provider won’t have', () => {
  it('fails the charge, with the reason', async () => {
    const { plan, person } = await newcomer(20);
    await withSettings({ taxRate: '0' }, async () => {
      expect(await succeed(subscribe(subscription(plan), person))).toMatchObject({
        paymentStatus: 'failed',
        failure: 'amount_too_small',
      });
    });
    expect(await subscriptionOf(person)).toBeUndefined();
  });

  it('says why a card was declined', async () => {
    const { plan, person } = await newcomer();
    const answer = await succeed(subscribe(subscription(plan, 'tok_insufficient'), person));
    expect(answer).toMatchObject({ paymentStatus: 'failed', failure: 'insufficient_funds' });
    expect(await paymentsOf(person)).toMatchObject([{ status: 'canceled' }]);
  });
});

describe('a payment that is canceled at the provider', () => {
  it('fails its charge when that is heard of', async () => {
    const { person } = await asked();
    await stripeProvider.cancel(String((await lastCharge(person)).reference));
    await hear(person);
    expect(await lastCharge(person)).toMatchObject({ status: 'failed' });
    expect(await subscriptionOf(person)).toBeUndefined();
  });

  it('that nobody has any more concerns nobody', async () => {
    const { person } = await asked();
    const { reference } = await lastCharge(person);
    const payment = await stripeProvider.lookup(String(reference));
    expect(
      await finishFromOutside(
        unique('u'),
        'u-1732161234567-1',
        payment,
        stripeProvider,
        await loadSettings(),
      ),
    ).toBeNull();
  });
});

describe('finishing a payment is refused', () => {
  it('to everybody whose charge it is not', async () => {
    const { person } = await asked();
    const chargeId = (await lastCharge(person)).id;
    expect(await reasonOf(finishPlanPayment({ chargeId }, null))).toBe('sign-in-required');
    expect(await reasonOf(finishPlanPayment({ chargeId }, await member()))).toBe('charge-not-found');
    expect(await reasonOf(finishPlanPayment({ chargeId: '../x' }, person))).toBe('invalid-input');
  });

  it('never: who has a plan that is paid hears just that', async () => {
    const person = await subscriber(await putPlan(2_900));
    expect(await finish(person, true)).toMatchObject({ paymentStatus: 'paid' });
    expect(await chargesOf(person)).toHaveLength(1);
  });
});
