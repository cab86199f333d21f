import { durations } from '@tempera/domain/site/durations';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readOrder } from '../../functions/src/checkout/orders.store.ts';
import { paymentMail } from '../../functions/src/checkout/payment-mail.ts';
import { sweepOrders } from '../../functions/src/checkout/sweep-orders.ts';
import { loadMailFacts, readMail } from '../../functions/src/mail/mail.store.ts';
import { secretValues } from '../../functions/src/mail/secret-link.ts';
import { disputeMail } from '../../functions/src/orders/dispute-mail.ts';
import { signOrderLink } from '../../functions/src/orders/order-link.ts';
import { failedRefundMail } from '../../functions/src/orders/refund-mail.ts';
import { stripeProvider } from '../../functions/src/payments/stripe-provider.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { mailsOf, owns, stepsOf } from './support/bought.ts';
import { customer, guest, putAccess } from './support/callers.ts';
import { finishPayment, order, placeOrder, reasonOf, succeed } from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { putMail } from './support/mails.ts';
import {
  countDocuments,
  putCoupon,
  putProduct,
  readDocument,
  withMaintenance,
  withSettings,
} from './support/store.ts';
import { deliverAll } from './support/stripe-events.ts';

const gateway = useGateway();
afterEach(() => vi.restoreAllMocks());

/** Buys with such a token, a member by their own address; answers what is known of it then. */
async function buy(paymentToken: string, buyer = customer()) {
  const slug = await putProduct();
  const code = await putCoupon({ maxUses: 1 });
  const { email = order().customer.email } = buyer.token as { email?: string };
  const input = order({
    slugs: [slug],
    couponCode: code,
    paymentToken,
    customer: { ...order().customer, email },
  });
  const answer = await succeed(placeOrder(input, buyer));
  const { orderId } = answer;
  const [payment] = await gateway.paymentsOf(orderId);
  return { answer, buyer, code, input, orderId, reference: payment?.id ?? '', slug };
}

const check = (orderId: string) => ({ orderId });
const cancel = (orderId: string) => ({ orderId, action: 'cancel' });

async function sweepAfter(ms: number): Promise<void> {
  vi.spyOn(clock, 'now').mockReturnValue(Date.now() + ms + 1_000);
  await sweepOrders(stripeProvider);
  vi.restoreAllMocks();
}

describe('a card whose bank asks its holder', () => {
  it('waits for them with a secret for their browser alone, which is stored nowhere', async () => {
    await withSettings({}, async () => {
      const { answer, buyer, slug, code, orderId } = await buy('tok_authenticate');
      expect(answer).toMatchObject({ status: 'pending', paymentStatus: 'requires-action' });
      expect(answer.clientSecret).toMatch(/^pi_\w+_secret_/);
      expect(await owns(buyer, slug)).toBe(false);
      expect(await countDocuments(`coupons/${code}/redemptions`)).toBe(1);
      const stored = JSON.stringify(await readDocument(`orders/${orderId}`));
      expect(stored).not.toContain('_secret');
      expect(stored).not.toContain('tok_authenticate');
      expect(await stepsOf(orderId)).toEqual(['asked-buyer', 'placed']);
    });
  });

  it('is paid once they have agreed, however often they come back', async () => {
    await withSettings({}, async () => {
      const { buyer, slug, orderId, reference, input } = await buy('tok_authenticate');
      await gateway.answer(reference, 'approve');
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => succeed(finishPayment(check(orderId), buyer))),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
        new Set([
          JSON.stringify({
            orderId,
            status: 'completed',
            paymentStatus: 'paid',
            totalCents: 243,
            methodType: 'card',
          }),
        ]),
      );
      expect(await succeed(placeOrder(input, buyer))).toMatchObject({ orderId, status: 'completed' });
      expect(await owns(buyer, slug)).toBe(true);
      expect(await readDocument(`ledger/charge-${orderId}`)).toMatchObject({ grossCents: 243, reference });
      expect(await readDocument(`ledger/fee-${orderId}`)).toMatchObject({ kind: 'fee' });
      expect(await gateway.paymentsOf(orderId)).toHaveLength(1);
    });
  });

  it('fails once they have not, and frees the coupon', async () => {
    await withSettings({}, async () => {
      const { buyer, slug, code, orderId, reference } = await buy('tok_authenticate_always');
      await gateway.answer(reference, 'refuse');
      expect(await succeed(finishPayment(check(orderId), buyer))).toMatchObject({
        status: 'failed',
        paymentStatus: 'failed',
        failure: 'payment_intent_authentication_failure',
      });
      expect(await mailsOf(orderId)).toEqual([]);
      expect(await owns(buyer, slug)).toBe(false);
      expect(await countDocuments(`coupons/${code}/redemptions`)).toBe(0);
      expect(await gateway.paymentsOf(orderId)).toMatchObject([{ status: 'canceled' }]);
    });
  });

  it('is still asked about by whoever comes back without an answer', async () => {
    await withSettings({}, async () => {
      const { answer, buyer, input, orderId } = await buy('tok_authenticate');
      expect(await succeed(finishPayment(check(orderId), buyer))).toEqual(answer);
      expect(await succeed(placeOrder(input, buyer))).toEqual(answer);
    });
  });

  it('expires after an hour; until then its buyer is reminded, once', async () => {
    await withSettings({}, async () => {
      const { buyer, code, orderId, reference } = await buy('tok_authenticate');
      await sweepAfter(durations.orderSweepAfter);
      await sweepAfter(durations.orderSweepAfter * 2);
      expect(await readDocument(`orders/${orderId}`)).toMatchObject({ paymentStatus: 'requires-action' });
      expect(await mailsOf(orderId)).toEqual([`order-${orderId}-paymentAction`]);
      await sweepAfter(durations.actionExpires);
      expect(await readDocument(`orders/${orderId}`)).toMatchObject({
        status: 'failed',
        paymentStatus: 'expired',
      });
      expect(await countDocuments(`coupons/${code}/redemptions`)).toBe(0);
      expect(await mailsOf(orderId)).toContain(`order-${orderId}-paymentFailed`);
      await gateway.answer(reference, 'approve');
      expect(await succeed(finishPayment(check(orderId), buyer))).toMatchObject({ paymentStatus: 'expired' });
      expect(await gateway.paymentsOf(orderId)).toMatchObject([{ status: 'canceled', amount_received: 0 }]);
    });
  });

  it('that agreed while nobody came back is settled by the sweep', async () => {
    await withSettings({}, async () => {
      const { buyer, slug, orderId, reference } = await buy('tok_authenticate');
      await gateway.answer(reference, 'approve');
      await sweepAfter(durations.actionExpires);
      expect(await readDocument(`orders/${orderId}`)).toMatchObject({ status: 'completed' });
      expect(await owns(buyer, slug)).toBe(true);
    });
  });
});

