import type { Product, ProductVersion } from '@tempera/domain/catalogue/product';
import { expect, it } from 'vitest';
import { factsOf } from './facts-of.ts';

const product = { rating: 0, reviewCount: 0, downloads: 3, updatedAt: 0 } as Product;
const version = { version: '1.0.0', sizeBytes: 10, files: [], releasedAt: 0 } as unknown as ProductVersion;

/** What is said of how a release comes. */
const waysOf = (release: ProductVersion | null) => new Map(factsOf(product, release)).get('Comes as');

it.each([
  [undefined, 'ZIP, git'],
  [{ npm: null, shadcn: false }, 'ZIP, git'],
  [{ npm: '@neo/neo', shadcn: false }, 'ZIP, git, npm'],
  [{ npm: null, shadcn: true }, 'ZIP, git, shadcn'],
  [{ npm: '@neo/neo', shadcn: true }, 'ZIP, git, npm, shadcn'],
])('says how a release comes that installs as %j', (installs, ways) => {
  expect(waysOf({ ...version, ...(installs && { installs }) })).toBe(ways);
});

it('says it of no product without a release', () => {
  expect(waysOf(null)).toBeUndefined();
});
