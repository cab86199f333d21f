import { paths } from '@tempera/domain/paths';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPage, storeUrl, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { standInForGoogle } from './kit/google-frames.ts';
import { withoutWaits } from './kit/store.ts';

useBrowser();
beforeAll(withoutWaits);

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

async function newVisitor(): Promise<Page> {
  const page = await newPage({ expected: /status of 404/ });
  await standInForGoogle(page.context());
  return page;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
}

interface Found {
  href: string | null;
  url: string;
  name: string;
  opensTab: boolean;
  rel: string;
}

const linksOf = (page: Page): Promise<Found[]> =>
  page.locator('a').evaluateAll((links) =>
    (links as HTMLAnchorElement[]).map((link) => ({
      href: link.getAttribute('href'),
      url: link.href,
      name: (link.getAttribute('aria-label') ?? link.textContent ?? '').trim(),
      opensTab: link.target === '_blank',
      rel: link.rel,
    })),
  );

describe('every link', () => {
  /** Addresses of the store behind which there is something. */
  const there = new Set<string>();
  async function statusOf(address: string): Promise<number> {
    if (there.has(address)) return 200;
    const { status } = await fetch(address);
    if (status === 200) there.add(address);
    return status;
  }

  /** What is wrong with a link, if anything is. */
  async function faultOf(page: Page, { href, url, name, opensTab, rel }: Found): Promise<string | null> {
    if (!name) return `${href} has no name`;
    if (!href || href === '#') return `${name} leads nowhere`;
    if (opensTab && !rel.split(' ').includes('noopener')) return `${name} gives its tab a hold on this one`;
    const { protocol, origin, pathname, hash } = new URL(url);
    if (protocol === 'mailto:') return /^[^@\s]+@[^@\s]+$/.test(pathname) ? null : `${name} mails to nobody`;
    if (protocol === 'tel:') return /^\+?\d{5,}$/.test(pathname) ? null : `${name} calls nobody`;
    // The creator's own pages, which the seed only makes up.
    if (origin === 'https://example.com' && opensTab) return null;
    if (origin !== storeUrl) return `${name} leads out of the store, to ${url}`;
    if (href.startsWith('#')) {
      return (await page.locator(hash).count()) === 1 ? null : `${name} has no ${hash}`;
    }
    const status = await statusOf(url.split('#')[0] ?? url);
    return status === 200 ? null : `${name} leads to ${url}, which answers ${status}`;
  }

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
  /** Everything that a press can change and a person can notice. */
  const look = () =>
    JSON.stringify([
      location.href,
      performance.timeOrigin,
      document.title,
      document.body.innerText,
      [...document.documentElement.attributes].map(({ name, value }) => name + value),
      [...document.querySelectorAll('[role=dialog], [role=status], [role=alert], iframe')].length,
      [...document.querySelectorAll('input')].map((input) => input.type + input.checked + input.value),
      [...document.querySelectorAll('*')].flatMap((element) =>
        ['aria-expanded', 'aria-pressed', 'aria-invalid', 'aria-label', 'open', 'style'].map((name) =>
          name === 'style' && element.tagName !== 'IFRAME' ? '' : element.getAttribute(name),
        ),
      ),
    ]);

  const everyButton = (page: Page, within: string) =>
    page.locator(`${within} button:visible:enabled:not([aria-pressed="true"]), ${within} summary:visible`);

  /** Of more than three that stand together and look alike (chips, questions), the first and the last. */
  function different(elements: Element[]): number[] {
    const alike = (a: Element, b: Element) =>
      a.className === b.className &&
      (a.parentElement === b.parentElement ||
        (a.tagName === 'SUMMARY' && a.parentElement?.parentElement === b.parentElement?.parentElement));
    return elements.flatMap((element, index) => {
      const group = elements.filter((other) => alike(element, other));
      return group.length <= 3 || element === group[0] || element === group.at(-1) ? [index] : [];
    });
  }

  async function pressEach(path: string, within: string): Promise<void> {
    const looking = await newVisitor();
    await open(looking, path);
    const indices = await everyButton(looking, within).evaluateAll(different);
    expect(indices.length).toBeGreaterThan(0);
    for (const index of indices) {
      // A browser of its own for each: a press may have signed somebody in, or opened windows that hang on the page.
      const page = await newVisitor();
      await open(page, path);
      const button = everyButton(page, within).nth(index);
      const name = await button.evaluate((one) => one.getAttribute('aria-label') ?? one.textContent);
      // A search for nothing is meant to do nothing.
      if (name === 'Search') await page.getByRole('searchbox').fill('blog');
      const before = await page.evaluate(look);
      await button.click();
      const now = () => page.evaluate(look).catch(() => 'another page');
      await eventually(now, `${name} on ${path}`).not.toBe(before);
      await page.context().close();
    }
  }

  it('of the header does something', () => pressEach(paths.about, 'header'));

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
  ])('of %s does something', (path) => pressEach(path, 'main'));
});
