import { beforeAll, expect, it } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { countAlsoBought } from '../../functions/src/products/count-also-bought.ts';
import { customer } from './support/callers.ts';
import { putProduct, readDocument, unique } from './support/store.ts';

/** Two people have both; a third claimed the second one under a plan, and has no order of it. */
let [chart, phases, guide] = ['', '', ''];
const people = [customer().uid, customer().uid, customer().uid];

const entry = (uid: string | undefined, slug: string) => db().doc(`users/${uid}/library/${slug}`);
const own = (uid: string | undefined, slug: string, orderId: string | null = unique('ORD-')) =>
  entry(uid, slug).set({ slug, orderId, grantedAt: new Date() });
const said = async (slug: string) => (await readDocument(`products/${slug}`))?.alsoBought;

beforeAll(async () => {
  [chart, phases, guide] = [await putProduct(), await putProduct(), await putProduct()];
  for (const uid of people.slice(0, 2)) await Promise.all([own(uid, chart), own(uid, phases)]);
  await Promise.all([own(people[2], chart), own(people[2], guide, null)]);
});

it('counts what buyers have bought as well, from real orders, and counts anew after a refund', async () => {
  const before = (await readDocument(`products/${chart}`))?.updatedAt;
  await countAlsoBought();
  expect([await said(chart), await said(phases), await said(guide)]).toEqual([[phases], [chart], undefined]);
  // It is no edit of the product.
  expect((await readDocument(`products/${chart}`))?.updatedAt).toEqual(before);
  await entry(people[0], phases).delete();
  await countAlsoBought();
  expect([await said(chart), await said(phases)]).toEqual([undefined, undefined]);
});
