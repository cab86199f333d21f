import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { guideIds } from '@tempera/domain/site/guide-ids';
import { describe, expect, it } from 'vitest';
import { sitemapEntries, sitemapXml } from './sitemap.ts';

const origin = 'https://store.example.com';
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
