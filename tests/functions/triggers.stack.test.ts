import { catalogueDocs } from '@tempera/domain/catalogue/catalogue';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { refreshCatalogue } from '../../functions/src/catalogue/catalogue.store.ts';
import { readRows } from '../../functions/src/catalogue/rows.store.ts';
import { syncCatalogue } from '../../functions/src/catalogue/sync-catalogue.ts';
import { countOrders } from '../../functions/src/checkout/count-orders.ts';
import { countRedemptions } from '../../functions/src/checkout/count-redemptions.ts';
import { expireCoupons } from '../../functions/src/checkout/expire-coupons.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { customer } from './support/callers.ts';
import { order, placeOrder, startSession, succeed } from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { putCoupon, putProduct, readDocument, unique } from './support/store.ts';

useGateway();

/** Events take their way through two emulators; a state is waited for, never a time. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 90_000, interval: 100 });

const rowOf = async (slug: string) => (await readRows()).find((row) => row.slug === slug);
const summaryNow = () => readDocument(`catalogue/${catalogueDocs.summary}`);

const made: string[] = [];
async function put(fields: Parameters<typeof putProduct>[0] = {}): Promise<string> {
  const slug = await putProduct(fields);
  made.push(slug);
  return slug;
}
afterAll(async () => {
  const batch = db().batch();
  for (const slug of made) batch.delete(db().doc(`products/${slug}`));
  await batch.commit();
  await refreshCatalogue(made);
});

describe('the catalogue', () => {
  it('follows a product through its life', async () => {
    const slug = await put({ title: 'First' });
    await eventually(async () =>
      expect(await rowOf(slug)).toMatchObject({ title: 'First', priceCents: 280 }),
    );
    await db().doc(`products/${slug}`).update({ title: 'Second', priceCents: 0 });
    await eventually(async () => expect(await rowOf(slug)).toMatchObject({ title: 'Second', priceCents: 0 }));
    await db().doc(`products/${slug}`).update({ status: 'archived' });
    await eventually(async () => expect(await rowOf(slug)).toBeUndefined());
    await db().doc(`products/${slug}`).update({ status: 'active' });
    await eventually(async () => expect(await rowOf(slug)).toBeDefined());
    await db().doc(`products/${slug}`).delete();
    await eventually(async () => expect(await rowOf(slug)).toBeUndefined());
  });

  it('lists what is on sale once it has an archive', async () => {
    const [slug, later] = [await put({ version: '' }), await put()];
    await eventually(async () => expect(await rowOf(later)).toBeDefined());
    expect(await rowOf(slug)).toBeUndefined();
    await db().doc(`products/${slug}`).update({ version: '1.0.0' });
    await eventually(async () => expect(await rowOf(slug)).toBeDefined());
  });

  it('remembers what is not sold any more, and nothing of drafts', async () => {
    const slug = await put({ category: 'blog' });
    const tombstone = () => readDocument(`archived/${slug}`);
    await eventually(async () => expect(await rowOf(slug)).toBeDefined());
    expect(await tombstone()).toBeUndefined();
    for (const [status, expected] of [
      ['archived', { category: 'blog' }],
      ['draft', undefined],
      ['archived', { category: 'blog' }],
      ['active', undefined],
      ['archived', { category: 'blog' }],
    ] as const) {
      await db().doc(`products/${slug}`).update({ status });
      await eventually(async () => expect(await tombstone()).toEqual(expected));
    }
    await db().doc(`products/${slug}`).delete();
    await eventually(async () => expect(await tombstone()).toBeUndefined());
  });

  it('follows a category, with its count', async () => {
    const category = unique('c');
    await put({ category });
    const counts = async () => {
      const { categories = [] } = (await summaryNow()) ?? {};
      return categories.find((one: { slug: string }) => one.slug === category);
    };
    const data = { name: 'Tests', description: '', featured: [], colour: 'ochre', order: 99 };
    await db().doc(`categories/${category}`).set(data);
    await eventually(async () => expect(await counts()).toEqual({ slug: category, ...data, count: 1 }));
    await db().doc(`categories/${category}`).delete();
    await eventually(async () => expect(await counts()).toBeUndefined());
  });

  it('writes nothing when nothing changed', async () => {
    const slug = await put();
    await eventually(async () => expect(await rowOf(slug)).toBeDefined());
    await refreshCatalogue([slug]);
    expect(await refreshCatalogue([slug])).toBe(false);
    expect(await refreshCatalogue([])).toBe(false);
  });

  it('takes sixty at once, in few transactions', async () => {
    const slugs = await Promise.all(Array.from({ length: 60 }, () => put()));
    await Promise.all(slugs.map((slug) => syncCatalogue(slug)));
    const listed = new Set((await readRows()).map((row) => row.slug));
    expect(slugs.filter((slug) => !listed.has(slug))).toEqual([]);
    const summary = await summaryNow();
    expect(summary?.rows).toHaveLength(6);
    expect(summary?.total).toBe(listed.size);
  });

  it('leaves out what it can’t read, and mends itself', async () => {
    const [good, broken] = [await put(), unique('p')];
    made.push(broken);
    await db().doc(`products/${broken}`).set({ status: 'active', title: 7 });
    await db()
      .doc(`catalogue/${catalogueDocs.rows}`)
      .set({ packed: Buffer.from('rubbish') });
    await syncCatalogue(broken);
    const slugs = (await readRows()).map((row) => row.slug);
    expect(slugs).toContain(good);
    expect(slugs).not.toContain(broken);
  });
});

describe('counters', () => {
  it('of a coupon and a buyer follow an order', async () => {
    const slug = await put();
    const code = await putCoupon({ maxUses: 9 });
    const buyer = customer();
    await succeed(startSession(buyer));
    await succeed(placeOrder(order({ slugs: [slug], couponCode: code }), buyer));
    await succeed(placeOrder(order({ slugs: [slug] }), buyer));
    await succeed(placeOrder(order({ slugs: [slug], paymentToken: 'tok_declined' }), buyer));
    await eventually(async () => {
      expect((await readDocument(`coupons/${code}`))?.usedCount).toBe(1);
      expect(await readDocument(`users/${buyer.uid}`)).toMatchObject({
        totalOrders: 2,
        totalSpentCents: 547,
      });
    });
  });

  it('stay right when an event comes twice, late, or for what is gone', async () => {
    const code = await putCoupon({ usedCount: 40 });
    await db().doc(`coupons/${code}/redemptions/0`).set({ orderId: 'ORD-1', uid: 'u', at: Timestamp.now() });
    await Promise.all([countRedemptions(code), countRedemptions(code), countRedemptions(code)]);
    expect((await readDocument(`coupons/${code}`))?.usedCount).toBe(1);
    await countRedemptions(unique('GONE'));
    await countOrders(unique('gone'));
  });
});

it('a profile follows what a person changes about themselves', async () => {
  const person = customer();
  await succeed(startSession(person));
  const avatar = `/avatars/${person.uid}/0123456789abcdef.png`;
  const shown = async (change: object, as: object) => {
    await db().doc(`users/${person.uid}`).update(change);
    await eventually(async () => {
      expect(await readDocument(`profiles/${person.uid}`)).toMatchObject({ ...as, role: 'customer' });
    });
  };
  await shown({ name: 'New Name', bio: 'Hello', avatar }, { name: 'New Name', bio: 'Hello', avatar });
  // Records from before decision 71 may name a picture on another server.
  await shown({ bio: 'Bye', avatar: 'https://example.com/a.png' }, { bio: 'Bye', avatar: '' });
});

describe('schedules', () => {
  it('coupons expire when their time has come, and no sooner', async () => {
    const past = await putCoupon({ expiryDate: Date.now() - 1 });
    const inactive = await putCoupon({ expiryDate: Date.now() - 1, status: 'inactive' });
    const future = await putCoupon();
    expect(await expireCoupons()).toBeGreaterThanOrEqual(1);
    const statuses = await Promise.all(
      [past, inactive, future].map((code) => readDocument(`coupons/${code}`)),
    );
    expect(statuses.map((coupon) => coupon?.status)).toEqual(['expired', 'inactive', 'active']);
    expect(await expireCoupons()).toBe(0);
  });
});
