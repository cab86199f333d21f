import { mergeSettings, type SiteSettings } from '@tempera/domain/settings/settings';
import { storeOriginOf } from '@tempera/domain/site/store-origin';
import { fetchShard, readRows } from '../catalogue/rows.store.ts';
import { fallbackOrigin } from '../platform/origin.ts';
import { refs } from '../platform/refs.ts';
import { sitemapEntries, sitemapXml } from './sitemap.ts';

async function readSite(): Promise<SiteSettings> {
  const stored = await refs.site().get();
  return mergeSettings(stored.data()).settings;
}

/** The sitemap of the store as it is now. What renders pages may not look into the bucket. */
export async function readSitemap(): Promise<string> {
  const [{ siteUrl, creatorHandle }, rows] = await Promise.all([readSite(), readRows(fetchShard)]);
  return sitemapXml(storeOriginOf(siteUrl, fallbackOrigin()), sitemapEntries(creatorHandle, rows));
}
