import { paths } from '@tempera/domain/site/paths';
import { describe, expect, it } from 'vitest';
import { newPage, storeUrl, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { putProduct } from './kit/store.ts';

/** What search engines and link previews read: addresses, pictures, structured data, sitemap. */
useBrowser();

const read = async (path: string) => (await fetch(storeUrl + path, { redirect: 'manual' })).text();
const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

interface Thing {
  '@type': string;
  [key: string]: unknown;
}

/** The structured data of a page, which must be JSON as it stands. */
function thingsOf(html: string): Thing[] {
  const found = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)];
  expect(found).toHaveLength(1);
  return (JSON.parse(found[0]?.[1] ?? '') as { '@graph': Thing[] })['@graph'];
}
function thing(html: string, type: string): Thing {
  const found = thingsOf(html).find((one) => one['@type'] === type);
  if (!found) throw new Error(`the page has no ${type}`);
  return found;
}

describe('every public page', () => {
  it.each([
    paths.home,
    paths.templates,
    paths.categories,
    paths.pricing,
    paths.about,
    paths.support,
    paths.terms,
    '/studio',
    paths.preview('auth', 'astroaccess'),
  ])('%s has its address, a picture that is there, and data', async (path) => {
    const html = await read(path);
    const address = storeUrl + path;
    expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(address);
    expect(contentOf(html, 'og:url')).toBe(address);
    expect(contentOf(html, 'og:title')).toBe(/<title>([^<]+)<\/title>/.exec(html)?.[1]);
    expect(contentOf(html, 'og:description')).toBe(contentOf(html, 'description'));
    expect(contentOf(html, 'og:site_name')).toBeTruthy();
    expect(contentOf(html, 'og:type')).toMatch(/^(website|product)$/);
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
    const picture = await fetch(contentOf(html, 'og:image') ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
    expect(thingsOf(html).length).toBeGreaterThan(0);
  });

  it('has one address whatever it is asked with, and no word of who asks', async () => {
    for (const asked of ['/PRICING/?utm=1', '/pricing?x=%22%3E%3Cscript%3E']) {
      const html = await read(asked);
      expect(html).toContain(`<link rel="canonical" href="${storeUrl}/pricing"`);
      expect(html).not.toContain('"><script>');
    }
    const forged = await fetch(storeUrl + paths.pricing, {
      headers: { 'x-forwarded-host': 'evil.example.com' },
    });
    expect(await forged.text()).not.toContain('evil.example.com');
  });
});

describe('structured data', () => {
  it('describes a template, its price and the way to it, and no rating that nobody gave', async () => {
    const html = await read(paths.preview('auth', 'astroaccess'));
    const product = thing(html, 'Product');
    expect(product).toMatchObject({
      name: 'AstroAccess',
      offers: { price: '2.80', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    });
    const names = (thing(html, 'BreadcrumbList').itemListElement as { name: string }[]).map(
      (one) => one.name,
    );
    expect(names).toEqual(['Tempera', 'Templates', 'Auth', 'AstroAccess']);
    const rated = await putProduct({ rating: 4.5, reviewCount: 2, priceCents: 1_250 });
    const unrated = await putProduct({ rating: 0, reviewCount: 0 });
    expect(thing(await read(paths.preview('auth', rated)), 'Product')).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    });
    expect(thing(await read(paths.preview('auth', unrated)), 'Product')).not.toHaveProperty(
      'aggregateRating',
    );
  });

  it('offers the search, and the questions of pricing and support', async () => {
    const { target } = thing(await read(paths.home), 'WebSite').potentialAction as {
      target: { urlTemplate: string };
    };
    const asked = target.urlTemplate.replace('{search_term_string}', 'neo%20gate');
    const answer = await fetch(asked, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe('/templates?q=neo+gate');
    for (const path of [paths.pricing, paths.support]) {
      expect(thing(await read(path), 'FAQPage').mainEntity).toEqual(
        expect.arrayContaining([expect.objectContaining({ name: 'Can I get my money back?' })]),
      );
    }
  });

  it('tells the tax rate of the settings, and what every template comes with', async () => {
    const html = await read(paths.pricing);
    expect(html).toContain('Tax of 8.5 percent is added at checkout');
    expect(html).toContain('Commercial license included');
  });

  it('holds what an admin typed and nothing more', async () => {
    const hostile = `</script><!--<script>alert(1)</script>"'&`;
    const slug = await putProduct({ title: hostile, description: hostile });
    const html = await read(paths.preview('auth', slug));
    expect(thing(html, 'Product')).toMatchObject({ name: hostile, description: hostile });
    expect(html).not.toContain('<!--<script>');
    expect(html).not.toContain('<script>alert(1)');
    const page = await newPage();
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto(paths.preview('auth', slug));
    await page.getByRole('heading', { level: 1, name: hostile }).waitFor();
    expect(alerts).toEqual([]);
  });

  it('goes when another page is shown in its place', async () => {
    const page = await newPage();
    await page.goto(paths.pricing);
    expect(await page.locator('link[rel=canonical]').count()).toBe(1);
    await page.getByRole('banner').getByRole('link', { name: 'Support' }).click();
    await page.waitForURL(`${storeUrl}${paths.support}`);
    await eventually(() =>
      page.locator('link[rel=canonical], script[type="application/ld+json"]').count(),
    ).toBe(0);
  });
});

describe('the sitemap', () => {
  it('is XML with every public page and every template that is sold', async () => {
    const slug = await putProduct();
    const draft = await putProduct({ status: 'draft' });
    await eventually(() => read('/sitemap.xml'), 'the new template').toContain(`/${slug}/preview</loc>`);
    const response = await fetch(`${storeUrl}/sitemap.xml`);
    expect(response.headers.get('content-type')).toContain('application/xml');
    const xml = await response.text();
    expect(xml).not.toContain(draft);
    const page = await newPage();
    await page.goto(paths.about);
    const urls = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml');
      if (parsed.querySelector('parsererror')) return [];
      const of = (url: Element, name: string) => url.querySelector(name)?.textContent ?? '';
      return [...parsed.querySelectorAll('url')].map((url) => [
        of(url, 'loc'),
        of(url, 'changefreq'),
        of(url, 'priority'),
        of(url, 'lastmod'),
      ]);
    }, xml);
    expect(urls).toContainEqual([`${storeUrl}/`, 'weekly', '1.0', '']);
    expect(urls).toContainEqual([`${storeUrl}/about`, 'monthly', '0.8', '']);
    expect(urls).toContainEqual([`${storeUrl}/studio`, 'monthly', '0.7', '']);
    const listed = urls.find(([loc]) => loc?.endsWith(paths.preview('auth', slug)));
    expect(Date.now() - Date.parse(listed?.[3] ?? '')).toBeLessThan(600_000);
    for (const [loc] of urls.slice(0, 8)) expect((await fetch(loc ?? '')).status, loc).toBe(200);
  });

  it('is named by robots.txt, which closes what is personal', async () => {
    const response = await fetch(`${storeUrl}/robots.txt`);
    const text = await response.text();
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(text).toContain(`Sitemap: ${storeUrl}/sitemap.xml`);
    for (const path of ['/profile', '/checkout/', '/admin', '/staff'])
      expect(text).toContain(`Disallow: ${path}\n`);
  });
});
