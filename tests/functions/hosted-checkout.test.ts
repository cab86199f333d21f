import { type PlaceOrderInput, placeOrderInput } from '@tempera/domain/calls/calls';
import { refundOrderInput } from '@tempera/domain/orders/order-calls';
import { durations } from '@tempera/domain/site/durations';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { finishPayment } from '../../functions/src/checkout/finish-payment.ts';
import { placeOrder } from '../../functions/src/checkout/place-order.ts';
import { sweepOrders } from '../../functions/src/checkout/sweep-orders.ts';
import { refundOrder } from '../../functions/src/orders/refund-order.ts';
import { subscribe } from '../../functions/src/plans/subscribe.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { logs } from '../../functions/src/platform/logs.ts';
import { handlers } from '../../functions/src/webhooks/handlers.ts';
import { sweepEvents } from '../../functions/src/webhooks/sweep-events.ts';
import { mailsOf, owns, refund, stepsOf } from './support/bought.ts';
import { customer, withRole } from './support/callers.ts';
import { order } from './support/calls.ts';
import { Tollgate } from './support/hosted-provider.ts';
import { member, putPlan } from './support/plans.ts';
import {
  countDocuments,
  putCoupon,
  putProduct,
  readDocument,
  unique,
  withSettings,
} from './support/store.ts';
import { post } from './support/stripe-events.ts';
import { bookedOf } from './support/stripe-payments.ts';

const provider = new Tollgate();
beforeAll(() => provider.open());
afterAll(() => provider.close());
afterEach(() => vi.restoreAllMocks());

const siteUrl = 'https://store.example.com';
const inStore = <T>(work: () => Promise<T>) => withSettings({ siteUrl }, work);
const place = (input: PlaceOrderInput, buyer: ReturnType<typeof customer>) =>
  placeOrder(placeOrderInput.parse(input), buyer, provider);

/** An order that waits for its buyer on the provider's page; 280 cents, less 20 percent, and the tax. */
async function buy() {
  const buyer = customer();
  const slug = await putProduct();
  const code = await putCoupon({ maxUses: 1 });
  const input = order({ slugs: [slug], couponCode: code, paymentToken: null });
  const answer = await place(input, buyer);
  const { orderId, redirect = '' } = answer;
  const reference = redirect.split('/').at(-1) ?? '';
  const finish = (action: 'check' | 'cancel' = 'check') =>
    finishPayment({ orderId, action }, buyer, provider, 'a signing key');
  return { answer, buyer, code, finish, input, orderId, redirect, reference, slug };
}

/** Pays on the provider's page, as a browser does that was led there. @returns where that leads */
async function payOn(page: string): Promise<string | null> {
  const answer = await fetch(page, { method: 'POST', redirect: 'manual' });
  return answer.headers.get('location');
}

/** Brings what the provider has told last to the function. @returns the status of its answer */
function deliver(signed = true): Promise<number> {
  const { body, signature } = provider.webhook();
  const headers = { 'tollgate-signature': signed ? signature : 'forged' };
  return post(body, '', { path: '/webhooks/tollgate', headers }, provider);
}

/** A paid order, of which the provider has told. */
async function bought() {
  const made = await buy();
  await payOn(made.redirect);
  expect(await deliver()).toBe(200);
  return made;
}

