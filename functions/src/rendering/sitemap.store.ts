import { mergeSettings, type SiteSettings } from '@tempera/domain/settings/settings';
import { storeOriginOf } from '@tempera/domain/site/store-origin';
import { fetchShard, readRows } from '../catalogue/rows.store.ts';
import { fallbackOrigin } from '../platform/origin.ts';
import { refs } from '../platform/refs.ts';
import { sitemapAt, sitemapEntries } from './sitemap.ts';

async function readSite(): Promise<SiteSettings> {
  const stored = await refs.site().get();
  return mergeSettings(stored.data()).settings;
}

/** The sitemap of the store as it is now, or a part of it (`sitemapAt`). What renders pages may not look into the bucket. */
export async function readSitemap(part: number | null): Promise<string | null> {
  const [{ siteUrl, creatorHandle }, rows] = await Promise.all([readSite(), readRows(fetchShard)]);
  // The oldest first, so that a new one changes the last part alone.
  const entries = sitemapEntries(creatorHandle, rows.toReversed());
  return sitemapAt(storeOriginOf(siteUrl, fallbackOrigin()), entries, part);
}
