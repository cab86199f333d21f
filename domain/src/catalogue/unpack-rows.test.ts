import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { unpackRows } from './unpack-rows.ts';

it('brings back what was packed', async () => {
  const rows = [{ slug: 'a', title: 'Ünï 😀' }, { slug: 'b' }];
  const packed = new Uint8Array(deflateRawSync(JSON.stringify(rows)));
  expect(await unpackRows({ packed, count: 2 })).toEqual(rows);
});

it('is nothing where nothing was, and fails on bytes that are none', async () => {
  for (const data of [null, undefined, {}, { shards: [] }]) expect(await unpackRows(data)).toEqual([]);
  await expect(unpackRows({ packed: new Uint8Array([1, 2, 3]) })).rejects.toThrow();
});
