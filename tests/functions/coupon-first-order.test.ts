import { describe, expect, it } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { refund } from './support/bought.ts';
import { customer, guest, withRole } from './support/callers.ts';
import {
  finishPayment,
  giveOrder,
  order,
  placeOrder,
  reasonOf,
  refundOrder,
  succeed,
} from './support/calls.ts';
import { address, buyWith, inStore, quoteWith, times } from './support/couponed.ts';
import { useGateway } from './support/gateway.ts';
import { countDocuments, putCoupon, putProduct, unique } from './support/store.ts';

const gateway = useGateway();

describe('a coupon for a first order', () => {
  const firstOrder = () => putCoupon({ firstOrderOnly: true, perCustomer: 0 });

  it('is for nobody who has ordered, and once for who has not', async () => {
    const code = await firstOrder();
    const [fresh, known] = [customer(), customer()];
    await inStore(async () => {
      await succeed(buyWith(known, null));
      expect(await quoteWith(known, code)).toMatchObject({
        refused: { reason: 'coupon-first-order' },
        message: 'This code is for a first order.',
      });
      expect(await reasonOf(buyWith(known, code))).toBe('coupon-first-order');
      const outcomes = await Promise.all(times(8, null).map(() => buyWith(fresh, code)));
      expect(outcomes.filter((outcome) => 'ok' in outcome)).toHaveLength(1);
      expect(await countDocuments(`coupons/${code}/redemptions`)).toBe(1);
    });
  });

  it('is spent by a free order, and not by what failed, was given or was refunded in full', async () => {
    const code = await firstOrder();
    const [taker, other, admin] = [customer(), customer(), await withRole('admin')];
    await inStore(async () => {
      const free = order({ slugs: [await putProduct({ priceCents: 0 })], paymentToken: null });
      await succeed(placeOrder(free, taker));
      expect(await reasonOf(quoteWith(taker, code))).toBe('coupon-first-order');

      await succeed(buyWith(other, null, address(), 'tok_declined'));
      await db().doc(`users/${other.uid}`).set({ name: 'Ada', email: other.token.email });
      const gift = { uid: other.uid, slugs: [await putProduct()], reason: 'Thanks' };
      await succeed(giveOrder({ ...gift, idempotencyKey: unique('key-') }, admin));
      const { orderId, totalCents: amountCents } = await succeed(buyWith(other, null));
      await succeed(refundOrder(refund(orderId, { amountCents }), admin));
      await succeed(quoteWith(other, code));
      expect(await succeed(buyWith(other, code))).toMatchObject({ totalCents: 243 });
    });
  });

  it('is spent while a bank decides about another order, and not once that is declined', async () => {
    const [code, other] = [await firstOrder(), await firstOrder()];
    const buyer = customer();
    await inStore(async () => {
      const waiting = await succeed(buyWith(buyer, code, address(), 'tok_slow_declined'));
      expect(waiting).toMatchObject({ status: 'pending' });
      expect(await reasonOf(quoteWith(buyer, other))).toBe('coupon-first-order');
      expect(await reasonOf(buyWith(buyer, other))).toBe('coupon-first-order');
      const [payment] = await gateway.paymentsOf(waiting.orderId);
      await gateway.act(payment?.id ?? '', 'decline');
      await succeed(finishPayment({ orderId: waiting.orderId }, buyer));
      await succeed(buyWith(buyer, other));
    });
  });

  it('is not for an address under which something was paid, confirmed or typed', async () => {
    const code = await firstOrder();
    const email = address();
    await inStore(async () => {
      await succeed(buyWith(guest(), null, email));
      expect(await reasonOf(quoteWith(customer({ email }), code))).toBe('coupon-first-order');
      await succeed(quoteWith(customer({ email, email_verified: false }), code));
      const plus = email.replace('@', '+again@');
      for (const typed of [email, plus]) {
        expect(await reasonOf(buyWith(guest(), code, typed))).toBe('coupon-first-order');
      }
      const tagged = address();
      await succeed(buyWith(guest(), null, tagged.replace('@', '+1@')));
      for (const typed of [tagged, tagged.replace('@', '+2@')]) {
        expect(await reasonOf(buyWith(guest(), code, typed))).toBe('coupon-first-order');
      }
      // Another mailbox, whose name only begins alike.
      await succeed(buyWith(guest(), code, tagged.replace('@example.com', '+1@example.org')));
    });
  });

  it('is not spent by what somebody else takes for nothing under an address', async () => {
    const code = await firstOrder();
    const email = address();
    await inStore(async () => {
      const free = order({ slugs: [await putProduct({ priceCents: 0 })], paymentToken: null });
      await succeed(placeOrder({ ...free, customer: { ...free.customer, email } }, customer()));
      await succeed(quoteWith(customer({ email }), code));
    });
  });
});
