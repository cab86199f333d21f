import { storeOriginOf } from '@tempera/domain/store-origin';
import { fallbackOrigin } from './fallback-origin.ts';
import { robotsTxt } from './robots.ts';
import { readRows, readSite } from './sitemap.store.ts';
import { sitemapEntries, sitemapXml } from './sitemap.ts';

export interface SiteFile {
  type: string;
  text: string;
}

async function sitemap(): Promise<SiteFile> {
  const [{ siteUrl, creatorHandle }, rows] = await Promise.all([readSite(), readRows()]);
  const origin = storeOriginOf(siteUrl, fallbackOrigin());
  return {
    type: 'application/xml; charset=utf-8',
    text: sitemapXml(origin, sitemapEntries(creatorHandle, rows)),
  };
}

async function robots(): Promise<SiteFile> {
  const { siteUrl } = await readSite();
  return {
    type: 'text/plain; charset=utf-8',
    text: robotsTxt(storeOriginOf(siteUrl, fallbackOrigin())),
  };
}

/** What stands at the root of the site for machines; both name the store's own address, so no build can hold them. */
export const siteFiles: ReadonlyMap<string, () => Promise<SiteFile>> = new Map([
  ['/sitemap.xml', sitemap],
  ['/robots.txt', robots],
]);
