import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPage, useBrowser } from './kit/browser.ts';
import { faultOf, linksOf, open } from './kit/crawl.ts';
import { eventually } from './kit/eventually.ts';
import { pressEach } from './kit/press.ts';

useBrowser();

const pages = [
  paths.home,
  paths.templates,
  '/templates?q=xyzzyx',
  paths.categories,
  paths.preview('auth', 'astroaccess'),
  paths.preview('auth', 'neogate'),
  paths.pricing,
  paths.about,
  paths.support,
  paths.documentation,
  paths.guide('refunds'),
  paths.terms,
  paths.privacy,
  '/loading-demo',
  '/studio',
  paths.login,
  paths.signUp,
  paths.forbidden,
  '/no/such/page',
  '/checkout/products=',
  paths.checkoutSuccess,
];

const newVisitor = (): Promise<Page> => newPage({ expected: /status of 404/ });

describe('every link', () => {
  it('of every public page leads somewhere', async () => {
    const page = await newVisitor();
    const faults = async () => {
      const links = await linksOf(page);
      expect(links.length).toBeGreaterThan(10);
      const found = await Promise.all(links.map((link) => faultOf(page, link)));
      return found.filter(Boolean);
    };
    for (const path of pages) {
      await open(page, path);
      // A product that another test has taken away leaves the page when the page follows.
      await eventually(faults, path).toEqual([]);
    }
  });

  it('is followed by the router, to a page that is there', async () => {
    const page = await newVisitor();
    await open(page, paths.home);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const footer = page.getByRole('contentinfo').getByRole('link');
    const count = await footer.count();
    expect(count).toBeGreaterThan(8);
    for (let index = 0; index < count; index += 1) {
      const href = (await footer.nth(index).getAttribute('href')) ?? '';
      if (!href.startsWith('/')) continue;
      await footer.nth(index).click();
      // Without a person the profile leads on to the login.
      await page.waitForURL((url) => url.pathname === (href === paths.profile ? '/login' : href));
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByText('404').count()).toBe(0);
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});

describe('every button', () => {
  it('of the header does something', () => pressEach(newVisitor, paths.about, 'header'));

  it.each([
    paths.home,
    paths.templates,
    '/templates?q=xyzzyx',
    paths.preview('auth', 'astroaccess'),
    paths.pricing,
    paths.support,
    '/loading-demo',
    paths.login,
    paths.signUp,
    '/no/such/page',
  ])('of %s does something', (path) => pressEach(newVisitor, path, 'main'));
});
