import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { durations } from '@tempera/domain/site/durations';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sweepOrders } from '../../functions/src/checkout/sweep-orders.ts';
import { stripeProvider } from '../../functions/src/payments/stripe-provider.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { customer, type TestAuth } from './support/callers.ts';
import { finishPayment, order, placeOrder, reasonOf, succeed } from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { onUpdateOf } from './support/on-update-of.ts';
import type { When } from './support/order-and-die.ts';
import { countDocuments, putCoupon, putProduct, readDocument, withSettings } from './support/store.ts';

const gateway = useGateway();
const script = fileURLToPath(new URL('support/order-and-die.ts', import.meta.url));

afterEach(() => vi.restoreAllMocks());

/** Places an order in a process of its own, which is killed on the way; answers what it left behind. */
async function interrupt(when: When, fields: Record<string, unknown> = {}) {
  const slug = await putProduct();
  const code = await putCoupon({ maxUses: 1 });
  const buyer = customer();
  const input = order({ slugs: [slug], couponCode: code, ...fields });
  const child = spawn(process.execPath, [script, JSON.stringify({ when, input, auth: buyer })], {
    stdio: 'ignore',
  });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
  const redemptions = await redemptionsOf(code);
  expect(redemptions).toHaveLength(1);
  return { slug, code, buyer, input, orderId: redemptions[0] ?? '' };
}

async function redemptionsOf(code: string): Promise<string[]> {
  const { db } = await import('../../functions/src/platform/admin.ts');
  const slots = await db().collection(`coupons/${code}/redemptions`).get();
  return slots.docs.map((slot) => slot.data().orderId);
}

/** What was paid for an order, and all that was begun for it. */
async function paymentsOf(orderId: string) {
  const begun = await gateway.paymentsOf(orderId);
  return { begun: begun.length, states: begun.map(({ status }) => status) };
}
const owns = async (buyer: TestAuth, slug: string) =>
  (await readDocument(`users/${buyer.uid}/library/${slug}`)) !== undefined;

async function sweepLater(): Promise<void> {
  const later = Date.now() + durations.orderSweepAfter + 1_000;
  vi.spyOn(clock, 'now').mockReturnValue(later);
  await sweepOrders(stripeProvider);
  vi.restoreAllMocks();
}

const moments = ['before-begin', 'after-begin', 'before-confirm', 'after-confirm'] as const;
/** What the provider knows of it then. */
const left: Record<When, string[]> = {
  'before-begin': [],
  'after-begin': ['requires_payment_method'],
  'before-confirm': ['requires_payment_method'],
  'after-confirm': ['succeeded'],
};

describe('a process killed on the way', () => {
  it.each(moments)('%s leaves a pending order with its redemption and grants nothing', async (when) => {
    await withSettings({}, async () => {
      const { orderId, buyer, slug } = await interrupt(when);
      expect(await readDocument(`orders/${orderId}`)).toMatchObject({
        status: 'pending',
        paymentStatus: 'pending',
      });
      const { states } = await paymentsOf(orderId);
      expect(states).toEqual(left[when]);
      expect(await owns(buyer, slug)).toBe(false);
    });
  });

  it.each(moments)('%s is made good by the same call again', async (when) => {
    await withSettings({}, async () => {
      const { orderId, buyer, slug, code, input } = await interrupt(when);
      const answer = await succeed(placeOrder(input, buyer));
      expect(answer).toEqual({
        orderId,
        status: 'completed',
        paymentStatus: 'paid',
        totalCents: 243,
        methodType: 'card',
      });
      expect(await paymentsOf(orderId)).toEqual({ begun: 1, states: ['succeeded'] });
      expect(await redemptionsOf(code)).toEqual([orderId]);
      expect(await owns(buyer, slug)).toBe(true);
      expect((await readDocument(`orders/${orderId}`))?.payment).toMatchObject({ token: null });
    });
  });
});

describe('the sweep', () => {
  it('settles what was charged', async () => {
    await withSettings({}, async () => {
      const { orderId, buyer, slug, code } = await interrupt('after-confirm');
      await sweepLater();
      expect(await readDocument(`orders/${orderId}`)).toMatchObject({
        status: 'completed',
        paymentStatus: 'paid',
      });
      expect(await owns(buyer, slug)).toBe(true);
      expect(await countDocuments(`coupons/${code}/redemptions`)).toBe(1);
      expect(await readDocument(`mail/order-${orderId}`)).toBeDefined();
    });
  });

  it.each(['before-begin', 'after-begin', 'before-confirm'] as const)(
    'fails what was left %s, frees the coupon, and no retry can charge it any more',
    async (when) => {
      await withSettings({}, async () => {
        const { orderId, buyer, slug, code, input } = await interrupt(when);
        await sweepLater();
        expect(await readDocument(`orders/${orderId}`)).toMatchObject({
          status: 'failed',
          paymentStatus: 'expired',
          couponSlot: null,
        });
        expect(await countDocuments(`coupons/${code}/redemptions`)).toBe(0);
        expect(await succeed(placeOrder(input, buyer))).toMatchObject({ orderId, status: 'failed' });
        const { states } = await paymentsOf(orderId);
        expect(states).not.toContain('succeeded');
        expect(await owns(buyer, slug)).toBe(false);
      });
    },
  );

  it('leaves young orders and those that the provider has yet to decide', async () => {
    const slug = await putProduct();
    await withSettings({}, async () => {
      const young = await interrupt('after-confirm');
      const waiting = await succeed(
        placeOrder(order({ slugs: [slug], paymentToken: 'tok_pending' }), customer()),
      );
      await sweepOrders(stripeProvider);
      expect(await readDocument(`orders/${young.orderId}`)).toMatchObject({ status: 'pending' });
      await sweepLater();
      expect(await readDocument(`orders/${waiting.orderId}`)).toMatchObject({ status: 'pending' });
      expect(await readDocument(`orders/${young.orderId}`)).toMatchObject({ status: 'completed' });
    });
  });
});