describe('a buyer who was not there when their payment ended', () => {
  it.each([
    ['failed', 'their bank has refused', (reference: string) => gateway.answer(reference, 'refuse')],
    [
      'canceled',
      'somebody has canceled it at the provider',
      (reference: string) => gateway.ask(`/v1/payment_intents/${reference}/cancel`, {}),
    ],
  ])('is told by one mail that it %s: %s', async (paymentStatus, _how, end) => {
    await withSettings({}, async () => {
      const { buyer, orderId, reference } = await buy('tok_authenticate_always');
      await end(reference);
      await sweepAfter(durations.orderSweepAfter);
      expect(await readDocument(`orders/${orderId}`)).toMatchObject({ paymentStatus });
      expect(await mailsOf(orderId)).toEqual([`order-${orderId}-paymentFailed`]);
      await deliverAll(reference);
      await succeed(finishPayment(check(orderId), buyer));
      expect(await mailsOf(orderId)).toHaveLength(1);
    });
  });

  it('is told nothing of what they gave up themselves, whoever hears of it first', async () => {
    await withSettings({}, async () => {
      const { buyer, orderId, reference } = await buy('tok_authenticate');
      await stripeProvider.cancel(reference, 'given-up');
      await deliverAll(reference);
      expect(await succeed(finishPayment(cancel(orderId), buyer))).toMatchObject({
        paymentStatus: 'canceled',
      });
      expect(await mailsOf(orderId)).toEqual([]);
    });
  });
});

describe('a bank that takes its time', () => {
  it('is waited for, for days, and its buyer told; then it pays', async () => {
    await withSettings({}, async () => {
      const { answer, buyer, slug, orderId, reference } = await buy('tok_slow_paid');
      expect(answer).toMatchObject({ status: 'pending', paymentStatus: 'processing' });
      expect(await mailsOf(orderId)).toEqual([`order-${orderId}-paymentPending`]);
      await sweepAfter(2 * 86_400_000);
      expect(await readDocument(`orders/${orderId}`)).toMatchObject({ paymentStatus: 'processing' });
      await gateway.act(reference, 'pay');
      await sweepAfter(3 * 86_400_000);
      expect(await readDocument(`orders/${orderId}`)).toMatchObject({ status: 'completed' });
      expect(await owns(buyer, slug)).toBe(true);
      expect(await stepsOf(orderId)).toEqual(['completed', 'paid', 'placed', 'processing']);
    });
  });

  it('may decline in the end, which frees the coupon and tells the buyer', async () => {
    await withSettings({}, async () => {
      const { buyer, code, slug, orderId, reference } = await buy('tok_slow_declined');
      await gateway.act(reference, 'decline');
      expect(await succeed(finishPayment(check(orderId), buyer))).toMatchObject({ status: 'failed' });
      expect(await owns(buyer, slug)).toBe(false);
      expect(await countDocuments(`coupons/${code}/redemptions`)).toBe(0);
      expect(await mailsOf(orderId)).toContain(`order-${orderId}-paymentFailed`);
    });
  });
});

