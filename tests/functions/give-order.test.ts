import { describe, expect, it } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { grant, putArchive } from './support/archive.ts';
import { mailsOf, owns, refund } from './support/bought.ts';
import { customer, guest, putAccess, type TestAuth, withRole } from './support/callers.ts';
import {
  giveOrder,
  reasonOf,
  refundOrder,
  requestDownload,
  requestInvoice,
  startSession,
  succeed,
} from './support/calls.ts';
import { member } from './support/plans.ts';
import { putProduct, readDocument, unique, withSettings } from './support/store.ts';

const gift = (fields: object = {}) => ({
  idempotencyKey: unique('key-'),
  slugs: [],
  reason: 'Helped us to find a bug',
  ...fields,
});
const give = (fields: object, who: TestAuth | null) => giveOrder(gift(fields), who);
const open = <T>(work: () => Promise<T>) => withSettings({}, work);

const ordersOf = async ({ uid }: TestAuth) =>
  (await db().collection('orders').where('uid', '==', uid).get()).docs;
const historyOf = async (orderId: string) =>
  (await db().collection(`orders/${orderId}/history`).get()).docs.map((event) => event.data());
const auditOf = async (orderId: string) =>
  (await db().collection('audit').where('targetId', '==', orderId).get()).docs.map((entry) => entry.data());

describe('a gift', () => {
  it('is an order for nothing, in the library, with its mail and who gave it why', async () => {
    const [admin, person] = [await withRole('admin'), await member({ name: 'Bo Buyer' })];
    const slugs = [await putProduct({ title: 'Ink' }), await putProduct({ priceCents: 0 })];
    const { orderId } = await open(() => succeed(give({ uid: person.uid, slugs }, admin)));

    const stored = await readDocument(`orders/${orderId}`);
    expect(stored).toMatchObject({
      uid: person.uid,
      customer: { name: 'Bo Buyer', email: person.token.email },
      lines: [{ slug: slugs[0], name: 'Ink', priceCents: 0, quantity: 1 }, { slug: slugs[1] }],
      totalCents: 0,
      status: 'completed',
      paymentStatus: 'free',
      payment: { provider: 'none', reference: null, token: null },
      comp: true,
      mailed: true,
    });
    expect(stored?.terms).toEqual(expect.arrayContaining(['ink', orderId.slice(-4)]));
    // Its buyer reads the order: why it was given is not theirs to read.
    expect(JSON.stringify(stored)).not.toContain('bug');
    for (const slug of slugs) expect(await owns(person, slug)).toBe(true);
    expect(await mailsOf(orderId)).toEqual([`order-${orderId}`]);
    const mail = await readDocument(`mail/order-${orderId}`);
    expect(mail).toMatchObject({ to: person.token.email, template: { name: 'gift' } });
    expect(mail?.message.text).toContain('Ink');
    expect(await historyOf(orderId)).toEqual([
      expect.objectContaining({
        what: 'given',
        byId: admin.uid,
        details: { slugs, reason: 'Helped us to find a bug' },
      }),
    ]);
    expect(await auditOf(orderId)).toEqual([
      expect.objectContaining({
        action: 'order.given',
        byId: admin.uid,
        byRole: 'admin',
        targetName: 'Bo Buyer',
        details: expect.objectContaining({ why: 'Helped us to find a bug' }),
      }),
    ]);
    expect(await reasonOf(requestInvoice({ orderId }, person))).toBe('invoice-none');
    expect(await reasonOf(refundOrder(refund(orderId), admin))).toBe('not-refundable');
  });

  it('finds its person by their address, however it is typed, and is asked of an owner as of an admin', async () => {
    const [owner, person] = [await withRole('owner'), await member()];
    const email = ` ${String(person.token.email).toUpperCase()} `;
    const { orderId } = await succeed(give({ email, slugs: [await putProduct()] }, owner));
    expect(await readDocument(`orders/${orderId}`)).toMatchObject({ uid: person.uid });
  });

  it('downloads, and counts against no allowance though it is free by now', async () => {
    const [admin, person] = [await withRole('admin'), await member()];
    const { slug } = await putArchive({ priceCents: 280 });
    await succeed(give({ uid: person.uid, slugs: [slug] }, admin));
    await db().doc(`products/${slug}`).update({ priceCents: 0 });
    await succeed(requestDownload({ slug }, person));
    expect(await readDocument(`users/${person.uid}/claims/${slug}`)).toBeUndefined();
  });

  it('is one however often it is asked for, at once and later', async () => {
    const [admin, person] = [await withRole('admin'), await member()];
    const sent = gift({ uid: person.uid, slugs: [await putProduct()] });
    const answers = await open(() =>
      Promise.all(Array.from({ length: 5 }, () => succeed(giveOrder(sent, admin)))),
    );
    const again = await succeed(giveOrder({ ...sent, reason: 'Another' }, admin));
    expect(new Set([...answers, again].map(({ orderId }) => orderId)).size).toBe(1);
    const [only, ...more] = await ordersOf(person);
    expect(more).toEqual([]);
    expect(await historyOf(only?.id ?? '')).toHaveLength(1);
    expect(await auditOf(only?.id ?? '')).toHaveLength(1);
    expect(await mailsOf(only?.id ?? '')).toHaveLength(1);
  });

  it('of two admins at once is one of theirs', async () => {
    const [admin, other, person] = [await withRole('admin'), await withRole('admin'), await member()];
    const slugs = [await putProduct()];
    const outcomes = await Promise.all(
      [admin, other].map((who) => giveOrder(gift({ uid: person.uid, slugs }), who)),
    );
    expect(outcomes.filter((outcome) => 'ok' in outcome)).toHaveLength(1);
    expect(outcomes.map((outcome) => ('refused' in outcome ? outcome.refused : null))).toContainEqual({
      reason: 'already-owned',
      field: slugs[0],
    });
    expect(await ordersOf(person)).toHaveLength(1);
  });

  it('sends no mail where mails are off', async () => {
    const [admin, person] = [await withRole('admin'), await member()];
    const slugs = [await putProduct()];
    const { orderId } = await withSettings({ orderNotifications: false }, () =>
      succeed(give({ uid: person.uid, slugs }, admin)),
    );
    expect(await mailsOf(orderId)).toEqual([]);
    expect((await readDocument(`orders/${orderId}`))?.mailed).toBeUndefined();
  });
});

