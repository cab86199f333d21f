import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { durations } from '@tempera/domain/site/durations';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadSettings } from '../../functions/src/checkout/checkout-facts.store.ts';
import type { PaymentProvider } from '../../functions/src/payments/payment-provider.ts';
import { stripeProvider } from '../../functions/src/payments/stripe-provider.ts';
import { renewPlans } from '../../functions/src/plans/renew-plans.ts';
import { renewSubscription } from '../../functions/src/plans/renew-subscription.ts';
import { cancelPlan, reasonOf, subscribe, succeed } from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import {
  chargesOf,
  moveTo,
  moveToEnd,
  newcomer,
  paidFor,
  planOf,
  renew,
  subscribed,
  subscription,
  subscriptionOf,
} from './support/plans.ts';

const gateway = useGateway();
const script = fileURLToPath(new URL('support/subscribe-and-die.ts', import.meta.url));
afterEach(() => vi.restoreAllMocks());

const moments = ['before-begin', 'after-begin', 'before-confirm', 'after-confirm'] as const;
type When = (typeof moments)[number];

/** Subscribes in a process of its own, which is killed on the way; answers what it left behind. */
async function interrupt(when: When) {
  const { plan, person } = await newcomer();
  const input = subscription(plan);
  const child = spawn(process.execPath, [script, JSON.stringify({ when, input, auth: person })], {
    stdio: 'ignore',
  });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
  const [charge] = await chargesOf(person);
  return { plan, person, input, chargeId: charge?.id ?? '' };
}

async function renewLater(): Promise<void> {
  moveTo(Date.now() + durations.orderSweepAfter + 1_000);
  await renewPlans(stripeProvider);
  vi.restoreAllMocks();
}

describe.each(moments)('a process killed %s', (when) => {
  it('leaves a charge under way and gives nothing', async () => {
    const { person, chargeId } = await interrupt(when);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'ended', openChargeId: chargeId });
    expect(await planOf(person)).toBe('starter');
    expect(await paidFor(person, chargeId)).toBe(when === 'after-confirm' ? 1 : 0);
  });

  it('is made good by the same call again, with one charge', async () => {
    const { person, plan, chargeId, input } = await interrupt(when);
    expect(await succeed(subscribe(input, person))).toMatchObject({ paymentStatus: 'paid' });
    expect(await paidFor(person, chargeId)).toBe(1);
    expect(await planOf(person)).toBe(plan);
    expect(await chargesOf(person)).toHaveLength(1);
  });

  it('is finished by another call before that goes its own way', async () => {
    const { person, plan, chargeId } = await interrupt(when);
    expect(await reasonOf(subscribe(subscription(plan), person))).toBe('subscribed-already');
    expect(await paidFor(person, chargeId)).toBe(1);
    expect(await succeed(cancelPlan(person))).toMatchObject({ cancelAtPeriodEnd: true });
  });
});

describe('the schedule', () => {
  it('settles what was charged', async () => {
    const { person, plan } = await interrupt('after-confirm');
    await renewLater();
    expect(await planOf(person)).toBe(plan);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active', openChargeId: null });
  });

  it.each(['before-begin', 'after-begin', 'before-confirm'] as const)(
    'takes back what was never charged, killed %s, and no retry can charge it any more',
    async (when) => {
      const { person, chargeId, input } = await interrupt(when);
      await renewLater();
      expect(await subscriptionOf(person)).toBeUndefined();
      expect(await succeed(subscribe(input, person))).toMatchObject({ paymentStatus: 'failed' });
      expect(await paidFor(person, chargeId)).toBe(0);
      expect(await planOf(person)).toBe('starter');
    },
  );

  it('leaves alone what a person is still waiting for', async () => {
    const { person, chargeId } = await interrupt('before-confirm');
    await renewPlans(stripeProvider);
    expect(await subscriptionOf(person)).toMatchObject({ openChargeId: chargeId });
  });

  it('goes on with a renewal that died after its charge, without a second one', async () => {
    const { person } = await subscribed();
    const end = await moveToEnd(person, 1);
    const dying: PaymentProvider = {
      ...stripeProvider,
      async confirm(...wanted) {
        await stripeProvider.confirm(...wanted);
        throw new Error('killed');
      },
    };
    await expect(renewSubscription(person.uid, dying, await loadSettings())).rejects.toThrow('killed');
    const open: string = (await subscriptionOf(person))?.openChargeId;
    expect(open).toMatch(new RegExp(`^${person.uid}-${end + 1}-`));
    await Promise.all([renew(person), renew(person), renew(person)]);
    expect(await paidFor(person, open)).toBe(1);
    expect((await chargesOf(person)).map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active', openChargeId: null });
  });

  it('waits for a provider that is away', async () => {
    const { person } = await subscribed();
    await moveToEnd(person, 1);
    await gateway.stop();
    await expect(renew(person)).rejects.toThrow('payment-unavailable');
    await gateway.start();
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active' });
    await renew(person);
    expect((await chargesOf(person)).map(({ status }) => status)).toEqual(['paid', 'paid']);
  });
});