describe('a buyer who gives up', () => {
  it('cancels what is not paid yet', async () => {
    await withSettings({}, async () => {
      const { buyer, code, orderId, reference } = await buy('tok_authenticate');
      expect(await succeed(finishPayment(cancel(orderId), buyer))).toMatchObject({
        status: 'failed',
        paymentStatus: 'canceled',
      });
      expect(await countDocuments(`coupons/${code}/redemptions`)).toBe(0);
      await gateway.answer(reference, 'approve');
      expect(await gateway.paymentsOf(orderId)).toMatchObject([{ status: 'canceled', amount_received: 0 }]);
      expect(await stepsOf(orderId)).toEqual(['asked-buyer', 'canceled', 'placed']);
    });
  });

  it('is too late for what they have paid, or the bank is deciding', async () => {
    await withSettings({}, async () => {
      const agreed = await buy('tok_authenticate');
      await gateway.answer(agreed.reference, 'approve');
      expect(await succeed(finishPayment(cancel(agreed.orderId), agreed.buyer))).toMatchObject({
        status: 'completed',
      });
      const slow = await buy('tok_pending');
      expect(await reasonOf(finishPayment(cancel(slow.orderId), slow.buyer))).toBe('payment-pending');
      const paid = await buy('tok_paid');
      expect(await succeed(finishPayment(cancel(paid.orderId), paid.buyer))).toMatchObject({
        status: 'completed',
      });
    });
  });
});

it('whoever knows no more than the key of their purchase learns what became of it', async () => {
  await withSettings({}, async () => {
    const { answer, buyer, input, orderId } = await buy('tok_authenticate', guest());
    const { idempotencyKey } = input;
    expect(await succeed(finishPayment({ idempotencyKey }, buyer))).toEqual(answer);
    for (const who of [customer(), guest()]) {
      expect(await reasonOf(finishPayment({ idempotencyKey, action: 'cancel' }, who))).toBe(
        'order-not-found',
      );
    }
    expect(await reasonOf(finishPayment({ idempotencyKey }, null))).toBe('sign-in-required');
    expect(await reasonOf(finishPayment({ idempotencyKey: `${idempotencyKey}x` }, buyer))).toBe(
      'order-not-found',
    );
    expect(await succeed(finishPayment({ idempotencyKey, action: 'cancel' }, buyer))).toMatchObject({
      orderId,
      paymentStatus: 'canceled',
    });
  });
});

it('nobody else learns of an order, or ends it', async () => {
  await withSettings({}, async () => {
    const { buyer, orderId } = await buy('tok_authenticate', guest());
    for (const input of [check(orderId), cancel(orderId), check('ORD-1795508405009')]) {
      expect(await reasonOf(finishPayment(input, customer()))).toBe('order-not-found');
      expect(await reasonOf(finishPayment(input, null))).toBe('sign-in-required');
    }
    expect(await reasonOf(finishPayment({ orderId, action: 'pay' }, buyer))).toBe('invalid-input');
    expect(await readDocument(`orders/${orderId}`)).toMatchObject({ paymentStatus: 'requires-action' });
  });
});

