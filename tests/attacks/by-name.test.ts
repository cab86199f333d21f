import type { Role } from '@tempera/domain/people/roles';
import { serverTimestamp } from 'firebase/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { grant } from '../functions/support/archive.ts';
import { order } from '../functions/support/calls.ts';
import { type Account, invoke, storeUrl } from '../functions/support/http.ts';
import { putCoupon, readDocument, unique } from '../functions/support/store.ts';
import { eventsOf, signatureOf } from '../functions/support/stripe-events.ts';
import { newReview } from '../rules/kit/documents.ts';
import { attack } from './kit/attack.ts';
import { call } from './kit/calls.ts';
import { type Cast, nameOf, openCast } from './kit/cast.ts';
import { ask, commitOf, type Data, getOf } from './kit/firestore.ts';
import { putGoods } from './kit/goods.ts';
import { pairOf } from './kit/targets.ts';
import { counted, newRoom } from './kit/writes.ts';

/** What somebody who means it would try first. */

let cast: Cast;
let paid: string;
let free: string;

beforeAll(async () => {
  cast = await openCast();
  ({ paid, free } = await putGoods());
});

const write = (path: string, data: Data) => commitOf({ [path]: { set: data } });
const change = (path: string, data: Data) => commitOf({ [path]: { update: data } });
const now = serverTimestamp();
const owns = async (uid: string) => (await readDocument(`users/${uid}/library/${paid}`)) !== undefined;

describe('to pay less', () => {
  const forged = {
    priceCents: 1,
    totalCents: 0,
    subtotalCents: 0,
    discountCents: 2_800,
    taxCents: 0,
    currency: 'JPY',
    status: 'completed',
    paymentStatus: 'paid',
    lines: [{ slug: 'x', priceCents: 0 }],
  };

  attack('by a price of one’s own', async () => {
    const { result } = await invoke('quoteCheckout', { slugs: [paid], ...forged }, cast.customer);
    expect(result).toMatchObject({ subtotalCents: 2_800, discountCents: 0, currency: 'USD' });
    expect(Number(result?.totalCents)).toBeGreaterThanOrEqual(2_800);
  });
  attack('by an order that says that it is paid', async () => {
    const data = order({ slugs: [paid], paymentToken: null });
    expect(await call('placeOrder', { ...data, ...forged }, cast.customer)).toBe('payment-required');
    expect(await owns(cast.customer.uid)).toBe(false);
  });
  attack('by the total that one says to have seen', async () => {
    const data = order({ slugs: [paid], shownTotalCents: 1 });
    expect(await call('placeOrder', data, cast.customer)).toBe('price-changed');
    expect(await owns(cast.customer.uid)).toBe(false);
  });
  attack('by another’s order, under their key', async () => {
    const data = order({ slugs: [free], paymentToken: null });
    const { result } = await invoke('placeOrder', data, cast.victim);
    const { result: mine } = await invoke('placeOrder', data, cast.customer);
    expect(mine?.orderId).not.toBe(result?.orderId);
  });
  attack('by a coupon that is used more often than it allows, all at once', async () => {
    const code = await putCoupon({ maxUses: 1, value: 100 });
    const rush = Array.from({ length: 8 }, () =>
      invoke('placeOrder', order({ slugs: [paid], couponCode: code, paymentToken: null }), cast.admin),
    );
    const done = (await Promise.all(rush)).filter(({ result }) => result?.status === 'completed');
    expect(done).toHaveLength(1);
  });
  it('what is paid is bought', async () => {
    const { result } = await invoke('placeOrder', order({ slugs: [paid] }), cast.friend);
    expect(result).toMatchObject({ status: 'completed', paymentStatus: 'paid' });
    expect(await owns(cast.friend.uid)).toBe(true);
  });
});

