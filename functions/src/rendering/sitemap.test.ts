import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { guideIds } from '@tempera/domain/site/guide-ids';
import { describe, expect, it } from 'vitest';
import { addressesInPart, sitemapAt, sitemapEntries } from './sitemap.ts';

const origin = 'https://store.example.com';
const sitemapXml = (from: string, entries: Parameters<typeof sitemapAt>[1]) =>
  sitemapAt(from, entries, null) ?? '';
const row = (fields: Partial<CatalogueRow>) =>
  ({ slug: 'neogate', category: 'auth', updatedAt: Date.UTC(2026, 10, 2), ...fields }) as CatalogueRow;

describe('the sitemap', () => {
  it('lists the public pages with their frequencies and priorities', () => {
    const xml = sitemapXml(origin, sitemapEntries('studio', []));
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /);
    for (const [path, often, priority] of [
      ['/', 'weekly', '1.0'],
      ['/about', 'monthly', '0.8'],
      ['/studio', 'monthly', '0.7'],
    ]) {
      expect(xml).toContain(
        `<url><loc>${origin}${path}</loc><changefreq>${often}</changefreq><priority>${priority}</priority></url>`,
      );
    }
  });

  it('lists the help articles, each once', () => {
    const paths = sitemapEntries('', []).map(({ path }) => path);
    expect(paths).toContain('/support/documentation/refunds');
    expect(paths.filter((path) => path.startsWith('/support/documentation/'))).toHaveLength(guideIds.length);
  });

  it('has no page of a creator without a handle', () => {
    const paths = sitemapEntries('', []).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toHaveLength(sitemapEntries('studio', []).length - 1);
  });

  it('lists every product with the day it changed, where that is known', () => {
    const entries = sitemapEntries('', [row({}), row({ slug: 'old', updatedAt: 0 })]);
    const xml = sitemapXml(origin, entries);
    expect(xml).toContain(
      `<loc>${origin}/product/category=auth/neogate/preview</loc><lastmod>2026-11-02T00:00:00.000Z</lastmod>`,
    );
    expect(xml).toContain(`<loc>${origin}/product/category=auth/old/preview</loc><changefreq>`);
  });

  it('is XML whatever a category is called', () => {
    const xml = sitemapXml(origin, sitemapEntries('', [row({ category: `a&b<'">é` })]));
    expect(xml).toContain(
      `<loc>${origin}/product/category=a&amp;b%3C&apos;%22%3E%C3%A9/neogate/preview</loc>`,
    );
  });
});

describe('the sitemap of a large store', () => {
  const many = Array.from({ length: 2 * addressesInPart }, (_, n) => row({ slug: `t${n}` }));
  const entries = sitemapEntries('', many);
  const locs = (xml: string | null) =>
    [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);

  it('is an index of its parts, in which each address stands once', () => {
    const index = sitemapAt(origin, entries, null);
    expect(index).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="[^"]+">\n/);
    expect(locs(index)).toEqual([1, 2, 3].map((part) => `${origin}/sitemap-${part}.xml`));
    const parts = [1, 2, 3].map((part) => sitemapAt(origin, entries, part));
    expect(parts.map((part) => locs(part).length)).toEqual([
      addressesInPart,
      addressesInPart,
      entries.length - 2 * addressesInPart,
    ]);
    expect(parts.flatMap(locs)).toEqual(entries.map(({ path }) => origin + path));
    expect(Math.max(...parts.map((part) => (part ?? '').length))).toBeLessThan(50_000_000);
  });

  it('has no other part', () => {
    expect(sitemapAt(origin, entries, 4)).toBeNull();
    expect(sitemapAt(origin, entries.slice(0, addressesInPart), 2)).toBeNull();
    expect(locs(sitemapAt(origin, entries.slice(0, addressesInPart), null))).toHaveLength(addressesInPart);
  });
});
