import { findOrderPath } from '@tempera/domain/orders/order-paths';
import { paths } from '@tempera/domain/site/paths';
import { describe, expect, it } from 'vitest';
import { newPage, storeUrl, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { putProduct } from './kit/store.ts';

useBrowser();

const get = (path: string, init?: RequestInit) => fetch(storeUrl + path, { redirect: 'manual', ...init });

describe('a page from the server', () => {
  it.each([
    [paths.home, ['Templates made by hand', 'AstroAccess', '$2.80', 'Neo Gate']],
    // The most downloaded come first, whatever other tests have put into the store.
    [paths.templates, ['AstroAccess', '$2.80', 'href="/product/category=auth/neogate/preview"']],
    [paths.categories, ['Landing Page', 'href="/templates?category=blog"']],
    [paths.preview('auth', 'astroaccess'), ['AstroAccess', 'src/', 'Features', '$2.80']],
    [paths.pricing, ['Enterprise', '$99']],
    [paths.support, ['Can I get my money back?', 'mailto:support@example.com']],
    [paths.about, ['About Tempera']],
    [paths.terms, ['Terms of Service']],
  ])('%s is complete without JavaScript', async (path, texts) => {
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    for (const text of texts) expect(html).toContain(text);
    expect(html).toMatch(
      /<head>.*<title>[^<]+<\/title>.*<meta name="description" content="[^"]+"\/?>.*<\/head>/s,
    );
  });

  it.each([
    ['/no/such/page', 404],
    ['/nobody', 404],
    [paths.preview('auth', 'nosuchthing'), 404],
    [paths.preview('auth', '..%2f..%2fetc'), 404],
  ])('%s answers %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  it.each([paths.login, paths.signUp, findOrderPath, paths.checkout(['blog']), '/nobody', paths.home])(
    '%s says what JavaScript is for where there is none',
    async (path) => {
      const html = await (await get(path)).text();
      expect(html).toMatch(
        /<noscript>[^<]*<p[^>]*>\s*This store needs JavaScript to log in, pay and download\./,
      );
    },
  );

  it('sends a wrong category and an old search to where they belong', async () => {
    const moved = await get(paths.preview('blog', 'astroaccess'));
    expect([moved.status, moved.headers.get('location')]).toEqual([
      302,
      paths.preview('auth', 'astroaccess'),
    ]);
    const search = await get('/?search=neo%20gate');
    expect(search.headers.get('location')).toBe('/templates?q=neo+gate');
  });

  it('holds nobody’s data', async () => {
    const asked = { headers: { cookie: '__session=someone', authorization: 'Bearer someone' } };
    // A product that another file sells may come between the two.
    await eventually(async () => {
      const [plain, personal] = await Promise.all([get(paths.home), get(paths.home, asked)]);
      return (await personal.text()) === (await plain.text());
    }).toBe(true);
  });

  it.each([
    paths.home,
    paths.templates,
    paths.preview('auth', 'astroaccess'),
    paths.pricing,
    '/nobody',
    '/sitemap.xml',
  ])('%s may be kept for a minute at most, by whomever', async (path) => {
    const header = (await get(path)).headers.get('cache-control') ?? '';
    const seconds = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(header)?.[1] ?? 0);
    expect(header).toMatch(/^public, max-age=0, s-maxage=\d+/);
    expect(seconds('s-maxage') + seconds('stale-while-revalidate')).toBeLessThanOrEqual(60);
  });

  it('refuses anything but reading', async () => {
    expect((await get(paths.home, { method: 'POST' })).status).toBe(405);
  });

  it('escapes what an admin typed', async () => {
    const hostile = '</script><script>alert(1)</script>';
    const slug = await putProduct({ title: hostile, description: hostile, fullDescription: hostile });
    const html = await (await get(paths.preview('auth', slug))).text();
    expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
    expect(html).not.toContain('<script>alert(1)');
  });

  it('is taken over without a word on the console', async () => {
    for (const path of [
      paths.home,
      paths.templates,
      paths.categories,
      paths.preview('auth', 'neogate'),
      paths.pricing,
    ]) {
      const page = await newPage();
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
  });
});