describe('to write oneself what was never bought', () => {
  const mine = () => cast.customer.uid;
  attack.each<[string, () => ReturnType<typeof write>]>([
    [
      'an entry of the library',
      () => write(`users/${mine()}/library/${paid}`, { slug: paid, orderId: null, grantedAt: now }),
    ],
    ['a claim', () => write(`users/${mine()}/claims/${paid}`, { month: '2026-11', at: now })],
    [
      'an order that is completed',
      () => write(`orders/ORD-${Date.now()}`, { uid: mine(), status: 'completed', paymentStatus: 'paid' }),
    ],
    ['a plan', () => change(`users/${mine()}`, { plan: 'enterprise' })],
    ['a subscription', () => write(`subscriptions/${mine()}`, { planId: 'pro', status: 'active' })],
    ['a charge in the books', () => write(`ledger/charge-${unique('x')}`, { kind: 'charge', grossCents: 1 })],
    ['a refund', () => write(`orders/ORD-1/refunds/${unique('r')}`, { amountCents: 2_800, status: 'done' })],
    ['an invoice', () => write(`invoices/${unique('i')}`, { number: 1, uid: mine() })],
    ['a use of a coupon taken back', () => commitOf({ 'coupons/WELCOME20/redemptions/0': { delete: true } })],
  ])('%s', async (_what, request) => {
    for (const who of [cast.customer, cast.forged, cast.staff, cast.admin])
      expect(await ask(request(), who)).toBe(false);
  });
});

describe('to be somebody else', () => {
  const raised = { role: 'owner', status: 'active', permanent: false, until: null };
  attack('by a token that claims a role which the record does not know', async () => {
    expect(await ask(getOf('settings/private'), cast.forged)).toBe(false);
    expect(await call('scanSecurity', {}, cast.forged)).toBe('not-allowed');
  });
  attack('by a role in the first session', async () => {
    await invoke('startSession', raised, cast.customer);
    expect(await readDocument(`access/${cast.customer.uid}`)).toMatchObject({ role: 'customer' });
  });
  attack('by one’s own record', async () => {
    for (const who of [cast.customer, cast.staff, cast.admin]) {
      expect(await ask(change(`access/${who.uid}`, raised), who)).toBe(false);
      expect(await ask(write(`access/${who.uid}`, raised), who)).toBe(false);
      expect(await call('setRole', { uid: who.uid, role: 'admin' }, who)).toBe('not-allowed');
    }
  });
  attack('by lifting one’s own ban', async () => {
    const { uid } = cast.restricted;
    expect(await ask(change(`access/${uid}`, { status: 'active', permanent: false }), cast.restricted)).toBe(
      false,
    );
    expect(await ask(commitOf({ [`access/${uid}`]: { delete: true } }), cast.restricted)).toBe(false);
    expect(await call('lift', { uid }, cast.restricted)).toBe('restricted');
    expect(await readDocument(`access/${uid}`)).toMatchObject({ status: 'banned', permanent: true });
  });
  attack('by acting on the owner', async () => {
    const { uid } = cast.owner;
    expect(await call('setRole', { uid, role: 'customer' }, cast.admin)).toBe('not-allowed');
    const ban = { uid, action: 'ban', reason: 'Attacked.', isPermanent: true };
    expect(await call('moderate', ban, cast.admin)).toBe('not-allowed');
  });
  attack('by a message in another’s name', async () => {
    const { uid } = cast.victim;
    const ticket = `tickets/${uid}_7`;
    await db()
      .doc(ticket)
      .set({ userId: uid, username: nameOf(uid), status: 'open', customerSent: 1 });
    const said = {
      fromUserId: uid,
      fromUserName: nameOf(uid),
      fromUserRole: 'customer',
      message: 'Refund me.',
    };
    const message = { ...said, timestamp: now, isRead: false };
    expect(await ask(write(`${ticket}/messages/customer_1`, message), cast.staff)).toBe(false);
  });
});

