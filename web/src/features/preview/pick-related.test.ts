import type { CatalogueSummary, CategoryCount } from '@tempera/domain/catalogue/catalogue';
import { describe, expect, it } from 'vitest';
import { catalogueRow } from '../../../../domain/testing/catalogue-row.ts';
import { lacksRelated, pickRelated } from './pick-related.ts';

const row = (slug: string, category: string, downloads: number) =>
  catalogueRow(slug, { category, downloads });

describe('pickRelated', () => {
  const rows = [
    row('popular', 'blog', 900),
    row('twin', 'auth', 5),
    row('shown', 'auth', 50),
    row('known', 'portfolio', 700),
    row('rare', 'portfolio', 1),
  ];

  it('puts the same category first, then the most downloaded, and never the product itself', () => {
    const slugs = pickRelated(rows, { slug: 'shown', category: 'auth' }).map(({ slug }) => slug);
    expect(slugs).toEqual(['twin', 'popular', 'known']);
  });

  it('shows a row once that is there twice', () => {
    const slugs = pickRelated([...rows, row('twin', 'auth', 6)], { slug: 'shown', category: 'auth' });
    expect(slugs.map(({ slug }) => slug)).toEqual(['twin', 'popular', 'known']);
  });

  it('leaves the rows as they were', () => {
    const before = rows.map(({ slug }) => slug);
    pickRelated(rows, { slug: 'shown', category: 'auth' });
    expect(rows.map(({ slug }) => slug)).toEqual(before);
  });

  it('has nothing to offer where there is nothing else', () => {
    expect(pickRelated([row('shown', 'auth', 1)], { slug: 'shown', category: 'auth' })).toEqual([]);
  });
});

describe('lacksRelated', () => {
  const category = (slug: string, count: number): CategoryCount => ({
    slug,
    name: slug,
    description: '',
    colour: 'ochre',
    order: 1,
    featured: [],
    count,
  });
  const summaryOf = (count: number, known: number): CatalogueSummary => ({
    rows: [
      ...Array.from({ length: known }, (_, n) => row(`auth-${n}`, 'auth', n)),
      ...Array.from({ length: 6 - known }, (_, n) => row(`blog-${n}`, 'blog', n)),
    ],
    categories: [category('auth', count), category('blog', 900)],
    total: count + 900,
  });

  it.each([
    ['the category has many, of which the summary tells one', 40, 1, true],
    ['the summary tells three, of which one may be the template itself', 40, 3, true],
    ['the summary tells enough', 40, 4, false],
    ['the summary tells all of a small category', 2, 2, false],
    ['the category has none', 0, 0, false],
  ])('says whether there are others to ask for: %s', (_, count, known, lacks) => {
    expect(lacksRelated(summaryOf(count, known), 'auth')).toBe(lacks);
  });

  it('has nothing to ask for of a category that is gone', () => {
    expect(lacksRelated(summaryOf(40, 1), 'gone')).toBe(false);
  });
});
