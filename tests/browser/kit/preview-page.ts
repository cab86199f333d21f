import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SeedProduct } from '../../../emulators/seed/seed-product.ts';
import { zipTemplate } from '../../../emulators/seed/zip-template.ts';
import { newPage } from './browser.ts';
import { eventually } from './eventually.ts';
import { db } from './store.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The paths of the file tree as a person reads them, folder by folder. */
async function shownFiles(page: Page, archive: string): Promise<string[]> {
  const panel = part(page, 'Files').getByRole('figure').filter({ hasText: archive });
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

/** A template's page describes it whole, with the files that its archive really holds. @returns the page */
export async function seeDescribed(product: SeedProduct): Promise<Page> {
  const { title, slug, category, priceCents, features, includes, version, rating } = product;
  const archive = await zipTemplate(slug);
  const page = await newPage();
  await page.goto(paths.preview(category, slug));
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
  await part(page, 'Files').getByText(archive.sha256).waitFor();
  const fact = (name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd');
  expect(await fact('Files').innerText()).toBe(String(archive.files.length));
  expect(await fact('Version').innerText()).toBe(version);
  expect(await fact('Rating').innerText()).toContain(rating === 0 ? 'No ratings yet' : rating.toFixed(1));
  // Another file may download it meanwhile: the page follows.
  await eventually(async () => {
    const stored = await db().doc(`products/${slug}`).get();
    return (await fact('Downloads').innerText()) === stored.get('downloads').toLocaleString('en-US');
  }).toBe(true);

  const related = part(page, 'Related templates').getByRole('article').getByRole('link');
  expect(await related.count()).toBeGreaterThan(0);
  expect(await related.allInnerTexts()).not.toContain(title);
  return page;
}

/** The page runs the demo in a sandbox, on screens of three sizes. */
export async function runDemo(page: Page, title: string): Promise<void> {
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
}
