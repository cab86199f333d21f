import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { durations } from '@tempera/domain/site/durations';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { simulatedProvider } from '../../functions/src/checkout/simulated-provider.ts';
import { sweepOrders } from '../../functions/src/checkout/sweep-orders.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { customer, type TestAuth } from './support/callers.ts';
import { order, placeOrder, reasonOf, succeed } from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { countDocuments, putCoupon, putProduct, readDocument, withSettings } from './support/store.ts';

const gateway = useGateway();
const script = fileURLToPath(new URL('support/order-and-die.ts', import.meta.url));

afterEach(() => vi.restoreAllMocks());

type When = 'before-charge' | 'after-charge';

/** Places an order in a process of its own, which is killed on the way; answers what it left behind. */
async function interrupt(when: When) {
  const slug = await putProduct();
  const code = await putCoupon({ maxUses: 1 });
  const buyer = customer();
  const input = order({ slugs: [slug], couponCode: code });
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

const chargesOf = (orderId: string) => readFileSync(gateway.file, 'utf8').split(`"${orderId}"`).length - 1;
const owns = async (buyer: TestAuth, slug: string) =>
  (await readDocument(`users/${buyer.uid}/library/${slug}`)) !== undefined;

async function sweepLater(): Promise<void> {
  const later = Date.now() + durations.orderSweepAfter + 1_000;
  vi.spyOn(clock, 'now').mockReturnValue(later);
  await sweepOrders(simulatedProvider);
  vi.restoreAllMocks();
}

describe('a process killed on the way', () => {
  it.each(['before-charge', 'after-charge'] as const)(
    '%s leaves a pending order with its redemption and grants nothing',
    async (when) => {
      await withSettings({}, async () => {
        const { orderId, buyer, slug } = await interrupt(when);
        expect(await readDocument(`orders/${orderId}`)).toMatchObject({
          status: 'pending',
          paymentStatus: 'pending',
        });
        expect((await gateway.chargeOf(orderId))?.outcome).toBe(when === 'after-charge' ? 'paid' : undefined);
        expect(await owns(buyer, slug)).toBe(false);
      });
    },
  );

  it.each(['before-charge', 'after-charge'] as const)(
    '%s is made good by the same call again',
    async (when) => {
      await withSettings({}, async () => {
        const { orderId, buyer, slug, code, input } = await interrupt(when);
        const answer = await succeed(placeOrder(input, buyer));
        expect(answer).toEqual({ orderId, status: 'completed', paymentStatus: 'paid', totalCents: 243 });
        expect(chargesOf(orderId)).toBe(1);
        expect(await redemptionsOf(code)).toEqual([orderId]);
        expect(await owns(buyer, slug)).toBe(true);
        expect((await readDocument(`orders/${orderId}`))?.payment).toMatchObject({ token: null });
      });
    },
  );
});

describe('the sweep', () => {
  it('settles what was charged', async () => {
    await withSettings({}, async () => {
      const { orderId, buyer, slug, code } = await interrupt('after-charge');
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

  it('fails what was never charged, frees the coupon, and no retry can charge it any more', async () => {
    await withSettings({}, async () => {
      const { orderId, buyer, slug, code, input } = await interrupt('before-charge');
      await sweepLater();
      expect(await readDocument(`orders/${orderId}`)).toMatchObject({ status: 'failed', couponSlot: null });
      expect(await countDocuments(`coupons/${code}/redemptions`)).toBe(0);
      expect(await succeed(placeOrder(input, buyer))).toMatchObject({ orderId, status: 'failed' });
      expect(await gateway.chargeOf(orderId)).toMatchObject({ outcome: 'declined' });
      expect(await owns(buyer, slug)).toBe(false);
    });
  });

  it('leaves young orders and those that the provider has yet to decide', async () => {
    const slug = await putProduct();
    await withSettings({}, async () => {
      const young = await interrupt('after-charge');
      const waiting = await succeed(
        placeOrder(order({ slugs: [slug], paymentToken: 'tok_pending' }), customer()),
      );
      await sweepOrders(simulatedProvider);
      expect(await readDocument(`orders/${young.orderId}`)).toMatchObject({ status: 'pending' });
      await sweepLater();
      expect(await readDocument(`orders/${waiting.orderId}`)).toMatchObject({ status: 'pending' });
      expect(await readDocument(`orders/${young.orderId}`)).toMatchObject({ status: 'completed' });
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
      const { orderId, buyer, input } = await interrupt('after-charge');
      await gateway.stop();
      expect(await reasonOf(placeOrder(input, buyer))).toBe('payment-unavailable');
      expect(await readDocument(`orders/${orderId}`)).toMatchObject({ status: 'pending' });
      await gateway.start();
      expect(await succeed(placeOrder(input, buyer))).toMatchObject({ orderId, status: 'completed' });
      expect(chargesOf(orderId)).toBe(1);
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
