const closed = ['/profile', '/checkout/', '/auth/', '/login', '/admin', '/staff', '/chat', '/problem/'];

/**
 * `robots.txt`: keeps search engines out of what is one person's, and names the sitemap. A file and no function's answer:
 * the runtime of Cloud Functions answers that address with 404 by itself.
 * @param origin where the store is, without a slash at its end; without one the sitemap is not named
 */
export function robotsTxt(origin: string): string {
  const lines = ['User-agent: *', 'Allow: /', ...closed.map((path) => `Disallow: ${path}`)];
  return [...lines, ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []), ''].join('\n');
}
