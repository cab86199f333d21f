import { refundEnds } from '@tempera/domain/orders/refund';
import { defaultSettings } from '@tempera/domain/settings/settings';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { buyTwo, mailsOf, owns, refund, stepsOf } from './support/bought.ts';
import { customer, guest, putAccess, withRole } from './support/callers.ts';
import { order, placeOrder, reasonOf, refundOrder, requestDownload, succeed } from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { countDocuments, putCoupon, putProduct, readDocument, withSettings } from './support/store.ts';

useGateway();
afterEach(() => vi.restoreAllMocks());

const soon = () => Timestamp.fromMillis(Date.now() + 86_400_000);
const inStore = <T>(work: () => Promise<T>) => withSettings({}, work);

describe('a full refund', () => {
  it('gives the money back, takes the templates and frees the coupon, with its records', async () => {
    const { buyer, slugs, code, orderId, totalCents } = await buyTwo();
    const admin = await withRole('admin');
    const answer = await inStore(() =>
      succeed(refundOrder(refund(orderId, { amountCents: totalCents, freesCoupon: true }), admin)),
    );
    expect(answer).toMatchObject({
      status: 'refunded',
      paymentStatus: 'refunded',
      refundedCents: totalCents,
    });
    const stored = await readDocument(`orders/${orderId}`);
    const { refundId, refund: _done, ...stands } = answer;
    expect(stored).toMatchObject({ ...stands, withdrawn: slugs, couponSlot: null });
    expect(stored?.openRefund).toBeUndefined();
    for (const slug of slugs) {
      expect(await owns(buyer, slug)).toBe(false);
      expect(await reasonOf(requestDownload({ slug }, buyer))).toBe('not-entitled');
    }
    expect(await countDocuments(`coupons/${code}/redemptions`)).toBe(0);
    expect(await stepsOf(orderId)).toEqual(['completed', 'paid', 'placed', 'refunded']);
    expect(await mailsOf(orderId)).toEqual([`order-${orderId}`, `order-${orderId}-refund-${refundId}`]);
    expect(await readDocument(`orders/${orderId}/refunds/${refundId}`)).toMatchObject({
      amountCents: totalCents,
      status: 'done',
      byId: admin.uid,
      reference: expect.stringMatching(/^re_/),
    });
    expect(await readDocument(`audit/refund-${refundId}`)).toMatchObject({
      action: 'order.refunded',
      byId: admin.uid,
      targetId: orderId,
      details: { from: 'completed', to: 'refunded', amountCents: totalCents, currency: 'USD' },
    });
    expect(await reasonOf(refundOrder(refund(orderId), admin))).toBe('not-refundable');
  });

  it('leaves the coupon used unless it is told otherwise', async () => {
    const { code, orderId, totalCents } = await buyTwo();
    const admin = await withRole('admin');
    await inStore(() => succeed(refundOrder(refund(orderId, { amountCents: totalCents }), admin)));
    expect(await countDocuments(`coupons/${code}/redemptions`)).toBe(1);
    const stored = await readDocument(`orders/${orderId}`);
    expect(stored).toMatchObject({ status: 'refunded', couponSlot: expect.any(String) });
  });

  it('leaves what another order of the same person has bought', async () => {
    const slug = await putProduct();
    const buyer = customer();
    const owner = await withRole('owner');
    await inStore(async () => {
      const first = await succeed(placeOrder(order({ slugs: [slug] }), buyer));
      const second = await succeed(placeOrder(order({ slugs: [slug] }), buyer));
      const entry = () => readDocument(`users/${buyer.uid}/library/${slug}`);
      const { totalCents: amountCents } = second;
      const booked = async (orderId: string) => {
        const { refundId } = await succeed(refundOrder(refund(orderId, { amountCents }), owner));
        const mail = await readDocument(`mail/order-${orderId}-refund-${refundId}`);
        const events = await db()
          .collection(`orders/${orderId}/history`)
          .where('what', '==', 'refunded')
          .get();
        return { text: mail?.message.text, details: events.docs[0]?.get('details') };
      };
      const kept = await booked(second.orderId);
      expect((await entry())?.orderId).toBe(first.orderId);
      expect(kept.details).toMatchObject({ slugs: [], kept: [slug] });
      expect(kept.text).toContain('You keep what you also own in another way:');
      expect(kept.text).not.toContain('No longer available');
      const gone = await booked(first.orderId);
      expect(await entry()).toBeUndefined();
      expect(gone.details).toMatchObject({ slugs: [slug] });
      expect(gone.details.kept).toBeUndefined();
      expect(gone.text).toContain('No longer available to download: ');
    });
  });
});

it('an order refunded before a later one of the same leaves its templates with the later one', async () => {
  const slug = await putProduct();
  const buyer = customer();
  const owner = await withRole('owner');
  await inStore(async () => {
    const first = await succeed(placeOrder(order({ slugs: [slug] }), buyer));
    await succeed(placeOrder(order({ slugs: [slug] }), buyer));
    const { orderId, totalCents: amountCents } = first;
    const { refundId } = await succeed(refundOrder(refund(orderId, { amountCents }), owner));
    expect(await owns(buyer, slug)).toBe(true);
    expect(await readDocument(`orders/${orderId}/refunds/${refundId}`)).toMatchObject({
      took: [slug],
      kept: [slug],
    });
  });
});

