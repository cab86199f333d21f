import { describe, expect, it } from 'vitest';
import { catalogueRow } from '../../testing/catalogue-row.ts';
import type { CatalogueRow } from './catalogue.ts';
import { readListState } from './list-state.ts';
import { narrowRows } from './narrow-rows.ts';
import { createRowSearch } from './search-rows.ts';

const row = (slug: string, title: string, more: Partial<CatalogueRow> = {}) =>
  catalogueRow(slug, { title, ...more });

const rows = [
  row('astroaccess', 'AstroAccess', { priceCents: 280, rating: 4.8, downloads: 734, tags: ['login'] }),
  row('neogate', 'Neo Gate', { rating: 5, downloads: 1_837, tags: ['login'] }),
  row('portfolio', 'Portfolio', { category: 'portfolio', priceCents: 3_900 }),
  row('saaslanding', 'SaaS Landing', { category: 'landing-page', priceCents: 4_000 }),
  row('night-market', 'Night Market', { rating: 4, priceCents: 4_000, category: 'food' }),
  row('blog', 'Blog', { category: 'blog', priceCents: 5_900, description: 'Essays with margin notes' }),
];
const { find } = createRowSearch(rows);

describe('search', () => {
  it.each([
    ['neo gate', 'neogate'],
    ['neogate', 'neogate'],
    ['portfoilo', 'portfolio'],
    ['astroacess', 'astroaccess'],
    ['Astro', 'astroaccess'],
    ['landing', 'saaslanding'],
    ['margin', 'blog'],
    ['night', 'night-market'],
    ['night-market', 'night-market'],
    ['blgo', 'blog'],
    ['lbog', 'blog'],
    ['saas lnading', 'saaslanding'],
    ['nihgt', 'night-market'],
    ['essasy magrin', 'blog'],
    ['🦄 blog', 'blog'],
    ['saas + landing', 'saaslanding'],
  ])('finds %s', (text, slug) => {
    expect(find(text)[0]).toBe(slug);
  });

  it('finds nothing for what is nowhere', () => {
    expect(find('zeppelin')).toEqual([]);
    expect(find('🦄')).toEqual([]);
  });

  it('takes any text', () => {
    for (const text of ['', '   ', '"*(', '__proto__', 'x'.repeat(10_000)])
      expect(() => find(text)).not.toThrow();
  });
});

describe('narrowing', () => {
  const slugs = (query: string, found: string[] | null = null) =>
    narrowRows(rows, readListState(new URLSearchParams(query)), found).map(({ slug }) => slug);

  it('shows the most downloaded first', () => {
    expect(slugs('').slice(0, 2)).toEqual(['neogate', 'astroaccess']);
  });

  it.each([
    ['price=free', ['neogate']],
    ['price=under-10', ['astroaccess']],
    ['price=10-to-40', ['night-market', 'portfolio', 'saaslanding']],
    ['price=over-40', ['blog']],
    ['rating=4.5', ['neogate', 'astroaccess']],
    ['category=auth&sort=price-down', ['astroaccess', 'neogate']],
    ['category=nowhere', []],
  ])('%s', (query, expected) => {
    expect(slugs(query)).toEqual(expected);
  });

  it('keeps the order of the search', () => {
    expect(slugs('q=x', ['blog', 'astroaccess'])).toEqual(['blog', 'astroaccess']);
  });
});
