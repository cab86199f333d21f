import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { tellOfSale, tellOfSalesTogether } from '../../functions/src/notifications/tell-of-sales.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { putAccess } from './support/callers.ts';
import { putMember } from './support/notified.ts';
import { putPaidOrder } from './support/paid-order.ts';
import { readDocument, unique } from './support/store.ts';

/** Somebody of the team, as the triggers leave them. */
async function putTeam(role: string, access: object = {}): Promise<string> {
  const { uid } = await putMember();
  await putAccess(uid, { role, ...access });
  // No customer is called like one of the team.
  await db()
    .doc(`users/${uid}`)
    .update({ name: unique('Tess '), role, registered: true });
  return uid;
}
const told = (uid: string) => readDocument(`users/${uid}/notifications/sale_orders`);

it('tells owner and admins of an order once, however often its event comes', async () => {
  const [owner, admin] = [await putTeam('owner'), await putTeam('admin')];
  const { id, uid: buyer } = await putPaidOrder();
  await Promise.all([tellOfSalesTogether([id]), tellOfSalesTogether([id, id])]);
  for (const uid of [owner, admin]) {
    expect(await told(uid)).toMatchObject({
      kind: 'sale',
      title: 'New order',
      text: 'Neo Gate: $3.04',
      link: `/admin/orders/${id}`,
      count: 1,
      read: false,
    });
  }
  await db().doc(`users/${owner}/notifications/sale_orders`).update({ read: true });
  await tellOfSalesTogether([id]);
  expect(await told(owner)).toMatchObject({ count: 1, read: true });
  expect(await told(buyer)).toBeUndefined();
});

it('tells nobody else: staff, who is restricted, was demoted or wants none', async () => {
  const suspended = {
    status: 'suspended',
    until: Timestamp.fromMillis(Date.now() + 60_000),
  };
  const others = [await putTeam('staff'), await putTeam('customer'), await putTeam('admin', suspended)];
  // The copy that lists go by is late.
  const demoted = await putTeam('admin');
  await putAccess(demoted, { role: 'customer' });
  const silent = await putTeam('admin');
  await db()
    .doc(`users/${silent}/preferences/notifications`)
    .set({ replies: true, orders: true, moderation: true, email: true, sales: false });
  const { id } = await putPaidOrder();
  await tellOfSalesTogether([id]);
  for (const uid of [...others, demoted, silent]) expect(await told(uid)).toBeUndefined();
});

it('tells nothing of free, waiting and refunded orders, nor of one that is gone', async () => {
  const admin = await putTeam('admin');
  const orders = [
    await putPaidOrder({ totalCents: 0 as never, paymentStatus: 'free' }),
    await putPaidOrder({ status: 'pending', paymentStatus: 'pending' }),
    await putPaidOrder({ status: 'refunded', paymentStatus: 'refunded' }),
  ];
  const before = await readDocument('counters/sales');
  await tellOfSalesTogether([...orders.map(({ id }) => id), 'ORD-1']);
  expect(await readDocument('counters/sales')).toEqual(before);
  expect(await told(admin)).toBeUndefined();
});

it('counts each order of a rush, in a few rounds', async () => {
  const admin = await putTeam('admin');
  const orders = await Promise.all(Array.from({ length: 120 }, () => putPaidOrder()));
  const before = (await readDocument('counters/sales'))?.sold ?? 0;
  // Every event comes twice.
  await Promise.all([...orders, ...orders].map(({ id }) => tellOfSale(id)));
  expect((await readDocument('counters/sales'))?.sold).toBe(before + 120);
  expect(await told(admin)).toMatchObject({ title: 'New orders', count: 120, link: '/admin/orders' });
});
