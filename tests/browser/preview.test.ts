import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { astroaccess, neogate } from '../../emulators/seed/catalogue.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { accountButton, signIn, somebodyHere } from './kit/people.ts';
import { runDemo, seeDescribed } from './kit/preview-page.ts';
import { grant } from './kit/readers.ts';

useBrowser();

/** One that is bought and one that is free; the others are walked through by preview.long.test.ts. */
it.each([astroaccess, neogate])(
  '$title is described whole, and runs its demo in a sandbox',
  async (product) => {
    const page = await seeDescribed(product);
    await runDemo(page, product.title);
  },
);

it('opens the demo in a tab that has no hold on the store', async () => {
  const page = await newPage();
  await page.goto(paths.preview('auth', 'neogate'));
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Open in a new tab' }).click(),
  ]);
  await tab.getByRole('heading').first().waitFor();
  expect(new URL(tab.url()).pathname).toBe('/demos/neogate/index.html');
  expect(await tab.evaluate(() => opener)).toBeNull();
});

it('leads a visitor to the login, and tells what for', async () => {
  const page = await newPage();
  await page.goto(paths.preview('auth', 'neogate'));
  await page.getByRole('main').getByRole('link', { name: 'Download Neo Gate' }).first().click();
  await page.waitForURL(
    (url) => url.pathname === '/auth/Login' && url.search.startsWith('?purchase-product-neogate'),
  );
  await page.getByText('You’ll continue to Neo Gate after logging in.').waitFor();
});

it('leads back to the list and to the category', async () => {
  const page = await newPage();
  await page.goto('/templates');
  await page.getByRole('main').getByRole('link', { name: 'AstroAccess' }).first().click();
  const way = page.getByRole('navigation', { name: 'Breadcrumb' });
  await way.getByRole('link', { name: 'Auth' }).click();
  await page.waitForURL('**/templates?category=auth');
  await page.goBack();
  await way.getByRole('link', { name: 'Templates' }).click();
  await page.waitForURL('**/templates');
});

it('puts a wrong category right without a reload', async () => {
  const page = await newPage();
  await page.goto('/templates');
  await page.evaluate(
    (wrong) => {
      Object.assign(window, { sameDocument: true });
      history.pushState(null, '', wrong);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    paths.preview('blog', 'astroaccess'),
  );
  await page.waitForURL(`**${paths.preview('auth', 'astroaccess')}`);
  await page.getByRole('heading', { level: 1, name: 'AstroAccess' }).waitFor();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

it('never offers its owner to buy what is theirs, and a visitor at once', async () => {
  const { slug, category, title } = astroaccess;
  const path = paths.preview(category, slug);
  /** Looks at each frame of a page for an offer that can be read. */
  const watched = async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      const look = () => {
        const links = [...document.querySelectorAll('main a, main button')];
        const offers = links.filter((link) => /^(Buy |Add to cart)/.test(link.textContent ?? ''));
        const isRead = offers.some((offer) => {
          const { color, visibility } = getComputedStyle(offer);
          return visibility === 'visible' && !/, 0\)$|^transparent$/.test(color);
        });
        if (isRead) document.documentElement.dataset.offered = '';
        requestAnimationFrame(look);
      };
      look();
    });
    return page;
  };
  const offered = (page: Page) => page.evaluate(() => 'offered' in document.documentElement.dataset);

  const visiting = await watched();
  await visiting.goto(path);
  await eventually(() => offered(visiting)).toBe(true);

  const owner = await somebodyHere();
  await grant(owner.uid, slug);
  const page = await watched();
  await signIn(page, owner);
  await page.goto(paths.pricing);
  await accountButton(page).waitFor();
  await page.goto(path);
  await page
    .getByRole('main')
    .getByRole('button', { name: `Download ${title}` })
    .first()
    .waitFor();
  expect(await offered(page)).toBe(false);
});
