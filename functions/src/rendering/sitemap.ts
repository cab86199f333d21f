import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { guideIds } from '@tempera/domain/site/guide-ids';
import { paths } from '@tempera/domain/site/paths';

/** One page for search engines; `lastmod` in milliseconds, where it is known. */
export interface SitemapEntry {
  path: string;
  changefreq: 'weekly' | 'monthly';
  priority: string;
  lastmod?: number;
}

/** Every public page and every active product. */
export function sitemapEntries(creatorHandle: string, rows: readonly CatalogueRow[]): SitemapEntry[] {
  return [
    { path: paths.home, changefreq: 'weekly', priority: '1.0' },
    { path: paths.about, changefreq: 'monthly', priority: '0.8' },
    ...(creatorHandle
      ? [{ path: `/${creatorHandle}`, changefreq: 'monthly', priority: '0.7' } as const]
      : []),
    { path: paths.templates, changefreq: 'weekly', priority: '0.9' },
    { path: paths.categories, changefreq: 'weekly', priority: '0.7' },
    { path: paths.pricing, changefreq: 'monthly', priority: '0.6' },
    { path: paths.support, changefreq: 'monthly', priority: '0.5' },
    { path: paths.documentation, changefreq: 'monthly', priority: '0.5' },
    ...guideIds.map(
      (id): SitemapEntry => ({ path: paths.guide(id), changefreq: 'monthly', priority: '0.4' }),
    ),
    ...rows.map(
      ({ slug, address, category, updatedAt }): SitemapEntry => ({
        path: paths.preview(category, address ?? slug),
        changefreq: 'weekly',
        priority: '0.8',
        ...(updatedAt > 0 && { lastmod: updatedAt }),
      }),
    ),
  ];
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char] ?? char);

/** @param origin without a slash at its end */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changefreq, priority, lastmod }) => {
    const parts = [
      `<loc>${escapeXml(origin + encodeURI(path))}</loc>`,
      ...(lastmod ? [`<lastmod>${new Date(lastmod).toISOString()}</lastmod>`] : []),
      `<changefreq>${changefreq}</changefreq>`,
      `<priority>${priority}</priority>`,
    ];
    return `  <url>${parts.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
