import { durations } from '@tempera/domain/site/durations';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { adoptOrder } from '../../functions/src/checkout/guest-orders.store.ts';
import { sweepOrders } from '../../functions/src/checkout/sweep-orders.ts';
import { stripeProvider } from '../../functions/src/payments/stripe-provider.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { refund } from './support/bought.ts';
import { customer, guest, type TestAuth, withRole } from './support/callers.ts';
import {
  finishPayment,
  order,
  placeOrder,
  reasonOf,
  refundOrder,
  setOrderStatus,
  succeed,
} from './support/calls.ts';
import { countReads } from './support/count-reads.ts';
import { address, buyWith, inStore, quoteWith, times } from './support/couponed.ts';
import { useGateway } from './support/gateway.ts';
import { countDocuments, putCoupon, putProduct, readDocument, unique } from './support/store.ts';

useGateway();
afterEach(() => vi.restoreAllMocks());

const usesOf = (code: string) => countDocuments(`coupons/${code}/customerUses`);
const slotsOf = (code: string) => countDocuments(`coupons/${code}/redemptions`);
const statesOf = (outcomes: Awaited<ReturnType<typeof buyWith>>[]) =>
  outcomes.map((outcome) => ('ok' in outcome ? outcome.ok.status : outcome.refused.reason)).sort();

describe('a coupon of one use for each customer', () => {
  it.each([1, 3])('with %i for each is used that often in a rush of twenty orders', async (perCustomer) => {
    const code = await putCoupon({ perCustomer });
    const buyer = customer();
    await inStore(async () => {
      const outcomes = await Promise.all(times(20, null).map(() => buyWith(buyer, code)));
      expect(statesOf(outcomes)).toEqual([
        ...times(perCustomer, 'completed'),
        ...times(20 - perCustomer, 'coupon-used'),
      ]);
      expect(await slotsOf(code)).toBe(perCustomer);
      // By account and by its confirmed address.
      expect(await usesOf(code)).toBe(2 * perCustomer);
    });
  });

  it('costs an order one look at its customer’s uses by account and one by address', async () => {
    const [once, often] = [await putCoupon({ perCustomer: 1 }), await putCoupon({ perCustomer: 0 })];
    await inStore(async () => {
      const readsWith = async (code: string) => (await countReads(() => buyWith(customer(), code))).reads;
      expect((await readsWith(once)) - (await readsWith(often))).toBe(2);
    });
  });

  it('is one order by one key, twenty times at once', async () => {
    const code = await putCoupon({ perCustomer: 1, maxUses: 1 });
    const input = order({ slugs: [await putProduct()], couponCode: code });
    const buyer = customer();
    await inStore(async () => {
      const outcomes = await Promise.all(times(20, input).map((one) => placeOrder(one, buyer)));
      expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
      expect(outcomes[0]).toHaveProperty('ok.orderId');
      expect([await slotsOf(code), await usesOf(code)]).toEqual([1, 2]);
    });
  });

  it('says to whom it applies that they have used it, and to nobody else', async () => {
    const code = await putCoupon({ perCustomer: 1 });
    const buyer = customer();
    await inStore(async () => {
      await succeed(quoteWith(buyer, code));
      await succeed(buyWith(buyer, code));
      expect(await quoteWith(buyer, code)).toMatchObject({
        refused: { reason: 'coupon-used' },
        code: 'failed-precondition',
        message: 'You have used this code already.',
      });
      for (const who of [null, guest(), customer()]) await succeed(quoteWith(who, code));
      expect(await succeed(buyWith(customer(), code))).toMatchObject({
        status: 'completed',
        totalCents: 243,
      });
    });
  });

  it('counts a guest by session and by address, whatever follows a plus', async () => {
    const code = await putCoupon({ perCustomer: 1 });
    const [name, session] = [unique('g'), guest()];
    await inStore(async () => {
      await succeed(buyWith(session, code, `${name}+first@example.com`));
      for (const email of [`${name}@example.com`, `${name.toUpperCase()}+second@Example.com`]) {
        expect(await reasonOf(buyWith(guest(), code, email)), email).toBe('coupon-used');
      }
      expect(await reasonOf(buyWith(session, code))).toBe('coupon-used');
      expect(await reasonOf(quoteWith(session, code))).toBe('coupon-used');
      expect(await succeed(buyWith(guest(), code))).toMatchObject({ status: 'completed' });
    });
  });

  it('tells nobody of an address who only types it, until they bring what pays', async () => {
    const code = await putCoupon({ perCustomer: 1 });
    const email = address();
    await inStore(async () => {
      await succeed(buyWith(guest(), code, email));
      for (const who of [guest(), customer({ email, email_verified: false })]) {
        await succeed(quoteWith(who, code));
        const asks = order({ slugs: [await putProduct()], couponCode: code, paymentToken: null });
        const typed = { ...asks, customer: { ...asks.customer, email } };
        expect(await reasonOf(placeOrder(typed, who))).toBe('payment-required');
        expect(await reasonOf(buyWith(who, code, email))).toBe('coupon-used');
      }
    });
  });

  it('counts a member by their confirmed address too, and not by one that they type', async () => {
    const code = await putCoupon({ perCustomer: 1 });
    const [buyer, other] = [customer(), address()];
    await inStore(async () => {
      await succeed(buyWith(buyer, code, other));
      expect(await reasonOf(buyWith(guest(), code, String(buyer.token.email)))).toBe('coupon-used');
      const sameAddress = customer({ email: buyer.token.email });
      expect(await reasonOf(quoteWith(sameAddress, code))).toBe('coupon-used');
      expect(await succeed(buyWith(guest(), code, other))).toMatchObject({ status: 'completed' });
    });
  });

  it('is used as often as anybody likes where it says nothing, as older ones', async () => {
    const code = await putCoupon();
    const buyer = customer();
    await inStore(async () => {
      for (let bought = 0; bought < 3; bought++) await succeed(buyWith(buyer, code));
      expect([await slotsOf(code), await usesOf(code)]).toEqual([3, 6]);
      // What was used before counts from the day on which a limit comes.
      await db().doc(`coupons/${code}`).update({ perCustomer: 3 });
      expect(await reasonOf(quoteWith(buyer, code))).toBe('coupon-used');
      await db().doc(`coupons/${code}`).update({ perCustomer: 4 });
      expect(statesOf(await Promise.all(times(5, null).map(() => buyWith(buyer, code))))).toEqual([
        'completed',
        ...times(4, 'coupon-used'),
      ]);
    });
  });
});

