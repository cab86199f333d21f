import { expect, it } from 'vitest';
import { catalogueRow } from '../../testing/catalogue-row.ts';
import { firstPageOf, isFor, shows } from './first-page.ts';
import { readListState } from './list-state.ts';
import { narrowRows } from './narrow-rows.ts';

const rows = Array.from({ length: 200 }, (_, n) =>
  catalogueRow(`t${n}`, {
    category: n % 2 ? 'auth' : 'blog',
    priceCents: n * 100,
    rating: n % 5,
    downloads: (n * 37) % 200,
    dateAdded: n,
    ...(n % 3 === 0 && { technology: n % 2 ? 'React' : 'HTML' }),
  }),
);
const state = (query: string) => readListState(new URLSearchParams(query));

it.each([
  ['', 12],
  ['category=auth&sort=newest', 12],
  ['price=free', 1],
  ['pages=2', 24],
  ['pages=1000', 60],
  ['category=nothing', 0],
])('begins as the list at %j does, and is never all of it', (query, length) => {
  const first = firstPageOf(rows, state(query));
  const all = narrowRows(rows, state(query), null);
  expect(first.rows).toEqual(all.slice(0, length));
  expect(first).toMatchObject({ matches: all.length, total: rows.length, technologies: ['HTML', 'React'] });
  expect(isFor(first, state(query))).toBe(true);
  expect(shows(first, state(query))).toBe(query !== 'pages=1000');
});

it('is of no other state, and of no search', () => {
  const first = firstPageOf(rows, state('category=auth'));
  for (const other of ['', 'category=blog', 'category=auth&pages=2', 'category=auth&sort=newest'])
    expect(isFor(first, state(other))).toBe(false);
  expect(isFor(first, state('category=auth&nothing=known'))).toBe(true);
  const searched = firstPageOf(rows, state('q=t1'));
  expect(searched.rows).toEqual([]);
  expect(isFor(searched, state('q=t1'))).toBe(false);
});
