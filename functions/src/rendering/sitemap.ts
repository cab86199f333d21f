import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { guideIds } from '@tempera/domain/site/guide-ids';
import { inParts } from '@tempera/domain/site/in-parts';
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

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Addresses of a part, of which a sitemap may hold 50,000 and 50 MB. */
export const addressesInPart = 10_000;

/**
 * What stands at `/sitemap.xml`: all entries, or where they are too many the index of their parts. With a `part`, from 1, what stands at
 * `/sitemap-{part}.xml`; null where there is no such part.
 * @param origin without a slash at its end
 */
export function sitemapAt(
  origin: string,
  entries: readonly SitemapEntry[],
  part: number | null,
): string | null {
  const parts = inParts(entries, addressesInPart);
  if (part !== null) {
    const asked = parts[part - 1];
    return asked ? sitemapXml(origin, asked) : null;
  }
  if (parts.length <= 1) return sitemapXml(origin, entries);
  const named = parts.map(
    (_, n) => `  <sitemap><loc>${escapeXml(`${origin}/sitemap-${n + 1}.xml`)}</loc></sitemap>`,
  );
  return [head, `<sitemapindex ${namespace}>`, ...named, '</sitemapindex>', ''].join('\n');
}

function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changefreq, priority, lastmod }) => {
    const parts = [
      `<loc>${escapeXml(origin + encodeURI(path))}</loc>`,
      ...(lastmod ? [`<lastmod>${new Date(lastmod).toISOString()}</lastmod>`] : []),
      `<changefreq>${changefreq}</changefreq>`,
      `<priority>${priority}</priority>`,
    ];
    return `  <url>${parts.join('')}</url>`;
  });
  return [head, `<urlset ${namespace}>`, ...urls, '</urlset>', ''].join('\n');
}