describe('a use', () => {
  it.each([
    ['declined', 'tok_declined', async () => {}],
    [
      'given up',
      'tok_authenticate',
      async (orderId: string, who: TestAuth) => {
        await succeed(finishPayment({ orderId, action: 'cancel' }, who));
      },
    ],
    [
      'left until it expires',
      'tok_authenticate',
      async () => {
        vi.spyOn(clock, 'now').mockReturnValue(Date.now() + durations.actionExpires + 1_000);
        await sweepOrders(stripeProvider);
        vi.restoreAllMocks();
      },
    ],
  ])('of an order that is %s is the customer’s again', async (_how, token, end) => {
    const code = await putCoupon({ perCustomer: 1 });
    const buyer = customer();
    await inStore(async () => {
      const { orderId } = await succeed(buyWith(buyer, code, address(), token));
      await end(orderId, buyer);
      expect(await readDocument(`orders/${orderId}`)).toMatchObject({ status: 'failed', couponSlot: null });
      expect(await usesOf(code)).toBe(0);
      expect(await succeed(buyWith(buyer, code))).toMatchObject({ status: 'completed' });
    });
  });

  it('of an order that waits is taken', async () => {
    const code = await putCoupon({ perCustomer: 1 });
    const buyer = customer();
    await inStore(async () => {
      await succeed(buyWith(buyer, code, address(), 'tok_pending'));
      expect(await reasonOf(buyWith(buyer, code))).toBe('coupon-used');
    });
  });

  it('comes back with a full refund where a manager says so', async () => {
    const code = await putCoupon({ perCustomer: 1 });
    const [buyer, admin] = [customer(), await withRole('admin')];
    await inStore(async () => {
      for (const freesCoupon of [true, false]) {
        const { orderId, totalCents: amountCents } = await succeed(buyWith(buyer, code));
        await succeed(refundOrder(refund(orderId, { amountCents, freesCoupon }), admin));
        expect(await usesOf(code)).toBe(freesCoupon ? 0 : 2);
      }
      expect(await reasonOf(buyWith(buyer, code))).toBe('coupon-used');
    });
  });

  it('is taken again by Retry Order, which is refused where the customer has used it since', async () => {
    const code = await putCoupon({ perCustomer: 1 });
    const [buyer, admin] = [customer(), await withRole('admin')];
    await inStore(async () => {
      const failed = async () => (await succeed(buyWith(buyer, code, address(), 'tok_declined'))).orderId;
      const [first, second] = [await failed(), await failed()];
      await succeed(setOrderStatus({ orderId: first, status: 'pending' }, admin));
      expect(await usesOf(code)).toBe(2);
      expect(await reasonOf(quoteWith(buyer, code))).toBe('coupon-used');
      expect(await reasonOf(setOrderStatus({ orderId: second, status: 'pending' }, admin))).toBe(
        'coupon-invalid',
      );
      expect(await readDocument(`orders/${second}`)).toMatchObject({ status: 'failed', couponSlot: null });
    });
  });

  it('goes with a guest’s order into the account that takes it, and leaves the guest', async () => {
    const code = await putCoupon({ perCustomer: 1 });
    const [session, member] = [guest(), customer()];
    await inStore(async () => {
      const { orderId } = await succeed(buyWith(session, code));
      await succeed(quoteWith(member, code));
      expect(await adoptOrder(await db().doc(`orders/${orderId}`).get(), member.uid)).toBe(true);
      expect(await reasonOf(quoteWith(member, code))).toBe('coupon-used');
      await succeed(quoteWith(session, code));
      expect(await usesOf(code)).toBe(2);
      const { couponUses } = (await readDocument(`orders/${orderId}`)) ?? {};
      const uses = await db().collection(`coupons/${code}/customerUses`).get();
      expect(uses.docs.map(({ id }) => id).sort()).toEqual([...couponUses].sort());
      expect(uses.docs.map((use) => use.data().orderId)).toEqual([orderId, orderId]);
    });
  });
});
