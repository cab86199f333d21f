import { storeOriginOf } from '@tempera/domain/site/store-origin';
import { fallbackOrigin } from './fallback-origin.ts';
import { readRows, readSite } from './sitemap.store.ts';
import { sitemapEntries, sitemapXml } from './sitemap.ts';

/** The sitemap of the store as it is now, from two documents. */
export async function readSitemap(): Promise<string> {
  const [{ siteUrl, creatorHandle }, rows] = await Promise.all([readSite(), readRows()]);
  return sitemapXml(storeOriginOf(siteUrl, fallbackOrigin()), sitemapEntries(creatorHandle, rows));
}
