import { dayOf, type Sums } from '@tempera/domain/reports/stats';
import { afterAll, expect, it } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { fromMillis } from '../../functions/src/platform/timestamps.ts';
import { countTogether, type OrderSale } from '../../functions/src/stats/count-sales.ts';
import { rewriteDay, rewriteMonth } from '../../functions/src/stats/rewrite.store.ts';
import { storedSums } from '../../functions/src/stats/sales.store.ts';
import { unique } from './support/store.ts';

const [day, month] = ['2019-03-05', '2019-03'];
const date = Date.parse(`${day}T12:00:00Z`);

const rows = db().doc('catalogue/rows');
const before = (await rows.get()).data();
/** As large as the store is said to be. */
const grow = (count: number) => rows.set({ ...before, count });
afterAll(() => (before ? rows.set(before) : rows.delete()));

/** An order of many products, each sold once for a dollar. */
async function sell(slugs: readonly string[]): Promise<OrderSale> {
  const [orderId, uid] = [unique('ORD-'), unique('buyer-')];
  const lines = slugs.map((slug) => ({ slug, name: slug, priceCents: 100, quantity: 1 }));
  const amounts = { totalCents: 100 * lines.length, discountCents: 0, currency: 'USD' };
  await db()
    .doc(`orders/${orderId}`)
    .set({ uid, status: 'completed', lines, ...amounts, date: fromMillis(date) });
  return { orderId, uids: [uid] };
}

/** The ids of the documents of the day and its month. */
async function documents(): Promise<string[]> {
  const found = await Promise.all(
    ['productDays', 'productMonths'].map((name) => db().collection(`stats/sales/${name}`).get()),
  );
  return found.flatMap(({ docs }) => docs.map(({ id }) => id)).filter((id) => id.startsWith(month));
}

/** What is stored of products on that day and in its month. */
const stored = async (): Promise<Sums> =>
  new Map([...(await storedSums())].filter(([key]) => key.startsWith('product') && key.includes(month)));

it('a store that has grown lays what is sold into parts, which hold together what was counted before', async () => {
  await grow(8);
  expect(dayOf(date)).toBe(day);
  const slugs = Array.from({ length: 40 }, (_, n) => `sold-${n}`);
  const first = await sell(slugs);
  await countTogether([first]);
  expect(await documents()).toEqual([day, month]);
  const once = await stored();
  expect(once.size).toBe(4 * slugs.length);

  await grow(12_000);
  const second = await sell(slugs);
  await countTogether([second]);
  await countTogether([second, first]);
  expect(await documents()).toEqual([day, `${day}.1`, `${day}.2`, month, `${month}.1`, `${month}.2`]);
  const twice = new Map([...once].map(([key, sum]) => [key, 2 * sum]));
  expect(await stored()).toEqual(twice);

  // A refund takes away from the parts of now what was counted into the one of then.
  await db()
    .doc(`orders/${first.orderId}`)
    .update({ status: 'refunded', refundedCents: 100 * slugs.length });
  await countTogether([first]);
  expect(await stored()).toEqual(once);
});

it('written anew, parts are right whatever was wrong with them, and a second time nothing is written', async () => {
  const right = await stored();
  await db().doc(`stats/sales/productDays/${day}.1`).delete();
  await db()
    .doc(`stats/sales/productDays/${day}.7`)
    .set({ products: { other: { units: 3 } } });
  await db()
    .doc(`stats/sales/productMonths/${month}.2`)
    .set({ products: { other: { units: 3 } } });
  expect(await stored()).not.toEqual(right);
  const rewrite = async () => {
    await rewriteDay(day);
    await rewriteMonth(month);
    const found = await Promise.all(
      ['productDays', 'productMonths'].map((name) => db().collection(`stats/sales/${name}`).get()),
    );
    return found.flatMap(({ docs }) => docs.map((one) => [one.ref.path, one.updateTime.toMillis()]));
  };
  const written = await rewrite();
  expect(await stored()).toEqual(right);
  expect(await rewrite()).toEqual(written);

  // In a store that has shrunk everything lies in one again.
  await grow(8);
  await rewrite();
  expect(await stored()).toEqual(right);
  const left = await db().doc(`stats/sales/productDays/${day}.1`).get();
  expect(left.get('products')).toEqual({});
});
