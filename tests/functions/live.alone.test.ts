import { expect, it, vi } from 'vitest';
import { readRows } from '../../functions/src/catalogue/rows.store.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { storeUrl } from './support/http.ts';
import { putProduct } from './support/store.ts';

/** Downloads may give it another place among the most wanted, of which the summary tells. */
async function ask() {
  const changes = (await (await fetch(storeUrl('/live.json'))).json()) as Record<string, number>;
  return { rows: changes['catalogue/rows'] ?? 0, products: changes['catalogue/products'] ?? 0 };
}

const patient = { timeout: 60_000, interval: 100 };

/** Alone: any other product's change would be noted too. */
it('tells visitors’ open pages nothing of downloads, and of the next price', async () => {
  const slug = await putProduct();
  const listed = (fields: object) =>
    vi.waitFor(
      async () => expect(await readRows()).toContainEqual(expect.objectContaining({ slug, ...fields })),
      patient,
    );
  await listed({});
  const before = await ask();

  const product = db().doc(`products/${slug}`);
  await product.update({ downloads: 41 });
  await listed({ downloads: 41 });
  expect(await ask()).toEqual(before);

  await product.update({ priceCents: 4_200 });
  await vi.waitFor(async () => {
    const after = await ask();
    expect(after.rows).toBeGreaterThan(before.rows);
    expect(after.products).toBeGreaterThan(before.products);
  }, patient);
});
