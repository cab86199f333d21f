import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { expect, it } from 'vitest';
import { popularCategories } from './popular-categories.ts';

const row = (category: string, downloads: number) => ({ category, downloads }) as CatalogueRow;

it('sums downloads by category, the most first', () => {
  expect(popularCategories([row('b', 1), row('a', 1), row('c', 5), row('a', 3)])).toEqual([
    { category: 'c', products: 1, downloads: 5 },
    { category: 'a', products: 2, downloads: 4 },
    { category: 'b', products: 1, downloads: 1 },
  ]);
  expect(popularCategories([])).toEqual([]);
});
