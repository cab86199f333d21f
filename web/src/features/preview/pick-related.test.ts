import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { describe, expect, it } from 'vitest';
import { pickRelated } from './pick-related.ts';

function row(slug: string, category: string, downloads: number): CatalogueRow {
  return {
    slug,
    category,
    downloads,
    title: slug,
    description: '',
    tags: [],
    priceCents: 0,
    currency: 'USD',
    rating: 0,
    reviewCount: 0,
    image: '',
    dateAdded: 0,
    updatedAt: 0,
  };
}

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
