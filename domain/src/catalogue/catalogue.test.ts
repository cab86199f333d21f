import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueRow as row } from '../../testing/catalogue-row.ts';
import { type CatalogueRow, featuredLimit, summarize, toCatalogueRow, withRow } from './catalogue.ts';
import type { Category, Product } from './product.ts';

const category = (slug: string, order: number): Category => ({
  slug,
  name: slug,
  description: '',
  featured: [],
  colour: 'ochre',
  order,
});
const slugs = (rows: readonly CatalogueRow[]) => rows.map(({ slug }) => slug);

it('a row holds what lists show, cut to size, and nothing else', () => {
  const product = {
    ...row('blog', { description: 'x'.repeat(300), tags: Array.from({ length: 9 }, (_, i) => `t${i}`) }),
    fullDescription: 'long',
    features: [],
    includes: [],
    demoUrl: '',
    status: 'active',
    version: '1.0.0',
    updatedAt: 1,
  } as Product;
  const listed = toCatalogueRow(product);
  expect(Object.keys(listed).sort()).toEqual(Object.keys(row('blog')).sort());
  expect([listed.description.length, listed.tags.length]).toEqual([160, 6]);
});

describe('withRow', () => {
  const rows = [row('b', { dateAdded: 2 }), row('a', { dateAdded: 1 })];

  it('puts in, replaces and takes out', () => {
    expect(slugs(withRow(rows, 'c', row('c', { dateAdded: 3 })))).toEqual(['c', 'b', 'a']);
    const replaced = withRow(rows, 'a', row('a', { dateAdded: 1, title: 'New' }));
    expect(replaced.map(({ title }) => title)).toEqual(['b', 'New']);
    expect(slugs(withRow(rows, 'b', null))).toEqual(['a']);
    expect(slugs(withRow(rows, 'x', null))).toEqual(['b', 'a']);
  });

  it('gives equal rows in whatever order they came', () => {
    const anyRows = fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.nat(2)), {
      selector: ([slug]) => slug,
    });
    const build = (items: [string, number][]) =>
      items.reduce<CatalogueRow[]>(
        (all, [slug, dateAdded]) => withRow(all, slug, row(slug, { dateAdded })),
        [],
      );
    fc.assert(
      fc.property(anyRows, (items) => {
        expect(build(items)).toEqual(build([...items].reverse()));
      }),
    );
  });
});

it('summarize features the most downloaded, counts categories and keeps their order', () => {
  const rows = Array.from({ length: 9 }, (_, i) =>
    row(`p${i}`, { downloads: i, category: i < 4 ? 'auth' : 'blog' }),
  );
  const summary = summarize(rows, [category('none', 2), category('blog', 1), category('auth', 0)]);
  expect(slugs(summary.rows)).toEqual(['p8', 'p7', 'p6', 'p5', 'p4', 'p3']);
  expect(summary.rows).toHaveLength(featuredLimit);
  expect(summary.categories.map(({ slug, count }) => [slug, count])).toEqual([
    ['auth', 4],
    ['blog', 5],
    ['none', 0],
  ]);
  expect(summary.total).toBe(9);
});
