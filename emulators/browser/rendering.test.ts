import { paths } from '@tempera/domain/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPage, storeUrl, useBrowser } from './kit/browser.ts';
import { putProduct, withoutWaits } from './kit/store.ts';

useBrowser();
beforeAll(withoutWaits);

const get = (path: string, init?: RequestInit) => fetch(storeUrl + path, { redirect: 'manual', ...init });

describe('a page from the server', () => {
  it.each([
    [paths.home, ['Templates made by hand', 'AstroAccess', '$2.80', 'Neo Gate']],
    // The most downloaded come first, whatever other tests have put into the store.
    [paths.templates, ['AstroAccess', '$2.80', 'href="/product/category=auth/neogate/preview"']],
    [paths.categories, ['Landing Page', 'href="/templates?category=blog"']],
    [paths.preview('auth', 'astroaccess'), ['AstroAccess', 'src/', 'Features', '$2.80']],
    [paths.pricing, ['Enterprise', '$99']],
    [paths.support, ['Can I have my money back?', 'mailto:support@example.com']],
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

  it('sends a wrong category and an old search to where they belong', async () => {
    const moved = await get(paths.preview('blog', 'astroaccess'));
    expect([moved.status, moved.headers.get('location')]).toEqual([
      302,
      paths.preview('auth', 'astroaccess'),
    ]);
    const search = await get('/?search=neo%20gate');
    expect(search.headers.get('location')).toBe('/templates?q=neo+gate');
  });

  it('may be kept by a CDN for a minute at most, and holds nobody’s data', async () => {
    const asked = { headers: { cookie: '__session=someone', authorization: 'Bearer someone' } };
    const [plain, personal] = await Promise.all([get(paths.home), get(paths.home, asked)]);
    expect(plain.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=20, stale-while-revalidate=40',
    );
    expect(await personal.text()).toBe(await plain.text());
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