describe('whoever has the link of an order’s mail', () => {
  const secret = process.env.DOWNLOAD_SIGNING_KEY ?? '';
  const linkOf = (id: string, linkVersion = 1) => signOrderLink({ id, linkVersion }, secret) ?? '';

  it('is led to it by each mail about its payment, and by what becomes of it', async () => {
    await withSettings({}, async () => {
      const { orderId } = await buy('tok_slow_declined', guest());
      const [order, facts] = [await readOrder(orderId), await loadMailFacts()];
      const open = { state: 'open', amountCents: order.totalCents } as const;
      const queued = [
        paymentMail('paymentPending', order, facts.site),
        paymentMail('paymentAction', order, facts.site),
        paymentMail('paymentFailed', order, facts.site),
        disputeMail(order, open, facts.site),
        failedRefundMail(order, open, [], facts.site),
      ];
      for (const mail of queued) {
        const id = await putMail({ ...mail, to: order.customer.email });
        const stored = await readMail(id);
        if (!stored) throw new Error(`no mail ${id}`);
        const { link } = await secretValues(stored, facts);
        expect(link).toMatch(/\/checkout\/order#/);
        expect(link?.split('#')[1]).toBe(signOrderLink(order, secret, true));
        expect(stored.message.text).not.toContain('order#');
        const elsewhere = await secretValues({ ...stored, to: 'other@example.com' }, facts);
        expect(elsewhere.link?.split('#')[1]).toBe(linkOf(orderId));
      }
    });
  });

  it('confirms its payment without an account', async () => {
    await withSettings({}, async () => {
      const { answer, buyer, orderId, reference, slug } = await buy('tok_authenticate', guest());
      const byLink = { orderLink: linkOf(orderId) };
      for (const who of [null, customer()]) expect(await succeed(finishPayment(byLink, who))).toEqual(answer);
      await gateway.answer(reference, 'approve');
      expect(await succeed(finishPayment(byLink, null))).toMatchObject({ orderId, status: 'completed' });
      expect(await owns(buyer, slug)).toBe(true);
      expect(await gateway.paymentsOf(orderId)).toHaveLength(1);
    });
  });

  it('gives it up for another card, and not what is paid or with the bank', async () => {
    await withSettings({}, async () => {
      const end = async (token: string) => {
        const { orderId } = await buy(token, guest());
        return finishPayment({ orderLink: linkOf(orderId), action: 'cancel' }, null);
      };
      expect(await succeed(end('tok_authenticate'))).toMatchObject({ paymentStatus: 'canceled' });
      expect(await succeed(end('tok_paid'))).toMatchObject({ status: 'completed', paymentStatus: 'paid' });
      expect(await reasonOf(end('tok_pending'))).toBe('payment-pending');
    });
  });

  it('does nothing by a link that is not good, or for a buyer who may not', async () => {
    await withSettings({}, async () => {
      const { buyer, orderId } = await buy('tok_authenticate');
      const [link, other] = [linkOf(orderId), linkOf('ORD-1795508405009')];
      for (const orderLink of [`${link}x`, linkOf(orderId, 2), other, orderId]) {
        for (const action of ['check', 'cancel']) {
          expect(await reasonOf(finishPayment({ orderLink, action }, buyer))).toBe('order-link-invalid');
        }
      }
      expect(await reasonOf(withMaintenance(() => finishPayment({ orderLink: link }, null)))).toBe(
        'maintenance',
      );
      await putAccess(buyer.uid, { status: 'banned', permanent: true });
      expect(await reasonOf(finishPayment({ orderLink: link, action: 'cancel' }, null))).toBe('restricted');
      expect(await readDocument(`orders/${orderId}`)).toMatchObject({ paymentStatus: 'requires-action' });
    });
  });

  it('asks twenty times in ten minutes', async () => {
    await withSettings({}, async () => {
      const { orderId } = await buy('tok_authenticate', guest());
      const asked = { orderLink: linkOf(orderId) };
      for (let turn = 0; turn < 20; turn++) await succeed(finishPayment(asked, null));
      expect(await reasonOf(finishPayment(asked, null))).toBe('too-many-attempts');
    });
  });
});

describe('a method that a member keeps', () => {
  it('pays their next order, and nobody else’s', async () => {
    const [ada, bob, slug] = [customer(), customer(), await putProduct()];
    await withSettings({}, async () => {
      await succeed(placeOrder(order({ slugs: [slug], saveMethod: true }), ada));
      const { customer: known } = (await readDocument(`paymentCustomers/${ada.uid}`)) ?? {};
      const kept = await gateway.ask<{ data: { id: string }[] }>(`/v1/customers/${known}/payment_methods`);
      expect(kept.data).toHaveLength(1);
      const savedMethod = kept.data[0]?.id ?? '';
      const again = () => order({ slugs: [slug], paymentToken: null, savedMethod });
      expect(await succeed(placeOrder(again(), ada))).toMatchObject({ status: 'completed' });
      for (const other of [bob, guest()]) {
        expect(await reasonOf(placeOrder(again(), other))).toBe('payment-token-invalid');
      }
    });
  });

  it('is not kept for a guest, or unasked', async () => {
    const slug = await putProduct();
    await withSettings({}, async () => {
      for (const [who, saveMethod] of [
        [guest(), true],
        [customer(), false],
      ] as const) {
        await succeed(placeOrder(order({ slugs: [slug], saveMethod }), who));
        expect(await readDocument(`paymentCustomers/${who.uid}`)).toBeUndefined();
      }
    });
  });
});
