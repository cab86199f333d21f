import { type CatalogueRow, unpackRows } from '@tempera/domain/catalogue/catalogue';
import { mergeSettings, type SiteSettings } from '@tempera/domain/settings/settings';
import { storeOriginOf } from '@tempera/domain/site/store-origin';
import { fallbackOrigin } from '../platform/origin.ts';
import { refs } from '../platform/refs.ts';
import { sitemapEntries, sitemapXml } from './sitemap.ts';

async function readSite(): Promise<SiteSettings> {
  const stored = await refs.site().get();
  return mergeSettings(stored.data()).settings;
}

/** All active products by one read. */
async function readRows(): Promise<CatalogueRow[]> {
  const packed: unknown = (await refs.catalogue('rows').get()).data()?.packed;
  return packed instanceof Uint8Array ? unpackRows(packed) : [];
}

/** The sitemap of the store as it is now, from two documents. */
export async function readSitemap(): Promise<string> {
  const [{ siteUrl, creatorHandle }, rows] = await Promise.all([readSite(), readRows()]);
  return sitemapXml(storeOriginOf(siteUrl, fallbackOrigin()), sitemapEntries(creatorHandle, rows));
}
