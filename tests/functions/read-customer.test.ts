import { defaultSettings } from '@tempera/domain/settings/settings';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { customer, guest, putAccess, withRole } from './support/callers.ts';
import { readCustomer, reasonOf, succeed } from './support/calls.ts';
import { putMember } from './support/notified.ts';
import { putPaidOrder } from './support/paid-order.ts';
import { putProduct, unique, withSettings } from './support/store.ts';

/** What those who answer may look up of a customer. */
const day = 86_400_000;
const ago = (days: number) => Timestamp.fromMillis(Date.now() - days * day);

async function putCustomer() {
  const { uid } = await putMember();
  const slug = await putProduct({ title: 'Star Chart' });
  const old = await putPaidOrder({
    uid,
    date: Date.now() - 9 * day,
    status: 'refunded',
    paymentStatus: 'refunded',
  });
  const order = await putPaidOrder({ uid });
  await db()
    .doc(`subscriptions/${uid}`)
    .set({ planId: 'pro', status: 'active', planSince: ago(3) });
  await db().doc(`users/${uid}`).update({ plan: 'pro' });
  await db()
    .doc(`users/${uid}/library/${slug}`)
    .set({ slug, orderId: order.id, grantedAt: ago(1) });
  await db()
    .doc(`users/${uid}/library/gone-${slug}`)
    .set({ slug: `gone-${slug}`, orderId: null, grantedAt: ago(2) });
  await db()
    .doc(`users/${uid}/downloads/one`)
    .set({ productId: 'neogate', productName: 'Neo Gate', version: '1.2.0', downloadTime: ago(1) });
  return { uid, slug, orders: [order.id, old.id] };
}

const readsOf = async (uid: string) =>
  (await db().collection('audit').where('targetId', '==', uid).get()).docs
    .map((entry) => entry.data())
    .filter(({ action }) => action === 'customer.read');

describe('a customer is looked up', () => {
  it.each(['staff', 'admin', 'owner'] as const)(
    'by %s, who finds what they have, without address and card',
    async (role) => {
      const { uid, slug, orders } = await putCustomer();
      const record = await succeed(readCustomer({ uid }, await withRole(role)));
      expect(record.orders.map(({ id }) => id)).toEqual(orders);
      expect(record.orders[0]).toEqual({
        id: orders[0],
        date: expect.any(Number),
        status: 'completed',
        paymentStatus: 'paid',
        totalCents: 304,
        refundedCents: 0,
        currency: 'USD',
        lines: ['Neo Gate'],
        refund: role === 'staff' ? null : expect.objectContaining({ id: orders[0] }),
      });
      expect(record).toMatchObject({
        plan: 'pro',
        planSince: expect.any(Number),
        library: [
          { slug, title: 'Star Chart', category: 'auth', at: expect.any(Number) },
          { slug: `gone-${slug}`, title: `gone-${slug}`, category: null, at: expect.any(Number) },
        ],
        downloads: [{ name: 'Neo Gate', version: '1.2.0', at: expect.any(Number) }],
      });
    },
  );

  it('with what a refund asks about, for staff only where the settings let them refund', async () => {
    const { uid } = await putCustomer();
    const staff = await withRole('staff');
    const refunds = async () =>
      (await succeed(readCustomer({ uid }, staff))).orders.map((order) => order.refund);
    expect(await withSettings({ staffRefunds: false }, refunds)).toEqual([null, null]);
    const [now, over] = await withSettings({ staffRefunds: true }, refunds);
    expect(now).toEqual({
      id: expect.stringMatching(/^ORD-/),
      date: expect.any(Number),
      status: 'completed',
      paymentStatus: 'paid',
      totalCents: 304,
      refundedCents: 0,
      withdrawn: [],
      currency: 'USD',
      couponCode: null,
      couponSlot: null,
      customer: { name: expect.any(String) },
      lines: [{ slug: 'neogate', name: 'Neo Gate', priceCents: expect.any(Number), quantity: 1 }],
      payment: { provider: expect.any(String) },
    });
    expect(over).toBe(null);
    const none = { staffRefunds: true, promises: { ...defaultSettings.promises, refundDays: 0 } };
    expect(await withSettings(none, refunds)).toEqual([null, null]);
  });

  it('into the audit log, once a day for each reader', async () => {
    const { uid } = await putCustomer();
    const [staff, admin] = [await withRole('staff'), await withRole('admin')];
    for (const who of [staff, staff, admin]) await succeed(readCustomer({ uid }, who));
    const entries = await readsOf(uid);
    expect(entries.map(({ byId }) => byId).toSorted()).toEqual([staff.uid, admin.uid].toSorted());
  });

  it('by nobody else, not even by themselves, and leaves no trace then', async () => {
    const { uid } = await putCustomer();
    const suspended = await withRole('staff');
    await putAccess(suspended.uid, { role: 'staff', status: 'suspended', until: ago(-1) });
    for (const who of [customer(), customer({}, uid), guest(), customer({ role: 'staff' })]) {
      expect(await reasonOf(readCustomer({ uid }, who))).toBe('not-allowed');
    }
    expect(await reasonOf(readCustomer({ uid }, suspended))).toBe('restricted');
    expect(await reasonOf(readCustomer({ uid }, null))).toBe('sign-in-required');
    expect(await readsOf(uid)).toEqual([]);
  });

  it('if they are there at all', async () => {
    const staff = await withRole('staff');
    expect(await reasonOf(readCustomer({ uid: unique('nobody') }, staff))).toBe('user-not-found');
    for (const uid of ['a/b', '..', '__x__', '', 7]) {
      expect(await reasonOf(readCustomer({ uid }, staff))).toBe('invalid-input');
    }
  });
});