describe('to read what is another’s', () => {
  let orderId = '';
  beforeAll(async () => {
    const { uid } = cast.victim;
    const { result } = await invoke('placeOrder', order({ slugs: [free], paymentToken: null }), cast.victim);
    orderId = String(result?.orderId);
    const room = [uid, cast.friend.uid].sort().join('_');
    await grant(uid, paid);
    await Promise.all([
      db()
        .doc(`rooms/${room}`)
        .set({ participants: room.split('_'), lastMessage: 'Secret.' }),
      db().doc(`tickets/${uid}_8`).set({ userId: uid, status: 'open', lastMessage: 'Secret.' }),
      db().doc(`users/${uid}/notifications/one`).set({ title: 'Secret', read: false }),
    ]);
  });

  attack.each<[string, () => string]>([
    ['order', () => `orders/${orderId}`],
    ['library', () => `users/${cast.victim.uid}/library/${paid}`],
    ['ticket', () => `tickets/${cast.victim.uid}_8`],
    ['room', () => `rooms/${[cast.victim.uid, cast.friend.uid].sort().join('_')}`],
    ['notifications', () => `users/${cast.victim.uid}/notifications/one`],
    ['address and sign-ins', () => `users/${cast.victim.uid}`],
    ['standing', () => `access/${cast.victim.uid}`],
  ])('their %s', async (_what, path) => {
    for (const who of [cast.visitor, cast.guest, cast.customer, cast.restricted, cast.forged])
      expect(await ask(getOf(path()), who)).toBe(false);
  });
  attack('a room, by those who manage the store', async () => {
    const room = `rooms/${[cast.victim.uid, cast.friend.uid].sort().join('_')}`;
    for (const who of [cast.staff, cast.admin, cast.owner]) expect(await ask(getOf(room), who)).toBe(false);
  });
  attack('all orders, by a guest who asks for one’s own and more', async () => {
    const filters = (uid: string) => ({
      path: ':runQuery',
      body: {
        structuredQuery: {
          from: [{ collectionId: 'orders' }],
          where: { fieldFilter: { field: { fieldPath: 'uid' }, op: 'EQUAL', value: { stringValue: uid } } },
        },
      },
    });
    expect(await ask(filters(cast.victim.uid), cast.guest)).toBe(false);
    expect(await ask(filters(cast.guest.uid), cast.guest)).toBe(true);
    const whole = { path: ':runQuery', body: { structuredQuery: { from: [{ collectionId: 'orders' }] } } };
    expect(await ask(whole, cast.guest)).toBe(false);
  });
  attack('everybody’s at once, across all people', async () => {
    for (const collectionId of ['library', 'wishlist', 'downloads', 'notifications', 'messages']) {
      const from = [{ collectionId, allDescendants: true }];
      const asked = { path: ':runQuery', body: { structuredQuery: { from, limit: 1 } } };
      for (const who of [cast.customer, cast.staff, cast.owner]) expect(await ask(asked, who)).toBe(false);
    }
  });
  attack('by a forged link to their order', async () => {
    for (const link of ['forged', `${orderId}.1.AAAA`, Buffer.from(orderId).toString('base64url')])
      expect(await call('openOrder', { link }, null)).toBe('order-link-invalid');
  });
  attack('by asking who has ordered', async () => {
    const ask_ = (email: string) => invoke('findOrder', { email, orderId }, null);
    const [theirs, nobodys] = [await ask_(cast.victim.email), await ask_('nobody@example.com')];
    expect(theirs.result).toBeDefined();
    expect(theirs.result).toEqual(nobodys.result);
  });
  it('its owner reads it', async () => {
    expect(await ask(getOf(`orders/${orderId}`), cast.victim)).toBe(true);
    expect(await ask(getOf(`tickets/${cast.victim.uid}_8`), cast.victim)).toBe(true);
  });
});

describe('to praise what one never bought', () => {
  const reviewOf = (uid: string, data = newReview(nameOf(uid))) =>
    write(`products/${paid}/reviews/${uid}`, data);
  attack('with a review', async () => {
    for (const who of [cast.customer, cast.guest, cast.staff])
      expect(await ask(reviewOf(who.uid), who)).toBe(false);
  });
  attack('under another’s name', async () => {
    await grant(cast.customer.uid, paid);
    const forged = newReview(nameOf(cast.victim.uid));
    expect(await ask(reviewOf(cast.customer.uid, forged), cast.customer)).toBe(false);
  });
  attack('with stars of one’s own', async () => {
    const stars = { rating: 5, reviewCount: 1_000 };
    for (const who of [cast.customer, cast.admin])
      expect(await ask(change(`products/${paid}`, stars), who)).toBe(false);
  });
  it('who owns it may review it', async () => {
    await grant(cast.victim.uid, paid);
    expect(await ask(reviewOf(cast.victim.uid), cast.victim)).toBe(true);
  });
});

