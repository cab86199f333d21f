import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { durations } from '@tempera/domain/site/durations';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sweepRefunds } from '../../functions/src/orders/finish-refund.ts';
import { stripeProvider } from '../../functions/src/payments/stripe-provider.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { buyTwo, mailsOf, owns, refund, stepsOf } from './support/bought.ts';
import { customer, withRole } from './support/callers.ts';
import { order, placeOrder, reasonOf, refundOrder, succeed } from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { putProduct, readDocument, withSettings } from './support/store.ts';
import { wipe } from './support/wipe.ts';

beforeAll(wipe);
const gateway = useGateway();
const script = fileURLToPath(new URL('support/refund-and-die.ts', import.meta.url));
afterEach(() => vi.restoreAllMocks());

describe('a rush', () => {
  it('of one refund gives back once', async () => {
    const { orderId, totalCents: amountCents } = await buyTwo();
    const admin = await withRole('admin');
    const input = refund(orderId, { amountCents });
    await withSettings({}, async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => succeed(refundOrder(input, admin))));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    });
    expect(await gateway.givenBackOf(orderId)).toEqual([amountCents]);
    expect((await stepsOf(orderId)).filter((step) => step === 'refunded')).toHaveLength(1);
    expect(await mailsOf(orderId)).toHaveLength(2);
  });

  it('of many refunds never exceeds what was paid', async () => {
    const { orderId, totalCents } = await buyTwo();
    const admin = await withRole('admin');
    const outcomes = await withSettings({}, () =>
      Promise.all(
        Array.from({ length: 12 }, () => refundOrder(refund(orderId, { amountCents: 200 }), admin)),
      ),
    );
    const made = outcomes.filter((outcome) => 'ok' in outcome);
    const reasons = outcomes.flatMap((outcome) => ('ok' in outcome ? [] : [outcome.refused.reason]));
    expect(made).toHaveLength(Math.floor(totalCents / 200));
    expect(new Set(reasons)).toEqual(new Set(['refund-too-much']));
    expect(await gateway.givenBackOf(orderId)).toEqual(made.map(() => 200));
    expect(await readDocument(`orders/${orderId}`)).toMatchObject({ refundedCents: made.length * 200 });
  });
});

it('two orders of one template refunded at once leave nothing of it in the library', async () => {
  const slug = await putProduct();
  const buyer = customer();
  const admin = await withRole('admin');
  await withSettings({}, async () => {
    const buy = () => succeed(placeOrder(order({ slugs: [slug] }), buyer));
    const bought = [await buy(), await buy(), await buy()];
    await Promise.all(
      bought.map(({ orderId, totalCents: amountCents }) =>
        succeed(refundOrder(refund(orderId, { amountCents }), admin)),
      ),
    );
  });
  expect(await owns(buyer, slug)).toBe(false);
});

describe.each(['before-refund', 'after-refund'] as const)('killed %s', (when) => {
  async function interrupt() {
    const bought = await buyTwo();
    const admin = await withRole('admin');
    const input = refund(bought.orderId, { amountCents: bought.totalCents });
    const child = spawn(process.execPath, [script, JSON.stringify({ when, input, auth: admin })], {
      stdio: 'ignore',
    });
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
    expect(await readDocument(`orders/${bought.orderId}`)).toMatchObject({
      status: 'completed',
      openRefund: { id: expect.any(String) },
    });
    expect(await owns(bought.buyer, bought.slugs[0])).toBe(true);
    return { ...bought, admin, input };
  }

  it('is finished by the same call again', async () => {
    await withSettings({}, async () => {
      const { orderId, totalCents, admin, input, buyer, slugs } = await interrupt();
      expect(await succeed(refundOrder(input, admin))).toMatchObject({ status: 'refunded' });
      expect(await gateway.givenBackOf(orderId)).toEqual([totalCents]);
      expect(await owns(buyer, slugs[0])).toBe(false);
    });
  });

  it('is finished by the sweep, or before the next refund', async () => {
    await withSettings({}, async () => {
      const [swept, next] = [await interrupt(), await interrupt()];
      expect(await reasonOf(refundOrder(refund(next.orderId), next.admin))).toBe('not-refundable');
      expect(await gateway.givenBackOf(next.orderId)).toEqual([next.totalCents]);
      vi.spyOn(clock, 'now').mockReturnValue(Date.now() + durations.refundSweepAfter + 1_000);
      await sweepRefunds(stripeProvider);
      expect(await readDocument(`orders/${swept.orderId}`)).toMatchObject({ status: 'refunded' });
      await sweepRefunds(stripeProvider);
      expect(await gateway.givenBackOf(swept.orderId)).toEqual([swept.totalCents]);
    });
  });
});

it('a gateway that is away leaves the refund open for the next call', async () => {
  const { orderId, totalCents: amountCents } = await buyTwo();
  const admin = await withRole('admin');
  const input = refund(orderId, { amountCents });
  await withSettings({}, async () => {
    await gateway.stop();
    expect(await reasonOf(refundOrder(input, admin))).toBe('payment-unavailable');
    await gateway.start();
    expect(await succeed(refundOrder(input, admin))).toMatchObject({ status: 'refunded' });
  });
  expect(await gateway.givenBackOf(orderId)).toEqual([amountCents]);
});
