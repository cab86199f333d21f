import { describe, expect, it } from 'vitest';
import { catalogueRow } from '../../../../domain/testing/catalogue-row.ts';
import { pickRelated } from './pick-related.ts';

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

  it('leaves the rows as they were', () => {
    const before = rows.map(({ slug }) => slug);
    pickRelated(rows, { slug: 'shown', category: 'auth' });
    expect(rows.map(({ slug }) => slug)).toEqual(before);
  });

  it('has nothing to offer where there is nothing else', () => {
    expect(pickRelated([row('shown', 'auth', 1)], { slug: 'shown', category: 'auth' })).toEqual([]);
  });
});