describe('a partial refund', () => {
  it('keeps the order complete and takes back the lines that it names', async () => {
    const { buyer, slugs, code, orderId, totalCents } = await buyTwo();
    const admin = await withRole('admin');
    const part = refund(orderId, { amountCents: 200, slugs: [slugs[1]] });
    const answer = await inStore(() => succeed(refundOrder(part, admin)));
    expect(answer).toMatchObject({
      status: 'completed',
      paymentStatus: 'partly-refunded',
      refundedCents: 200,
    });
    expect([await owns(buyer, slugs[0]), await owns(buyer, slugs[1])]).toEqual([true, false]);
    expect(await countDocuments(`coupons/${code}/redemptions`)).toBe(1);
    expect(await inStore(() => succeed(refundOrder(part, admin)))).toEqual(answer);
    const rest = { amountCents: totalCents - 200 };
    expect(await reasonOf(refundOrder(refund(orderId, { amountCents: rest.amountCents + 1 }), admin))).toBe(
      'refund-too-much',
    );
    expect(await inStore(() => succeed(refundOrder(refund(orderId, rest), admin)))).toMatchObject({
      status: 'refunded',
      refundedCents: totalCents,
    });
    expect(await owns(buyer, slugs[0])).toBe(false);
  });
});

describe('refuses', () => {
  it('everybody but those who manage the store', async () => {
    const { buyer, orderId } = await buyTwo();
    for (const who of [buyer, customer({ role: 'admin' }), await withRole('staff'), guest()]) {
      expect(await reasonOf(refundOrder(refund(orderId), who))).toBe('not-allowed');
    }
    expect(await reasonOf(refundOrder(refund(orderId), null))).toBe('sign-in-required');
    expect((await readDocument(`orders/${orderId}`))?.refundedCents).toBeUndefined();
  });

  it('staff unless the settings let them, and then customers all the same', async () => {
    const { buyer, orderId } = await buyTwo();
    const staff = await withRole('staff');
    expect(
      await withSettings({ staffRefunds: false }, () => reasonOf(refundOrder(refund(orderId), staff))),
    ).toBe('not-allowed');
    await withSettings({ staffRefunds: true }, async () => {
      for (const who of [buyer, customer({ role: 'staff' }), guest()]) {
        expect(await reasonOf(refundOrder(refund(orderId), who))).toBe('not-allowed');
      }
      const suspended = await withRole('staff');
      await putAccess(suspended.uid, { role: 'staff', status: 'suspended', until: soon() });
      expect(await reasonOf(refundOrder(refund(orderId), suspended))).toBe('restricted');
      const { refundId } = await succeed(refundOrder(refund(orderId), staff));
      expect(await readDocument(`audit/refund-${refundId}`)).toMatchObject({
        action: 'order.refunded',
        byId: staff.uid,
        byRole: 'staff',
        targetId: orderId,
      });
    });
  });

  it('what was free, failed, is unknown, or names lines of another', async () => {
    const admin = await withRole('admin');
    const slug = await putProduct({ priceCents: 0 });
    const failed = await buyTwo(customer(), 'tok_declined');
    const paid = await buyTwo();
    const free = await inStore(() =>
      succeed(placeOrder(order({ slugs: [slug], paymentToken: null }), customer())),
    );
    for (const id of [free.orderId, failed.orderId]) {
      expect(await reasonOf(refundOrder(refund(id), admin))).toBe('not-refundable');
    }
    expect(await reasonOf(refundOrder(refund('ORD-1000000000000'), admin))).toBe('order-not-found');
    expect(await reasonOf(refundOrder(refund(paid.orderId, { slugs: [slug] }), admin))).toBe('invalid-input');
    expect(await stepsOf(paid.orderId)).not.toContain('refunded');
  });

  it('what is older than the guarantee, but for a manager’s goodwill', async () => {
    const { orderId, totalCents } = await buyTwo();
    const [admin, staff] = [await withRole('admin'), await withRole('staff')];
    const date = (await readDocument(`orders/${orderId}`))?.date.toMillis();
    vi.spyOn(clock, 'now').mockReturnValue(refundEnds({ date }, 30) + 1);
    const inGoodwill = { amountCents: 100, goodwill: true };
    await withSettings({ staffRefunds: true }, async () => {
      expect(await reasonOf(refundOrder(refund(orderId, { amountCents: 100 }), admin))).toBe(
        'refund-too-late',
      );
      expect(await reasonOf(refundOrder(refund(orderId, inGoodwill), staff))).toBe('refund-too-late');
      const tooMuch = refund(orderId, { amountCents: totalCents + 1, goodwill: true });
      expect(await reasonOf(refundOrder(tooMuch, admin))).toBe('refund-too-much');
      expect(await succeed(refundOrder(refund(orderId, inGoodwill), admin))).toMatchObject({
        refundedCents: 100,
      });
    });
  });

  it('what is older than the guarantee', async () => {
    const { orderId } = await buyTwo();
    const admin = await withRole('admin');
    const date = (await readDocument(`orders/${orderId}`))?.date.toMillis();
    vi.spyOn(clock, 'now').mockReturnValue(refundEnds({ date }, 30) + 1);
    expect(await reasonOf(refundOrder(refund(orderId), admin))).toBe('refund-too-late');
    const longer = { promises: { ...defaultSettings.promises, refundDays: 31 } };
    expect(await withSettings(longer, () => succeed(refundOrder(refund(orderId), admin)))).toMatchObject({
      refundedCents: 100,
    });
  });
});

it('a coupon’s use that was freed serves another order', async () => {
  const slug = await putProduct();
  const couponCode = await putCoupon({ maxUses: 1 });
  const admin = await withRole('admin');
  await inStore(async () => {
    const buy = () => placeOrder(order({ slugs: [slug], couponCode }), customer());
    const { orderId, totalCents: amountCents } = await succeed(buy());
    expect(await reasonOf(buy())).toBe('coupon-invalid');
    await succeed(refundOrder(refund(orderId, { amountCents, freesCoupon: true }), admin));
    expect(await succeed(buy())).toMatchObject({ status: 'completed' });
  });
});
