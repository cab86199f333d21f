/**
 * Where the store is for search engines and link previews, without a slash at its end: what the settings say, if that is
 * an address of the web, else the fallback. Never what a request says of itself: anybody can send any host name.
 * @param siteUrl `settings/site.siteUrl`, as an admin typed it
 */
export function storeOriginOf(siteUrl: string, fallback: string): string {
  const url = URL.parse(siteUrl.trim());
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.origin : fallback;
}