describe('a provider with a checkout of its own', () => {
  it('leads the buyer to its page and back, where the order is completed', async () => {
    await inStore(async () => {
      const { answer, buyer, finish, orderId, redirect, reference, slug } = await buy();
      expect(answer).toEqual({
        orderId,
        status: 'pending',
        paymentStatus: 'requires-action',
        totalCents: 243,
        redirect: expect.stringMatching(/^http:.*\/pay\/toll_/),
      });
      expect(await (await fetch(redirect)).text()).toBe('243 USD');
      expect(await owns(buyer, slug)).toBe(false);
      expect(JSON.stringify(await readDocument(`orders/${orderId}`))).not.toContain('/pay/');
      expect(await payOn(redirect)).toBe(`${siteUrl}/checkout/return?order=${orderId}`);
      expect(await finish()).toEqual({
        orderId,
        status: 'completed',
        paymentStatus: 'paid',
        totalCents: 243,
        methodType: 'card',
      });
      expect(await owns(buyer, slug)).toBe(true);
      expect(await readDocument(`orders/${orderId}`)).toMatchObject({
        payment: { provider: 'tollgate', reference, method: { type: 'card', country: 'AT' } },
        tax: { evidence: { card: 'AT' } },
        invoiceDue: true,
      });
      expect(await readDocument(`ledger/charge-${orderId}`)).toMatchObject({ grossCents: 243, reference });
      expect(await readDocument(`ledger/fee-${orderId}`)).toMatchObject({ grossCents: -62 });
      expect(await mailsOf(orderId)).toEqual([`order-${orderId}`]);
      expect(await stepsOf(orderId)).toEqual(['asked-buyer', 'completed', 'paid', 'placed']);
    });
  });

  it('is led to again by whoever comes back without having paid: it is one purchase', async () => {
    await inStore(async () => {
      const { answer, buyer, finish, input, orderId } = await buy();
      expect(await finish()).toEqual(answer);
      expect(await place(input, buyer)).toEqual(answer);
      expect(provider.sales.filter(({ id }) => id === orderId)).toHaveLength(1);
    });
  });

  it('takes nothing any more for an order that its buyer gave up', async () => {
    await inStore(async () => {
      const { code, finish, redirect } = await buy();
      expect(await finish('cancel')).toMatchObject({ status: 'failed', paymentStatus: 'canceled' });
      expect(await payOn(redirect)).toBeNull();
      expect(await countDocuments(`coupons/${code}/redemptions`)).toBe(0);
    });
  });

  it('is left alone for an hour; then the order expires there and here', async () => {
    await inStore(async () => {
      const { orderId, redirect } = await buy();
      vi.spyOn(clock, 'now').mockReturnValue(Date.now() + durations.actionExpires + 1_000);
      await sweepOrders(provider);
      vi.restoreAllMocks();
      expect(await readDocument(`orders/${orderId}`)).toMatchObject({ paymentStatus: 'expired' });
      expect(await payOn(redirect)).toBeNull();
    });
  });

  it('sells nothing where every way to pay is switched off, and no plans', async () => {
    const off = { siteUrl, enableStripe: false, enablePaypal: false };
    const input = order({ slugs: [await putProduct()], paymentToken: null });
    await expect(withSettings(off, () => place(input, customer()))).rejects.toMatchObject({
      refusal: { reason: 'payment-method-off' },
    });
    const plan = { planId: await putPlan(900), idempotencyKey: unique('key-') };
    await expect(inStore(async () => subscribe(plan, await member(), provider))).rejects.toMatchObject({
      refusal: { reason: 'payment-unavailable' },
    });
  });
});

describe('the webhooks of such a provider', () => {
  it('complete an order whose buyer never came back, once', async () => {
    await inStore(async () => {
      const { buyer, orderId, slug } = await bought();
      expect(await deliver()).toBe(200);
      expect(await owns(buyer, slug)).toBe(true);
      expect(await stepsOf(orderId)).toEqual(['asked-buyer', 'completed', 'paid', 'placed']);
    });
  });

  it('count as they are signed there, and at their own address', async () => {
    vi.spyOn(logs, 'webhookUnsigned').mockReturnValue();
    await inStore(async () => {
      const { orderId, redirect } = await buy();
      await payOn(redirect);
      const { body, signature } = provider.webhook();
      expect(await deliver(false)).toBe(400);
      expect(await post(body, signature, {}, provider)).toBe(404);
      expect(await post(body, signature, { path: '/webhooks/tollgate' }, provider)).toBe(400);
      expect(await readDocument(`orders/${orderId}`)).toMatchObject({ status: 'pending' });
    });
  });

  it('are made up for by asking', async () => {
    await inStore(async () => {
      const { orderId, redirect } = await buy();
      await payOn(redirect);
      vi.spyOn(clock, 'now').mockReturnValue(Date.now() + durations.eventSweepAfter + 1_000);
      await sweepEvents(handlers, provider);
      vi.restoreAllMocks();
      expect(await readDocument(`orders/${orderId}`)).toMatchObject({ status: 'completed' });
    });
  });

  it('pause what a bank disputes', async () => {
    await inStore(async () => {
      const { buyer, orderId, reference, slug } = await bought();
      provider.disputeByBank(reference);
      expect(await deliver()).toBe(200);
      expect(await readDocument(`users/${buyer.uid}/library/${slug}`)).toMatchObject({ suspended: true });
      expect(await bookedOf(orderId)).toEqual(['dispute -243 (-19)']);
    });
  });
});

describe('a refund at such a provider', () => {
  it('is asked for, made once, and booked', async () => {
    await inStore(async () => {
      const { buyer, orderId, reference, slug } = await bought();
      const admin = await withRole('admin');
      const input = refundOrderInput.parse(refund(orderId, { amountCents: 243 }));
      expect(await refundOrder(input, admin, provider)).toMatchObject({ status: 'refunded' });
      expect(await refundOrder(input, admin, provider)).toMatchObject({ status: 'refunded' });
      expect(await deliver()).toBe(200);
      expect(await provider.refundsOf(reference)).toMatchObject([{ amountCents: 243 }]);
      expect(await bookedOf(orderId)).toEqual(['refund -243 (-19)']);
      expect(await owns(buyer, slug)).toBe(false);
    });
  });

  it('that was made in its dashboard is booked here as well', async () => {
    await inStore(async () => {
      const { orderId, reference } = await bought();
      provider.refundInDashboard(reference, 100);
      expect(await deliver()).toBe(200);
      expect(await bookedOf(orderId)).toEqual(['refund -100 (-8)']);
      expect(await readDocument(`orders/${orderId}`)).toMatchObject({ refundedCents: 100 });
    });
  });
});
