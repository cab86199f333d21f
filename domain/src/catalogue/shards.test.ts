import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { catalogueRow as row } from '../../testing/catalogue-row.ts';
import { type CatalogueRow, makeSummary, summarize, withRow } from './catalogue.ts';
import {
  arrangeRows,
  changeRows,
  joinShards,
  mostRowsInBrowser,
  readFeatured,
  readShardIndex,
  rowsPerShard,
  type ShardedRows,
  shardAt,
  shardFile,
  shardOf,
  tallyOf,
  totalCounts,
} from './shards.ts';

const categories = ['auth', 'blog', 'none'].map((slug, order) => ({
  slug,
  name: slug,
  description: '',
  featured: [],
  colour: 'ochre' as const,
  order,
}));

/** Rows with ties in everything that orders them. */
const manyRows = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    row(`template-${i}`, {
      category: i % 3 === 0 ? 'blog' : 'auth',
      downloads: (i * 7919) % 500,
      rating: (i % 11) / 2,
      dateAdded: (i * 31) % 700,
    }),
  );

/** A catalogue that is kept as the store keeps it: shards, and a tally of each. */
function openStore(rows: CatalogueRow[] = []) {
  let shards = arrangeRows(rows);
  const read = vi.fn(async (place: number) => shards[place] as readonly CatalogueRow[]);
  let now: ShardedRows = { tallies: shards.map(tallyOf), read };
  return {
    read,
    shards: () => shards,
    rows: () => joinShards(shards),
    tallies: () => now.tallies,
    async change(slugs: string[], listed: CatalogueRow[]) {
      const changed = await changeRows(now, slugs, listed);
      const featured = await readFeatured(changed);
      shards = changed.tallies.map(
        (_, place) => changed.shards.get(place) ?? (shards[place] as CatalogueRow[]),
      );
      now = { tallies: changed.tallies, read };
      return { ...changed, summary: makeSummary(featured, totalCounts(changed.tallies), categories) };
    },
  };
}

const sorted = (rows: readonly CatalogueRow[]): CatalogueRow[] => {
  const [first] = rows;
  return first ? withRow(rows, first.slug, first) : [];
};

describe('the place of a product', () => {
  it('is one of the shards, the same each time, about as often each', () => {
    for (const size of [1, 2, 3, 5, 48, 400]) {
      const filled = new Array<number>(size).fill(0);
      for (let i = 0; i < size * 100; i += 1) {
        const place = shardOf(`template-${i}`, size);
        expect(shardOf(`template-${i}`, size)).toBe(place);
        filled[place] = (filled[place] ?? 0) + 1;
      }
      expect(filled).toHaveLength(size);
      expect(Math.min(...filled)).toBeGreaterThan(20);
      expect(Math.max(...filled)).toBeLessThan(300);
    }
  });

  it('changes for the rows of one shard alone when there is one more', () => {
    for (let size = 1; size < 40; size += 1) {
      const moved = manyRows(2_000).filter(({ slug }) => shardOf(slug, size) !== shardOf(slug, size + 1));
      expect(new Set(moved.map(({ slug }) => shardOf(slug, size))).size).toBe(1);
      expect(new Set(moved.map(({ slug }) => shardOf(slug, size + 1)))).toEqual(new Set([size]));
    }
  });
});

