/** Keeps search engines out of what is one person's. @param origin without a slash at its end */
export function robotsTxt(origin: string): string {
  const closed = ['/profile', '/checkout/', '/auth/', '/login', '/admin', '/staff', '/chat', '/problem/'];
  const lines = ['User-agent: *', 'Allow: /', ...closed.map((path) => `Disallow: ${path}`)];
  return [...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