describe('to wear a badge of the team', () => {
  const badges = ['owner', 'admin', 'staff'] as const;
  const review = ({ uid }: Account, role: Role) =>
    write(`products/${paid}/reviews/${uid}`, newReview(nameOf(uid), role));
  const message = ({ uid }: Account, role: Role) => {
    const other = cast.victim.uid;
    const room = `rooms/${pairOf(uid, other)}`;
    return commitOf({ ...newRoom(uid, other, role), ...counted(uid, 'rooms', room, 1) });
  };
  beforeAll(async () => {
    for (const { uid } of [cast.customer, cast.forged, cast.staff]) await grant(uid, paid);
  });

  attack.each(badges)('that of %s', async (role) => {
    for (const who of [cast.customer, cast.forged]) {
      expect(await ask(review(who, role), who)).toBe(false);
      expect(await ask(message(who, role), who)).toBe(false);
    }
  });
  attack('a higher one than one’s own', async () => {
    for (const role of ['owner', 'admin'] as const) {
      expect(await ask(review(cast.staff, role), cast.staff)).toBe(false);
      expect(await ask(message(cast.staff, role), cast.staff)).toBe(false);
    }
  });
  it('who is of the team wears theirs, others none', async () => {
    expect(await ask(review(cast.staff, 'staff'), cast.staff)).toBe(true);
    expect(await ask(message(cast.staff, 'staff'), cast.staff)).toBe(true);
    expect(await ask(review(cast.customer, 'customer'), cast.customer)).toBe(true);
    expect(await ask(message(cast.customer, 'customer'), cast.customer)).toBe(true);
  });
});

describe('to cover one’s tracks', () => {
  let entry = '';
  beforeAll(async () => {
    entry = `audit/${unique('a')}`;
    const what = { action: 'user.role-changed', byId: cast.admin.uid, byName: 'A', byRole: 'admin' };
    await db()
      .doc(entry)
      .set({ ...what, targetId: '', targetName: '', details: {}, at: Timestamp.now() });
  });
  attack.each<[string, (path: string) => ReturnType<typeof write>]>([
    ['an entry of the audit log changed', (path) => change(path, { byName: 'Somebody else' })],
    ['one taken away', (path) => commitOf({ [path]: { delete: true } })],
    ['one invented', () => write(`audit/${unique('a')}`, { action: 'user.role-changed', at: now })],
    ['a change without its mark', () => change('settings/seller', { name: 'Another' })],
  ])('%s', async (_what, request) => {
    for (const who of [cast.customer, cast.staff, cast.admin, cast.owner])
      expect(await ask(request(entry), who)).toBe(false);
  });
  it('those who manage the store read it', async () =>
    expect(await ask(getOf(entry), cast.admin)).toBe(true));
});

describe('to be paid again', () => {
  attack('by a webhook that is sent once more', async () => {
    const { result } = await invoke('placeOrder', order({ slugs: [paid] }), cast.owner);
    const orderId = String(result?.orderId);
    const reference = String((await readDocument(`orders/${orderId}`))?.payment.reference);
    const booked = async () => ({
      order: await readDocument(`orders/${orderId}`),
      charge: await readDocument(`ledger/charge-${orderId}`),
    });
    const [event] = (await eventsOf(reference)).filter(({ type }) => type === 'payment_intent.succeeded');
    const body = JSON.stringify(event);
    const send = async () => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(body) };
      const { status } = await fetch(storeUrl('/webhooks/stripe'), { method: 'POST', headers, body });
      return status;
    };
    expect(await send()).toBe(200);
    const before = await booked();
    expect(before.charge).toBeDefined();
    for (const _again of [1, 2, 3]) expect(await send()).toBe(200);
    expect((await booked()).charge).toEqual(before.charge);
    expect((await booked()).order?.status).toBe('completed');
  });
  attack('by a refund of more than was paid', async () => {
    const { result } = await invoke('placeOrder', order({ slugs: [paid] }), cast.admin);
    const asked = { orderId: result?.orderId, slugs: [], reason: 'Attacked.' };
    const refund = (amountCents: number) =>
      call('refundOrder', { ...asked, idempotencyKey: unique('key'), amountCents }, cast.admin);
    expect(await refund(10_000_000)).toBe('refund-too-much');
  });
});