describe('a catalogue in shards', () => {
  const step = fc.array(
    fc.record({
      slug: fc.integer({ min: 0, max: 60 }).map((n) => `t${n}`),
      listed: fc.boolean(),
      downloads: fc.nat(3),
      rating: fc.nat(2),
      dateAdded: fc.nat(2),
      category: fc.constantFrom('auth', 'blog', 'unknown', '__proto__'),
    }),
    { maxLength: 12 },
  );

  it('has the same rows and summary after any changes as from scratch', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 1_300 }),
        fc.array(step, { maxLength: 8 }),
        async (begin, steps) => {
          const store = openStore(manyRows(begin));
          const expected = new Map(manyRows(begin).map((one) => [one.slug, one]));
          for (const changes of steps) {
            const last = new Map(changes.map((change) => [change.slug, change]));
            const listed = [...last.values()].flatMap(({ slug, listed: isListed, ...fields }) =>
              isListed ? [row(slug, fields)] : [],
            );
            for (const slug of last.keys()) expected.delete(slug);
            for (const one of listed) expected.set(one.slug, one);
            const { summary } = await store.change([...last.keys()], listed);
            const all = [...expected.values()];
            expect(store.rows()).toEqual(sorted(all));
            expect(summary).toEqual(summarize(all, categories));
            expect(store.tallies()).toEqual(store.shards().map(tallyOf));
            for (const [place, rows] of store.shards().entries())
              for (const { slug } of rows) expect(shardOf(slug, store.shards().length)).toBe(place);
          }
        },
      ),
      { numRuns: 20 },
    );
  });

  it('holds 12,000 rows, of which a change reads and renews one shard', async () => {
    const rows = manyRows(12_000);
    const store = openStore(rows);
    expect(store.tallies()).toHaveLength(12);
    expect(Math.max(...store.shards().map(({ length }) => length))).toBeLessThan(2_000);
    const before = store.shards();
    const changed = row('template-77', { title: 'Changed', downloads: 1 });
    await store.change(['template-77'], [changed]);
    const place = shardOf('template-77', before.length);
    expect(store.shards().flatMap((shard, at) => (shard === before[at] ? [] : [at]))).toEqual([place]);
    // Its own, and those of the six that are featured.
    expect(store.read.mock.calls.length).toBeLessThanOrEqual(7);
    const all = [...rows.filter(({ slug }) => slug !== 'template-77'), changed];
    expect(store.rows()).toEqual(sorted(all));
  });

  it('grows and shrinks with its rows, two files at a time', async () => {
    const store = openStore();
    const rows = manyRows(1_100);
    for (const one of rows) {
      const before = store.shards();
      await store.change([one.slug], [one]);
      const renewed = store.shards().filter((shard, at) => shard !== before[at]);
      expect(renewed.length).toBeLessThanOrEqual(3);
    }
    expect(store.shards()).toHaveLength(5);
    for (const { slug } of rows.slice(2)) await store.change([slug], []);
    expect(store.shards()).toHaveLength(1);
    expect(store.rows()).toEqual(sorted(rows.slice(0, 2)));
  });

  it('moves nothing when a product comes and goes where shards become larger', async () => {
    const rows = manyRows(mostRowsInBrowser);
    const [one] = rows as [CatalogueRow];
    const store = openStore(rows);
    const more = row('one-more', {});
    const { length } = store.shards();
    for (const listed of [[more], [], [more], []]) {
      await store.change(['one-more'], listed);
      expect(store.shards()).toHaveLength(length);
    }
    await store.change([one.slug], [one]);
    expect(store.rows()).toEqual(sorted(rows));
  });

  it('moves nothing when a product comes and goes at the limit of a shard', async () => {
    const rows = manyRows(rowsPerShard(0) + 1);
    const [one] = rows as [CatalogueRow];
    const store = openStore(rows);
    expect(store.shards()).toHaveLength(2);
    await store.change([one.slug], []);
    expect(store.shards()).toHaveLength(2);
    await store.change([one.slug], [one]);
    expect(store.shards()).toHaveLength(2);
  });
});

describe('what names shards', () => {
  const name = '0123456789abcdef'.repeat(2);

  it('is read where it is whole', () => {
    expect(readShardIndex({ shards: [name], count: 3, updatedAt: 1 })).toEqual({ shards: [name], count: 3 });
  });

  it.each([
    null,
    undefined,
    {},
    { packed: new Uint8Array([1]), count: 3 },
    { shards: [], count: 0 },
    { shards: [name, 'x'], count: 3 },
    { shards: [`../${name}`], count: 3 },
    { shards: [name, 7], count: 3 },
    { shards: name, count: 3 },
    { shards: [name] },
  ])('is nothing where it is broken or old: %o', (data) => {
    expect(readShardIndex(data)).toBeNull();
  });

  it('is found in a file and in an address, and in nothing else', () => {
    expect(shardAt(shardFile(name))).toBe(name);
    expect(shardAt(`/${shardFile(name)}`)).toBe(name);
    for (const path of [name, `catalogue/${name}`, `/catalogue/x/${name}.json`, `/catalogue/${name}.json/`])
      expect(shardAt(path)).toBeNull();
    for (const forged of ['', name.slice(1), `${name}0`, name.toUpperCase(), `..%2f${name}`])
      expect(shardAt(`/catalogue/${forged}.json`)).toBeNull();
  });
});
