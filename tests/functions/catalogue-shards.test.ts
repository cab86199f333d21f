import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { summarize } from '@tempera/domain/catalogue/catalogue';
import { versionOf } from '@tempera/domain/catalogue/find-address';
import { type Category, categorySchema } from '@tempera/domain/catalogue/product';
import { rowsPerShard, shardFile, shardOf } from '@tempera/domain/catalogue/shards';
import { durations } from '@tempera/domain/site/durations';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listProducts } from '../../functions/src/api/list-products.ts';
import { refreshCatalogue } from '../../functions/src/catalogue/catalogue.store.ts';
import { readRows } from '../../functions/src/catalogue/rows.store.ts';
import { readShard, writeShard } from '../../functions/src/catalogue/shards.store.ts';
import { sweepShards } from '../../functions/src/catalogue/sweep-shards.ts';
import { runMigrations } from '../../functions/src/migrations/run-migrations.ts';
import { shardCatalogue } from '../../functions/src/migrations/shard-catalogue.ts';
import { bucket, db } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { filesBelow } from './support/files-below.ts';
import { putProduct, readDocument, unique } from './support/store.ts';

/** Enough for two shards, whatever else is in the store. */
const count = rowsPerShard(0) + 30;
const slugs = Array.from({ length: count }, () => unique('shard'));
const [one = '', other = ''] = slugs;

const namesNow = async (): Promise<string[]> => (await readDocument('catalogue/rows'))?.shards;
const files = async () => new Set(await filesBelow('catalogue/'));
const update = (slug: string, fields: object) => db().doc(`products/${slug}`).update(fields);

/** What is for sale, by the products themselves. */
async function sold(): Promise<string[]> {
  const active = await db().collection('products').where('status', '==', 'active').get();
  return active.docs.filter((product) => product.get('version')).map(({ id }) => id);
}

/** The rows and the summary are what they would be if they were made anew. */
async function expectWhole(): Promise<void> {
  const rows = await readRows();
  expect(rows.map(({ slug }) => slug).toSorted()).toEqual((await sold()).toSorted());
  const { docs } = await db().collection('categories').get();
  const categories = docs.flatMap((doc): Category[] => {
    const parsed = categorySchema.safeParse(doc.data());
    return parsed.success ? [{ ...parsed.data, slug: doc.id }] : [];
  });
  const { updatedAt: _at, ...summary } = (await readDocument('catalogue/summary')) ?? {};
  expect(summary).toEqual(summarize(rows, categories));
  const names = await namesNow();
  expect(await readDocument('catalogue/rows')).toMatchObject({ shards: names, count: rows.length });
  // Whoever follows the version alone hears of the same changes.
  const version = versionOf({ shards: names, count: rows.length });
  expect(await readDocument('catalogue/version')).toMatchObject({ version });
  for (const [place, name] of names.entries())
    for (const { slug } of await readShard(name)) expect(shardOf(slug, names.length)).toBe(place);
}

const aborted = 10;

/** As for a trigger, whose event comes again when its transaction could not get through. */
async function refreshUntilThrough(slug: string): Promise<void> {
  for (;;) {
    try {
      await refreshCatalogue([slug]);
      return;
    } catch (error) {
      if ((error as { code?: unknown }).code !== aborted) throw error;
    }
  }
}

beforeAll(async () => {
  await Promise.all(slugs.map((slug) => putProduct({ slug })));
  await db().doc('catalogue/rows').delete();
  await refreshCatalogue([]);
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await Promise.all(slugs.map((slug) => db().doc(`products/${slug}`).delete()));
  await db().doc('catalogue/rows').delete();
  await refreshCatalogue([]);
});

describe('a change of a product', () => {
  it('writes the file of its shard, and no other', async () => {
    await expectWhole();
    const [before, lay] = [await namesNow(), await files()];
    expect(before.length).toBeGreaterThan(1);
    await update(one, { title: 'Changed', downloads: 4_000 });
    expect(await refreshCatalogue([one])).toBe(true);
    const after = await namesNow();
    const place = shardOf(one, before.length);
    expect(after.map((name, at) => name !== before[at])).toEqual(before.map((_, at) => at === place));
    const fresh = [...(await files())].filter((file) => !lay.has(file));
    expect(fresh).toEqual([shardFile(after[place] ?? '')]);
    expect((await readRows()).find(({ slug }) => slug === one)).toMatchObject({ title: 'Changed' });
    await expectWhole();
  });

  it('writes no file where no row has changed', async () => {
    const [before, lay] = [await namesNow(), await files()];
    await update(one, { fullDescription: 'Nothing that a list shows.' });
    await refreshCatalogue([one]);
    expect(await namesNow()).toEqual(before);
    expect(await files()).toEqual(lay);
  });

  it('is found by a search, and what has not changed is put together once', async () => {
    const rows = await readRows();
    expect(await readRows()).toBe(rows);
    const title = `Zeppelin ${unique('found')}`;
    const found = async () => (await listProducts({ q: title })).map(({ slug }) => slug);
    expect(await found()).not.toContain(one);
    await update(one, { title });
    await refreshCatalogue([one]);
    expect(await readRows()).not.toBe(rows);
    expect(await found()).toEqual([one]);
  });

  it('counts at once, whoever else changes something', async () => {
    await Promise.all(
      slugs.slice(2, 12).map(async (slug, n) => {
        await update(slug, { category: n % 2 ? 'blog' : 'auth', downloads: n });
        await refreshUntilThrough(slug);
      }),
    );
    await expectWhole();
  });
});