describe('a buyer who comes back just when their order is ended', () => {
  const asking = { paymentToken: 'tok_authenticate' };

  it('pays for it all the same where the sweep ends it', async () => {
    await withSettings({}, async () => {
      const { orderId, buyer, slug, code, input } = await interrupt('before-begin', asking);
      onUpdateOf(`orders/${orderId}`, () => succeed(placeOrder(input, buyer)));
      await sweepLater();
      const [payment] = await gateway.paymentsOf(orderId);
      expect(await readDocument(`orders/${orderId}`)).toMatchObject({
        status: 'pending',
        paymentStatus: 'requires-action',
        payment: { reference: payment?.id },
      });
      await gateway.answer(payment?.id ?? '', 'approve');
      expect(await succeed(finishPayment({ orderId }, buyer))).toMatchObject({ status: 'completed' });
      expect(await readDocument(`ledger/charge-${orderId}`)).toMatchObject({ grossCents: 243 });
      expect(await owns(buyer, slug)).toBe(true);
      expect(await redemptionsOf(code)).toEqual([orderId]);
    });
  });

  it('can pay no more where they give it up elsewhere', async () => {
    await withSettings({}, async () => {
      const { orderId, buyer, code, input } = await interrupt('before-begin', asking);
      onUpdateOf(`orders/${orderId}`, () => succeed(placeOrder(input, buyer)));
      const canceled = await succeed(finishPayment({ orderId, action: 'cancel' }, buyer));
      expect(canceled).toMatchObject({ status: 'failed', paymentStatus: 'canceled' });
      expect(await gateway.paymentsOf(orderId)).toMatchObject([{ status: 'canceled' }]);
      expect(await redemptionsOf(code)).toEqual([]);
    });
  });

  it('is told to wait where their bank decides by then', async () => {
    await withSettings({}, async () => {
      const slow = { paymentToken: 'tok_slow_paid' };
      const { orderId, buyer, input } = await interrupt('before-begin', slow);
      onUpdateOf(`orders/${orderId}`, () => succeed(placeOrder(input, buyer)));
      const cancel = { orderId, action: 'cancel' };
      expect(await reasonOf(finishPayment(cancel, buyer))).toBe('payment-pending');
      expect(await readDocument(`orders/${orderId}`)).toMatchObject({ paymentStatus: 'processing' });
    });
  });
});

describe('a provider that is away', () => {
  it('refuses a purchase before anything is written', async () => {
    const slug = await putProduct();
    const code = await putCoupon({ maxUses: 1 });
    const buyer = customer();
    const input = order({ slugs: [slug], couponCode: code });
    await withSettings({}, async () => {
      await gateway.stop();
      expect(await placeOrder(input, buyer)).toMatchObject({
        refused: { reason: 'payment-unavailable' },
        code: 'unavailable',
      });
      await gateway.start();
      expect(await countDocuments(`coupons/${code}/redemptions`)).toBe(0);
      expect(await succeed(placeOrder(input, buyer))).toMatchObject({ status: 'completed' });
    });
  });

  it('keeps an order pending that is there already, for the next call', async () => {
    await withSettings({}, async () => {
      const { orderId, buyer, input } = await interrupt('after-confirm');
      await gateway.stop();
      expect(await reasonOf(placeOrder(input, buyer))).toBe('payment-unavailable');
      expect(await readDocument(`orders/${orderId}`)).toMatchObject({ status: 'pending' });
      await gateway.start();
      expect(await succeed(placeOrder(input, buyer))).toMatchObject({ orderId, status: 'completed' });
      expect(await paymentsOf(orderId)).toEqual({ begun: 1, states: ['succeeded'] });
    });
  });

  it('is not there at all in a real project', async () => {
    const slug = await putProduct();
    const former = process.env.GCLOUD_PROJECT;
    await withSettings({}, async () => {
      process.env.GCLOUD_PROJECT = 'a-real-project';
      try {
        expect(await reasonOf(placeOrder(order({ slugs: [slug] }), customer()))).toBe('payment-unavailable');
      } finally {
        process.env.GCLOUD_PROJECT = former;
      }
    });
  });
});
