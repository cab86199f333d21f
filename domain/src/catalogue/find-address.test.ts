import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueRow } from './catalogue.ts';
import { findAddress, isLarge, largeVersion, stateAsked, versionOf } from './find-address.ts';
import { joinParts, listPart, mostPages, partsOf, shows } from './first-page.ts';
import { type ListState, pageSize, readListState } from './list-state.ts';
import { narrowRows } from './narrow-rows.ts';
import { createFollowingSearch, createRowSearch } from './search-rows.ts';
import { mostRowsInBrowser } from './shards.ts';

const words = ['neo', 'gate', 'portfolio', 'landing', 'market', 'night'];
const row = (n: number, more: Partial<CatalogueRow> = {}): CatalogueRow => ({
  slug: `t${n}`,
  title: `${words[n % 6]} ${words[(n * 5 + 1) % 6]} ${n}`,
  description: '',
  category: n % 2 ? 'auth' : 'blog',
  tags: [],
  priceCents: (n % 60) * 100,
  currency: 'USD',
  rating: n % 6,
  reviewCount: n % 7,
  downloads: (n * 37) % 200,
  image: '',
  dateAdded: 1_000 - n,
  updatedAt: 0,
  ...(n % 3 === 0 && { technology: n % 2 ? 'React' : 'HTML' }),
  ...more,
});
const rows = Array.from({ length: 400 }, (_, n) => row(n));
const { find } = createRowSearch(rows);
const version = versionOf({ shards: ['a'], count: 1 });

const states = fc.record({
  q: fc.constantFrom('', '', 'neo', 'portfoilo', ' Night  MARKET '),
  category: fc.constantFrom('', 'auth', 'nowhere'),
  price: fc.constantFrom('any', 'free', '10-to-40', 'x'),
  technology: fc.constantFrom('', 'React'),
  rating: fc.constantFrom('', '4', '9'),
  sort: fc.constantFrom('', 'newest', 'price-up', 'price-down', 'rating', 'popular'),
  pages: fc.constantFrom('', '2', '5', '6', '13', '999', '1e9', '-1'),
});
const queryOf = (fields: Record<string, string>) =>
  new URLSearchParams(Object.entries(fields).filter(([, value]) => value));
/** As the server answers an address. */
function answer(address: string) {
  const { pathname, searchParams } = new URL(address, 'https://store.invalid');
  const state = stateAsked(pathname, searchParams) as ListState;
  return listPart(rows, state, state.q ? find(state.q) : null);
}

describe('what the server answers', () => {
  it('is what a browser with all rows would show, whatever is asked', () => {
    fc.assert(
      fc.property(states, (fields) => {
        const state = readListState(queryOf(fields));
        const parts = partsOf(state).map((part) => answer(findAddress(version, part)));
        for (const part of parts) expect(part.rows.length).toBeLessThanOrEqual(mostPages * pageSize);
        const page = joinParts(state, parts);
        const all = narrowRows(rows, state, state.q.trim() ? find(state.q) : null);
        expect(page.rows).toEqual(all.slice(0, state.pages * pageSize));
        expect([page.matches, page.total]).toEqual([all.length, rows.length]);
        expect(shows(page, state)).toBe(true);
      }),
    );
  });

  it('is twenty parts at most, however many pages an address asks for', () => {
    expect(partsOf(readListState(new URLSearchParams('pages=1000')))).toHaveLength(20);
  });

  it('shows a row once that is in two parts, as the catalogue has changed between them', () => {
    const state = readListState(new URLSearchParams('pages=6'));
    const [first, last] = partsOf(state).map((part) => answer(findAddress(version, part)));
    if (!first || !last) throw new Error('no parts');
    const page = joinParts(state, [first, { ...last, rows: [...first.rows.slice(-1), ...last.rows] }]);
    expect(page.rows.map(({ slug }) => slug)).toEqual([...new Set(page.rows.map(({ slug }) => slug))]);
  });
});

