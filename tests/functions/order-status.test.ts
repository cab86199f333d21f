import { newOrderId } from '@tempera/domain/orders/order';
import { durations } from '@tempera/domain/site/durations';
import { afterEach, expect, it, vi } from 'vitest';
import { sweepOrders } from '../../functions/src/checkout/sweep-orders.ts';
import { stripeProvider } from '../../functions/src/payments/stripe-provider.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { refs } from '../../functions/src/platform/refs.ts';
import { fromMillis } from '../../functions/src/platform/timestamps.ts';
import { buyTwo, mailsOf, owns, refund, stepsOf } from './support/bought.ts';
import { customer, withRole } from './support/callers.ts';
import {
  order,
  placeOrder,
  reasonOf,
  refundOrder,
  resendDownloadLinks,
  setOrderStatus,
  succeed,
} from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { countDocuments, putCoupon, putProduct, readDocument, withSettings } from './support/store.ts';

const gateway = useGateway();
afterEach(() => vi.restoreAllMocks());

const complete = (orderId: string) => ({ orderId, status: 'completed' });
const retry = (orderId: string) => ({ orderId, status: 'pending' });

it('Mark Complete grants the library, once, and can be refunded', async () => {
  const admin = await withRole('admin');
  await withSettings({}, async () => {
    const { buyer, slugs, orderId, totalCents } = await buyTwo(customer(), 'tok_authenticate');
    expect(await owns(buyer, slugs[0])).toBe(false);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => succeed(setOrderStatus(complete(orderId), admin))),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"status":"completed","paymentStatus":"paid"}']),
    );
    expect(await owns(buyer, slugs[0])).toBe(true);
    expect(await stepsOf(orderId)).toEqual(['asked-buyer', 'completed', 'placed']);
    const [payment] = await gateway.paymentsOf(orderId);
    expect(payment?.status).toBe('canceled');
    expect(await mailsOf(orderId)).toEqual([`order-${orderId}`]);
    expect(await readDocument(`orders/${orderId}`)).toMatchObject({
      payment: { provider: 'manual', token: null },
    });
    await succeed(refundOrder(refund(orderId, { amountCents: totalCents }), admin));
    expect(await owns(buyer, slugs[0])).toBe(false);
  });
});

it('Mark Complete settles what was paid meanwhile, and waits while the bank is deciding', async () => {
  const admin = await withRole('admin');
  await withSettings({}, async () => {
    const { buyer, slugs, orderId } = await buyTwo(customer(), 'tok_pending');
    expect(await reasonOf(setOrderStatus(complete(orderId), admin))).toBe('payment-pending');
    expect(await owns(buyer, slugs[0])).toBe(false);
    const [payment] = await gateway.paymentsOf(orderId);
    await gateway.act(payment?.id ?? '', 'pay');
    await succeed(setOrderStatus(complete(orderId), admin));
    expect(await readDocument(`orders/${orderId}`)).toMatchObject({
      status: 'completed',
      payment: { provider: 'stripe', reference: payment?.id },
    });
    expect(await owns(buyer, slugs[0])).toBe(true);
  });
});

it('Retry Order takes the coupon’s use again and waits for a hand, not for the sweep', async () => {
  const admin = await withRole('admin');
  await withSettings({}, async () => {
    const { buyer, slugs, code, orderId } = await buyTwo(customer(), 'tok_declined');
    expect(await countDocuments(`coupons/${code}/redemptions`)).toBe(0);
    expect(await succeed(setOrderStatus(retry(orderId), admin))).toEqual({
      status: 'pending',
      paymentStatus: 'pending',
    });
    expect(await countDocuments(`coupons/${code}/redemptions`)).toBe(1);
    vi.spyOn(clock, 'now').mockReturnValue(Date.now() + durations.orderSweepAfter + 1_000);
    await sweepOrders(stripeProvider);
    expect(await readDocument(`orders/${orderId}`)).toMatchObject({ status: 'pending' });
    vi.restoreAllMocks();
    await succeed(setOrderStatus(complete(orderId), admin));
    expect(await owns(buyer, slugs[1])).toBe(true);
    expect(await stepsOf(orderId)).toEqual(['completed', 'failed', 'placed', 'retried']);
  });
});

