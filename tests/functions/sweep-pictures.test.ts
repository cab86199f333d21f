import { randomBytes } from 'node:crypto';
import { durations } from '@tempera/domain/site/durations';
import { afterEach, expect, it, vi } from 'vitest';
import { bucket, db } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { storedPictures } from '../../functions/src/products/pictures.store.ts';
import { sweepPictures } from '../../functions/src/products/sweep-pictures.ts';
import { putCategory, putProduct } from './support/store.ts';

afterEach(() => vi.restoreAllMocks());

/** Pictures whose names begin alike and are nobody else's, so that only they are swept. */
async function putPictures<const Name extends string>(names: readonly Name[]) {
  const prefix = `pictures/${randomBytes(10).toString('hex')}`;
  const file = (name: Name) => `${prefix}${names.indexOf(name).toString().padStart(12, '0')}.png`;
  const put = async (name: Name) => (await bucket()).file(file(name)).save('png', { resumable: false });
  for (const name of names) await put(name);
  const left = async () => {
    const [files] = await (await bucket()).getFiles({ prefix });
    return names.filter((name) => files.some((found) => found.name === file(name)));
  };
  return { prefix, address: (name: Name) => `/${file(name)}`, put, left };
}

/** The sweep as it will run so many milliseconds from now. */
async function sweepIn(ms: number, prefix: string): Promise<number> {
  const now = Date.now();
  const spy = vi.spyOn(clock, 'now').mockReturnValue(now + ms);
  const removed = await sweepPictures(prefix);
  spy.mockRestore();
  return removed;
}

const day = durations.uploadKept + 1_000;

it('takes away what nothing has shown for a day, once, and leaves all that is shown', async () => {
  const names = [
    'left',
    'played',
    'of a draft',
    'one of many',
    'archived',
    'described',
    'of a category',
  ] as const;
  const { prefix, address, left } = await putPictures(names);
  await putProduct({ video: address('played') });
  await putProduct({ image: address('of a draft'), status: 'draft' });
  await putProduct({ pictures: ['/pictures/other.png', address('one of many')] });
  await putProduct({ image: address('archived'), status: 'archived' });
  await putProduct({ description: `![](https://store.example.com${address('described')})` });
  const category = await putCategory();
  await db()
    .doc(`categories/${category}`)
    .update({ description: address('of a category') });
  expect(await sweepIn(0, prefix)).toBe(0);
  expect(await sweepIn(durations.uploadKept - 60_000, prefix)).toBe(0);
  expect(await left()).toEqual(names);
  expect(await sweepIn(day, prefix)).toBe(1);
  expect(await left()).toEqual(names.slice(1));
  expect(await sweepIn(2 * day, prefix)).toBe(0);
  expect(await left()).toEqual(names.slice(1));
});

it('begins anew for what was shown or uploaded again meanwhile', async () => {
  const { prefix, address, put, left } = await putPictures(['saved late', 'again']);
  await sweepIn(0, prefix);
  const slug = await putProduct({ image: address('saved late') });
  await put('again');
  expect(await sweepIn(day, prefix)).toBe(0);
  await db().doc(`products/${slug}`).update({ image: '' });
  expect(await sweepIn(day + 60_000, prefix)).toBe(0);
  expect(await left()).toEqual(['saved late', 'again']);
  expect(await sweepIn(2 * day + 60_000, prefix)).toBe(2);
  expect(await left()).toEqual([]);
});

it('gives every picture its turn within sixteen hours', async () => {
  const { prefix } = await putPictures(['one']);
  const hour = 60 * 60_000;
  const now = Date.now();
  const spy = vi.spyOn(clock, 'now');
  for (let turn = 0; turn < 16; turn++) {
    spy.mockReturnValue(now + turn * hour);
    await sweepPictures();
  }
  expect(await sweepIn(day + 16 * hour, prefix)).toBe(1);
});

it('leaves alone what is no picture of a product', async () => {
  const { prefix } = await putPictures(['one']);
  const odd = (await bucket()).file(`${prefix}.png`);
  await odd.save('png', { resumable: false });
  await sweepIn(0, prefix);
  expect(await sweepIn(day, prefix)).toBe(1);
  expect(await odd.exists()).toEqual([true]);
});

it('lists page by page, and ends in time', async () => {
  const { prefix, address } = await putPictures(['1', '2', '3', '4', '5']);
  const pages = async (most: number) => {
    const found: string[][] = [];
    for await (const page of storedPictures(prefix, { page: 2, most }))
      found.push(page.map(({ file }) => `/${file}`));
    return found;
  };
  const [one, two, three, four, five] = (['1', '2', '3', '4', '5'] as const).map(address);
  expect(await pages(100)).toEqual([[one, two], [three, four], [five]]);
  expect(await pages(3)).toEqual([
    [one, two],
    [three, four],
  ]);
});
