import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { shardFile, shardOf } from '@tempera/domain/catalogue/shards';
import { expect, it, vi } from 'vitest';
import { storeUrl } from './support/http.ts';
import { putProduct, readDocument } from './support/store.ts';

const ask = (path: string, init?: RequestInit) => fetch(storeUrl(path), init);

/** The address of the shard that a product is in, once it is. */
async function addressOf(slug: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const { shards = [] } = (await readDocument('catalogue/rows')) ?? {};
      const address = `/${shardFile(shards[shardOf(slug, shards.length)])}`;
      const rows = (await (await ask(address)).json()) as CatalogueRow[];
      expect(rows.map((row) => row.slug)).toContain(slug);
      return address;
    },
    { timeout: 90_000, interval: 100 },
  );
}

it('gives everybody the rows of a shard, to be kept for good', async () => {
  const address = await addressOf(await putProduct({ title: '<b>Bold</b>' }));
  const response = await ask(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const head = await ask(address, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const put = await ask(address, { method: 'PUT' });
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it.each([
  `/catalogue/${'0'.repeat(32)}.json`,
  `/catalogue/${'0'.repeat(31)}.json`,
  `/catalogue/${'A'.repeat(32)}.json`,
  `/catalogue/${'0'.repeat(32)}`,
  '/catalogue/rows',
  '/catalogue/',
])('has nothing at %s, and keeps no answer', async (path) => {
  const { status, headers } = await ask(path);
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
});

it('is in the site map, which reads the same files', async () => {
  const slug = await putProduct();
  await addressOf(slug);
  expect(await (await ask('/sitemap.xml')).text()).toContain(slug);
  expect(await (await ask('/sitemap-1.xml')).text()).toContain(slug);
  expect((await ask('/sitemap-2.xml')).status).toBe(404);
});