it('Retry Order is refused when nothing of the coupon is left', async () => {
  const [admin, slug, couponCode] = [
    await withRole('admin'),
    await putProduct(),
    await putCoupon({ maxUses: 1 }),
  ];
  await withSettings({}, async () => {
    const buy = (paymentToken: string) =>
      succeed(placeOrder(order({ slugs: [slug], couponCode, paymentToken }), customer()));
    const { orderId } = await buy('tok_declined');
    await buy('tok_paid');
    expect(await reasonOf(setOrderStatus(retry(orderId), admin))).toBe('coupon-invalid');
    expect(await readDocument(`orders/${orderId}`)).toMatchObject({ status: 'failed', couponSlot: null });
  });
});

it('nothing else is changed, and by nobody else', async () => {
  const [admin, staff] = [await withRole('admin'), await withRole('staff')];
  const paid = await buyTwo();
  const failed = await buyTwo(customer(), 'tok_declined');
  await withSettings({}, async () => {
    expect(await reasonOf(setOrderStatus(retry(paid.orderId), admin))).toBe('order-status');
    expect(await reasonOf(setOrderStatus(complete(failed.orderId), admin))).toBe('order-status');
    expect(await reasonOf(setOrderStatus({ orderId: paid.orderId, status: 'failed' }, admin))).toBe(
      'invalid-input',
    );
    expect(await reasonOf(resendDownloadLinks({ orderId: failed.orderId }, admin))).toBe('order-status');
    for (const who of [paid.buyer, staff, customer({ role: 'owner' })]) {
      expect(await reasonOf(setOrderStatus(retry(failed.orderId), who))).toBe('not-allowed');
    }
    for (const who of [paid.buyer, customer({ role: 'owner' }), customer({ role: 'staff' })]) {
      expect(await reasonOf(resendDownloadLinks({ orderId: paid.orderId }, who))).toBe('not-allowed');
    }
  });
});

it('Send Download Link mails the customer once more, with its records', async () => {
  const [admin, staff] = [await withRole('admin'), await withRole('staff')];
  const { orderId } = await buyTwo();
  await withSettings({}, async () => {
    expect(await succeed(resendDownloadLinks({ orderId }, admin))).toEqual({ sentTo: 'ada@example.com' });
    await succeed(resendDownloadLinks({ orderId }, staff));
  });
  const mails = await mailsOf(orderId);
  expect(mails).toHaveLength(3);
  expect(await readDocument(`mail/${mails.at(-1)}`)).toMatchObject({ to: 'ada@example.com' });
  expect(await stepsOf(orderId)).toContain('links-sent');
});

it('an order that does not say who bought what is left alone, and holds no sweep up', async () => {
  const admin = await withRole('admin');
  const orderId = newOrderId(Date.now(), Math.random);
  const old = fromMillis(Date.now() - durations.orderSweepAfter - 1_000);
  await refs.order(orderId).set({ status: 'completed', paymentStatus: 'paid', totalCents: 280, date: old });
  try {
    expect(await reasonOf(resendDownloadLinks({ orderId }, admin))).toBe('order-status');
    expect(await reasonOf(refundOrder(refund(orderId, { amountCents: 280 }), admin))).toBe('not-refundable');
    await refs.order(orderId).update({ status: 'pending' });
    expect(await reasonOf(setOrderStatus(complete(orderId), admin))).toBe('order-status');
    await sweepOrders(stripeProvider);
    expect(await readDocument(`orders/${orderId}`)).toMatchObject({ status: 'failed' });
    expect(await reasonOf(setOrderStatus(retry(orderId), admin))).toBe('order-status');
  } finally {
    await refs.order(orderId).delete();
  }
});