it('a process that is killed between a file and its name loses nothing', async () => {
  const [before, lay] = [await namesNow(), await files()];
  await update(other, { title: 'Killed' });
  const script = fileURLToPath(new URL('support/refresh-and-die.ts', import.meta.url));
  const child = spawn(process.execPath, [script, other], { stdio: 'ignore' });
  expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
  expect(await namesNow()).toEqual(before);
  const orphans = [...(await files())].filter((file) => !lay.has(file));
  expect(orphans).toHaveLength(1);
  expect((await readRows()).find(({ slug }) => slug === other)).not.toMatchObject({ title: 'Killed' });
  expect(await refreshCatalogue([other])).toBe(true);
  expect((await namesNow()).map(shardFile)).toContain(orphans[0]);
  await expectWhole();
});

describe('a catalogue that can’t be gone on with is made anew', () => {
  const broken = (path: string, data: object) => db().doc(path).set(data);

  it.each<[string, () => Promise<unknown>]>([
    ['from before there were shards', () => broken('catalogue/rows', { packed: Buffer.from('x'), count: 3 })],
    ['that is missing', () => db().doc('catalogue/rows').delete()],
    ['without its tallies', () => db().doc('catalogue/tallies').delete()],
    ['whose tallies are rubbish', () => broken('catalogue/tallies', { packed: Buffer.from('rubbish') })],
    [
      'whose tallies are of other shards',
      async () => {
        const tallies = await readDocument('catalogue/tallies');
        await update(one, { downloads: 5_000 });
        await refreshCatalogue([one]);
        await broken('catalogue/tallies', tallies ?? {});
      },
    ],
  ])('%s', async (_, breakIt) => {
    await breakIt();
    expect(await refreshCatalogue([])).toBe(true);
    expect(await readDocument('catalogue/rows')).not.toHaveProperty('packed');
    await expectWhole();
    expect(await refreshCatalogue([])).toBe(false);
  });

  it('of which a file is lost or is not what it was, with the next change in it', async () => {
    for (const loss of [null, '[]']) {
      // Not the one that a process remembers.
      await update(one, { downloads: 6_000 + (loss?.length ?? 0) });
      const rows = (await readRows()).map((row) =>
        row.slug === one ? { ...row, title: unique('never') } : row,
      );
      const lost = await writeShard(rows, undefined);
      const file = (await bucket()).file(shardFile(lost));
      await (loss === null ? file.delete() : file.save(loss, { resumable: false }));
      const names = await namesNow();
      const index = names.map((name, place) => (place === shardOf(one, names.length) ? lost : name));
      vi.resetModules();
      const { refreshCatalogue: refreshAnew } = await import(
        '../../functions/src/catalogue/catalogue.store.ts'
      );
      await db().doc('catalogue/rows').update({ shards: index });
      expect(await refreshAnew([one])).toBe(true);
      expect(await namesNow()).not.toContain(lost);
      await expectWhole();
    }
  });

  it('by the migration, once, and is read as it was until then', async () => {
    await db().recursiveDelete(db().collection('migrations'));
    const rows = await readRows();
    await broken('catalogue/rows', { packed: deflateRawSync(JSON.stringify(rows)), count: rows.length });
    expect(await readRows()).toEqual(rows);
    const run = () => runMigrations({ list: [shardCatalogue] });
    expect(await run()).toMatchObject([{ state: 'done', before: false, counts: { failed: 0 } }]);
    await expectWhole();
    expect(await run()).toMatchObject([{ state: 'done', before: true }]);
  });
});

describe('the sweep', () => {
  /** As it will run so many milliseconds from now. */
  async function sweepIn(ms: number): Promise<void> {
    const now = Date.now();
    const spy = vi.spyOn(clock, 'now').mockReturnValue(now + ms);
    await sweepShards();
    spy.mockRestore();
  }
  const day = durations.uploadKept + 1_000;
  const left = async (name: string) => (await files()).has(shardFile(name));
  const nobodys = () =>
    writeShard([], unique('former')).then(async (empty) => {
      // Its content is its own.
      const rows = (await readRows()).slice(0, 1).map((row) => ({ ...row, title: unique('nobody') }));
      return writeShard(rows, empty);
    });

  it('takes away what nothing has named for a day, and leaves what is named or younger', async () => {
    const unnamed = await nobodys();
    await sweepIn(0);
    await sweepIn(durations.uploadKept - 60_000);
    expect(await left(unnamed)).toBe(true);
    await sweepIn(day);
    expect(await left(unnamed)).toBe(false);
    for (const name of await namesNow()) expect(await left(name)).toBe(true);
    const young = await nobodys();
    await sweepIn(2 * day);
    expect(await left(young)).toBe(true);
    await expectWhole();
  });

  it('leaves what was named a day ago and is named again', async () => {
    await update(one, { title: 'There' });
    await refreshCatalogue([one]);
    const there = (await namesNow())[shardOf(one, (await namesNow()).length)] ?? '';
    await update(one, { title: 'And' });
    await refreshCatalogue([one]);
    await sweepIn(0);
    await update(one, { title: 'There' });
    await refreshCatalogue([one]);
    expect(await namesNow()).toContain(there);
    await sweepIn(day);
    expect(await left(there)).toBe(true);
  });

  it('takes nothing away where the catalogue names nothing, and has it made anew', async () => {
    const unnamed = await nobodys();
    await sweepIn(0);
    await db().doc('catalogue/rows').delete();
    await sweepIn(day);
    expect(await left(unnamed)).toBe(true);
    await expectWhole();
  });
});