describe('nothing is given', () => {
  it('by others', async () => {
    const [person, slugs] = [await member(), [await putProduct()]];
    const staff = await withRole('staff');
    for (const who of [person, staff, customer({ role: 'owner' }), customer({ role: 'admin' }), guest()]) {
      expect(await reasonOf(give({ uid: person.uid, slugs }, who))).toBe('not-allowed');
    }
    expect(await reasonOf(give({ uid: person.uid, slugs }, null))).toBe('sign-in-required');
    const banned = await withRole('admin');
    await putAccess(banned.uid, { role: 'admin', status: 'banned', permanent: true });
    expect(await reasonOf(give({ uid: person.uid, slugs }, banned))).toBe('restricted');
    expect(await ordersOf(person)).toEqual([]);
  });

  it('to nobody: the unknown, guests, the deleted and the restricted', async () => {
    const [admin, slugs] = [await withRole('admin'), [await putProduct()]];
    const [visitor, leaving, banned] = [guest(), await member(), await member()];
    await succeed(startSession(visitor));
    await db().doc(`deletions/${leaving.uid}`).set({ requestedAt: new Date(), finishedAt: null });
    await putAccess(banned.uid, { status: 'banned', permanent: true });
    for (const uid of [unique('u'), visitor.uid, leaving.uid]) {
      expect(await reasonOf(give({ uid, slugs }, admin))).toBe('user-not-found');
    }
    const email = `${unique('u')}@example.com`;
    expect(await reasonOf(give({ email, slugs }, admin))).toBe('user-not-found');
    expect(await reasonOf(give({ uid: banned.uid, slugs }, admin))).toBe('person-restricted');
    expect(await ordersOf(banned)).toEqual([]);
  });

  it('of what they own, and of what is not for sale, be the rest as it may', async () => {
    const [admin, person] = [await withRole('admin'), await member()];
    const [fresh, owned] = [await putProduct(), await putProduct()];
    await grant(person.uid, owned);
    const refusalOf = async (slug: string) => {
      const outcome = await give({ uid: person.uid, slugs: [fresh, slug] }, admin);
      return 'refused' in outcome ? outcome.refused : null;
    };
    expect(await refusalOf(owned)).toEqual({ reason: 'already-owned', field: owned });
    const others = [
      await putProduct({ status: 'draft' }),
      await putProduct({ status: 'archived' }),
      await putProduct({ version: '' }),
      'never-heard-of',
    ];
    for (const slug of others) {
      expect(await refusalOf(slug)).toEqual({ reason: 'product-not-found', field: slug });
    }
    expect(await owns(person, fresh)).toBe(false);
    expect(await ordersOf(person)).toEqual([]);
  });

  it.each([
    ['to two people', { uid: 'u1', email: 'ada@example.com' }],
    ['to nobody', {}],
    ['without templates', { uid: 'u1', slugs: [] }],
    ['of no slug', { uid: 'u1', slugs: ['../x'] }],
    ['without a reason', { uid: 'u1', reason: ' ' }],
    ['with too long a reason', { uid: 'u1', reason: 'a'.repeat(501) }],
    ['without a key', { uid: 'u1', idempotencyKey: 'short' }],
    ['to a path', { uid: '../x' }],
  ])('%s', async (_what, fields) => {
    const input = { slugs: ['ink'], ...fields };
    expect(await reasonOf(give(input, await withRole('admin')))).toBe('invalid-input');
  });
});
