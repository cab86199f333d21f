import { deflateRawSync } from 'node:zlib';
import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { arrangeRows, shardFile, shardOf } from '@tempera/domain/catalogue/shards';
import { beforeEach, expect, it, vi } from 'vitest';
import { catalogueRow } from '../../../../domain/testing/catalogue-row.ts';

const rows = Array.from({ length: 900 }, (_, n) => catalogueRow(`t${n}`, { dateAdded: n }));
const slugsOf = (some: readonly CatalogueRow[]) => some.map(({ slug }) => slug);

/** What the store serves, by address; and a browser's Cache Storage, which outlives a page. */
const served = new Map<string, CatalogueRow[]>();
const shelf = new Map<string, Response>();
const asked: string[] = [];
let online = true;

beforeEach(() => {
  served.clear();
  shelf.clear();
  asked.length = 0;
  online = true;
  vi.stubEnv('SSR', false);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (!online) throw new TypeError('Failed to fetch');
    const found = served.get(address);
    return found ? Response.json(found) : new Response('', { status: 404 });
  });
  const cache = {
    match: async (address: string) => shelf.get(address)?.clone(),
    put: async (address: string, response: Response) => void shelf.set(address, response),
    keys: async () => [...shelf.keys()].map((address) => ({ url: `https://store.example.com${address}` })),
    delete: async (url: string) => shelf.delete(new URL(url).pathname),
  };
  vi.stubGlobal('caches', { open: async () => cache });
});

/** Puts shards where they are served. @returns what the store's document says of them */
function publish(shards: readonly CatalogueRow[][], version: string) {
  const names = shards.map((_, place) => `${place}${version}`.padStart(32, '0'));
  for (const [place, shard] of shards.entries()) served.set(`/${shardFile(names[place] ?? '')}`, shard);
  return { shards: names, count: shards.flat().length };
}

/** A page that has just been opened. */
async function openPage() {
  vi.resetModules();
  return import('./shards.ts');
}

it('puts all rows together, newest first, and asks for each shard once', async () => {
  const { joinRows } = await openPage();
  const data = publish(arrangeRows(rows), 'a');
  expect(data.shards).toHaveLength(4);
  const [all, again] = await Promise.all([joinRows(data), joinRows(data)]);
  expect(slugsOf(all)).toEqual(slugsOf(rows.toReversed()));
  expect(again).toBe(all);
  expect(asked).toHaveLength(4);
});

it('fetches what has changed alone, and lets go of what it took the place of', async () => {
  const { joinRows } = await openPage();
  const shards = arrangeRows(rows);
  const before = publish(shards, 'a');
  await joinRows(before);
  asked.length = 0;
  const place = shardOf('t7', shards.length);
  const changed = (shards[place] ?? []).map((one) => (one.slug === 't7' ? { ...one, title: 'New' } : one));
  const names = before.shards.with(place, publish([changed], 'b').shards[0] ?? '');
  const now = await joinRows({ ...before, shards: names });
  expect(asked).toEqual([`/${shardFile(names[place] ?? '')}`]);
  expect(now.find(({ slug }) => slug === 't7')?.title).toBe('New');
  await vi.waitFor(() =>
    expect([...shelf.keys()].toSorted()).toEqual(names.map((one) => `/${shardFile(one)}`).toSorted()),
  );
});

it('has them on the next visit, and without a connection', async () => {
  const data = publish(arrangeRows(rows), 'a');
  await (await openPage()).joinRows(data);
  asked.length = 0;
  online = false;
  expect(await (await openPage()).joinRows(data)).toHaveLength(rows.length);
  expect(asked).toEqual([]);
});

it('fetches for some products the shards that these are in', async () => {
  const { pickRows } = await openPage();
  const data = publish(arrangeRows(rows), 'a');
  expect(slugsOf(await pickRows(data, ['t3', 'never-heard-of']))).toEqual(['t3']);
  expect(asked.length).toBeLessThanOrEqual(2);
  expect(await pickRows(data, [])).toEqual([]);
});

it('says when a shard can’t be had, and asks for it again', async () => {
  const { joinRows, pickRows } = await openPage();
  const data = publish(arrangeRows(rows), 'a');
  online = false;
  await expect(joinRows(data)).rejects.toThrow(TypeError);
  online = true;
  expect(await joinRows(data)).toHaveLength(rows.length);
  await expect(joinRows({ shards: ['f'.repeat(32)], count: 1 })).rejects.toThrow('404');
  expect(await joinRows({})).toEqual([]);
  expect(await pickRows({}, ['t3'])).toEqual([]);
});

it('shows what is from before there were shards', async () => {
  const { joinRows, pickRows } = await openPage();
  const data = { packed: new Uint8Array(deflateRawSync(JSON.stringify(rows))), count: rows.length };
  expect(await joinRows(data)).toEqual(rows);
  expect(slugsOf(await pickRows(data, ['t3', 'never-heard-of']))).toEqual(['t3']);
  expect(asked).toEqual([]);
});