describe('an address', () => {
  it('is one for each state, however it is written', () => {
    const canonical = (query: string) => {
      const state = stateAsked(`/catalogue/find/${version}`, new URLSearchParams(query));
      return state && findAddress(version, state);
    };
    const one = `/catalogue/find/${version}?q=neo+gate&category=auth`;
    for (const query of [
      'q=neo+gate&category=auth',
      'category=auth&q=%20Neo%20%20GATE%20&utm_source=x',
      'q=neo+gate&q=other&category=auth&sort=relevance&pages=1',
      'q=neo+gate&category=auth&pages=0&rating=7&price=none',
    ])
      expect(canonical(query)).toBe(one);
    expect(canonical('')).toBe(`/catalogue/find/${version}`);
    expect(canonical(`q=${'x'.repeat(5_000)}&category=${'y'.repeat(5_000)}`)?.length).toBeLessThan(320);
  });

  it('is stable: asked for what it asks for, it is itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (q) => {
        const state = readListState(new URLSearchParams({ q }));
        const address = findAddress(version, state);
        const { pathname, searchParams } = new URL(address, 'https://store.invalid');
        expect(findAddress(version, stateAsked(pathname, searchParams) as ListState)).toBe(address);
      }),
    );
  });

  it.each(['/catalogue/find/', '/catalogue/find/x', `/catalogue/find/${'A'.repeat(16)}`, '/catalogue/rows'])(
    'is none: %s',
    (path) => expect(stateAsked(path, new URLSearchParams())).toBeNull(),
  );

  it('is another for each version of the catalogue', () => {
    const versions = [['a', 'b'], ['b', 'a'], ['ab'], ['a']].map((shards) => versionOf({ shards, count: 1 }));
    expect(new Set(versions).size).toBe(4);
    expect(isLarge({ shards: ['a'], count: mostRowsInBrowser })).toBe(false);
    expect(isLarge({ shards: ['a'], count: mostRowsInBrowser + 1 })).toBe(true);
  });

  it('is told by the small document, and by the names where there is none yet', () => {
    const shards = ['a'.repeat(32)];
    const names = { shards, count: mostRowsInBrowser + 1 };
    expect(largeVersion({ version: 'b'.repeat(16), updatedAt: 1 })).toBe('b'.repeat(16));
    expect(largeVersion(names)).toBe(versionOf(names));
    expect([{ shards, count: mostRowsInBrowser }, {}, null].map(largeVersion)).toEqual([null, null, null]);
  });
});

describe('a search that follows', () => {
  it('finds what is there now, and no more what was', async () => {
    const search = createFollowingSearch();
    await search.follow(rows);
    expect(search.find('portfoilo 2')).toEqual(find('portfoilo 2'));
    const now = [
      ...rows.slice(1, 100),
      row(5_000, { title: 'Zeppelin' }),
      row(1, { title: 'Balloon' }),
    ].slice(1);
    await Promise.all([search.follow(now), search.follow(now)]);
    expect(search.find('zepelin')).toEqual(['t5000']);
    expect(search.find('baloon')).toEqual(['t1']);
    expect(search.find('neo')).not.toContain('t0');
    await search.follow([]);
    expect(search.find('zepelin')).toEqual([]);
  });

  it('begins anew after rows that it could not take in', async () => {
    const search = createFollowingSearch();
    await search.follow(rows);
    const torn = [row(5_000, { title: 'Zeppelin' }), Object.assign(row(5_001), { tags: null })];
    await expect(search.follow(torn)).rejects.toThrow(TypeError);
    await search.follow(rows);
    expect(search.find('portfoilo 2')).toEqual(find('portfoilo 2'));
    expect(search.find('zepelin')).toEqual([]);
    const waiting = [search.follow(torn), search.follow([row(5_002, { title: 'Balloon' })])];
    await Promise.allSettled(waiting);
    expect(search.find('baloon')).toEqual(['t5002']);
    expect(search.find('neo')).toEqual([]);
  });

  it('takes what has changed back again, as often as it does', async () => {
    const search = createFollowingSearch();
    const other = rows.map((one, n) => (n % 3 ? one : row(n, { title: `Balloon ${n}` })));
    for (const now of [rows, other, rows.slice(200), other.toReversed(), rows]) await search.follow(now);
    for (const text of ['neo', 'portfoilo 2', 'balloon', 'ga']) expect(search.find(text)).toEqual(find(text));
  });

  it('looks for so many words only, each once', () => {
    expect(find(`${'neo '.repeat(100)}`)).toEqual(find('neo'));
    expect(find(`neo gate ${'neo '.repeat(50)} zeppelin`)).toEqual([]);
    const many = Array.from({ length: 12 }, (_, n) => 'neo'.repeat(n + 1).slice(0, n + 3));
    expect(() => find(`${many.join(' ')} zeppelin`)).not.toThrow();
  });
});
