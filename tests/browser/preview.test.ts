import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../emulators/seed/catalogue.ts';
import { zipTemplate } from '../../emulators/seed/zip-template.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { db, withoutWaits } from './kit/store.ts';

useBrowser();
beforeAll(withoutWaits);

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The paths of the file tree as a person reads them, folder by folder. */
async function shownFiles(page: Page, archive: string): Promise<string[]> {
  const panel = part(page, 'What you get').getByRole('figure').filter({ hasText: archive });
  return panel.evaluate((figure) => {
    const walk = (list: Element | null, folder: string): string[] =>
      Array.from(list?.children ?? []).flatMap((item) => {
        const inner = item.querySelector(':scope > details');
        if (!inner) return [folder + (item.querySelector('span')?.textContent ?? '')];
        return walk(inner.querySelector('ul'), folder + inner.querySelector('summary')?.textContent?.trim());
      });
    return walk(figure.querySelector('ul'), '');
  });
}

describe.each(products.map((product) => [product.title, product] as const))('%s', (title, product) => {
  const { slug, category, priceCents, features, includes, version, rating } = product;
  const path = paths.preview(category, slug);

  it('is described whole, with the files that its archive really holds', async () => {
    const archive = await zipTemplate(slug);
    const page = await newPage();
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();

    const action =
      priceCents === 0 ? `Download ${title}` : `Buy ${title} for ${formatMoney(priceCents as Cents)}`;
    const link = page.getByRole('main').getByRole('link', { name: action });
    const target = paths.loginToBuy(slug);
    expect(await link.first().getAttribute('href')).toBe(target);

    expect(await part(page, 'Features').getByRole('listitem').allInnerTexts()).toEqual(features);
    const contents = part(page, 'What you get');
    for (const line of includes) await contents.getByText(line, { exact: true }).waitFor();

    const files = await shownFiles(page, archive.fileName);
    expect(files.toSorted()).toEqual(archive.files.map((file) => file.path).toSorted());
    await contents.getByText(archive.sha256).waitFor();
    const fact = (name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd');
    expect(await fact('Files').innerText()).toBe(String(archive.files.length));
    expect(await fact('Version').innerText()).toBe(version);
    expect(await fact('Rating').innerText()).toContain(rating === 0 ? 'No ratings yet' : rating.toFixed(1));
    const stored = await db().doc(`products/${slug}`).get();
    expect(await fact('Downloads').innerText()).toBe(stored.get('downloads').toLocaleString('en-US'));

    const related = part(page, 'Related templates').getByRole('article').getByRole('link');
    expect(await related.count()).toBeGreaterThan(0);
    expect(await related.allInnerTexts()).not.toContain(title);
  });

  it('runs its demo in a sandbox, on screens of three sizes', async () => {
    const page = await newPage();
    await page.goto(path);
    expect(await page.locator('iframe').count()).toBe(0);
    await page.getByRole('button', { name: 'Run the demo' }).click();
    const element = page.locator(`iframe[title="Live demo of ${title}"]`);
    await element.waitFor();
    expect(await element.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups');
    const frame = await (await element.elementHandle())?.contentFrame();
    await frame?.getByRole('heading').first().waitFor();
    // It can neither read the store's storage nor its page.
    const reached = await frame?.evaluate(() => {
      const tries = {
        storage: () => localStorage.length,
        cookies: () => document.cookie.length,
        page: () => parent.document.title.length,
      };
      return Object.entries(tries).flatMap(([name, look]) => {
        try {
          return [`${name}: ${look()}`];
        } catch {
          return [];
        }
      });
    });
    expect(reached).toEqual([]);
    for (const [device, width] of [
      ['Phone', 390],
      ['Tablet', 768],
      ['Desktop', 1280],
    ] as const) {
      await page.getByRole('button', { name: new RegExp(`^${device},`) }).click();
      await eventually(() => frame?.evaluate(() => innerWidth)).toBe(width);
    }
    await page.getByRole('button', { name: 'Stop the demo' }).click();
    await element.waitFor({ state: 'detached' });
  });
});

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
  await page.getByText('Product: neogate.').waitFor();
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
