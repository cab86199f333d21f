import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { craft, template } from '../functions/support/archives.ts';
import { hostile } from '../functions/support/hostile-archives.ts';
import { faultsOf } from './kit/axe.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { comesBackUntil } from './kit/looking.ts';
import { openPanel } from './kit/moderation.ts';
import { db, putProduct } from './kit/store.ts';

/** An owner fills a store: category, product, archive, sale; and two of them edit the same product. */
useBrowser();

const mark = Date.now().toString(36);
const category = `Tools ${mark}`;
const title = `Moon Chart ${mark}`;
const slug = `moonchart${mark}`;

afterAll(async () => {
  await db().recursiveDelete(db().doc(`products/${slug}`));
  await db().doc(`categories/tools-${mark}`).delete();
});

const inPanel = (page: Page) => page.locator('#main');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const archiveFile = (buffer: Buffer) => ({ name: 'moon.zip', mimeType: 'application/zip', buffer });

/** What a page has read of the catalogue so far, in documents. */
const documentsRead = (page: Page) =>
  page.evaluate(() => {
    const marks = performance.getEntriesByName('firestore-read') as PerformanceMark[];
    return marks
      .filter(({ detail }) => ['products', 'categories'].includes(detail.path))
      .reduce((sum, { detail }) => sum + detail.count, 0);
  });

it('shows a product in the live preview with the rating that it has', async () => {
  const rated = await putProduct({ rating: 4.25, reviewCount: 3, downloads: 1_204 });
  const page = await openPanel('admin', `${panelPaths.adminProducts}/edit/${rated}`);
  const preview = page.getByLabel('Live preview');
  await preview.getByText('1,204 downloads').waitFor();
  expect(await preview.getByText('No ratings yet').count()).toBe(0);
});

async function createCategory(page: Page): Promise<void> {
  await heading(page, 'Products');
  await inPanel(page).getByRole('link', { name: 'Categories' }).click();
  await page.getByRole('button', { name: 'New Category' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Category' });
  await dialog.getByRole('button', { name: 'Create Category' }).click();
  await dialog.getByText('Enter a name.').waitFor();
  await dialog.getByLabel('Name').fill(category);
  await dialog.getByRole('button', { name: 'Create Category' }).click();
  await toast(page, 'Category created');
  await page.getByRole('row').filter({ hasText: category }).waitFor();
}

async function addProduct(page: Page): Promise<void> {
  await inPanel(page).getByRole('link', { name: 'Products' }).first().click();
  await inPanel(page).getByRole('link', { name: 'Add Product' }).first().click();
  await heading(page, 'Add Product');
  await page.getByRole('button', { name: 'Add Product' }).click();
  await page.getByText('Enter a title.').waitFor();
  await page.getByLabel('Title', { exact: true }).fill(title);
  // Nothing that was typed is lost, and a title is enough for a draft.
  await page.reload();
  await page.getByText('Your unsaved changes from', { exact: false }).waitFor();
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe(title);
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await heading(page, `Edit ${title}`);
  await page.getByRole('button', { name: `${title} is Draft: make it Active` }).click();
  await toast(page, 'Not ready');
  await page.getByLabel('Price in USD').fill('2.80');
  await page.getByLabel('Category', { exact: true }).selectOption({ label: category });
  await page.getByLabel('Live preview').getByText('$2.80').waitFor();
  await page.getByLabel('Live preview').getByText('No ratings yet').waitFor();
  await page.getByLabel('Short description').fill('The moon, drawn by hand.');
  await page.getByLabel('Full description, in Markdown').fill('# The moon\n\nDrawn **by hand**.');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('heading', { name: 'The moon' }).waitFor();
  await page.getByLabel('Image URL').fill('/images/products/neogate.webp');
  for (const tag of ['moon', 'Moon', 'chart']) {
    await page.getByRole('textbox', { name: 'Tags' }).fill(tag);
    await page.keyboard.press('Enter');
  }
  expect(await page.getByRole('list', { name: 'Tags of the product' }).getByRole('listitem').count()).toBe(2);
  expect(await page.getByRole('button', { name: 'Remove item 1' }).count()).toBe(0);
  await page.getByLabel('Item 1').fill('Source');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await toast(page, 'Product saved');
}

async function publish(page: Page): Promise<void> {
  const chooser = page.getByLabel('Archive file');
  const [bad] = hostile['a path that leads out'] ?? [];
  await chooser.setInputFiles(archiveFile(bad?.() ?? Buffer.alloc(0)));
  await page
    .getByText('A file has an absolute path, or one that leads outside the archive. File: neo/../../evil.sh')
    .waitFor();
  expect(await page.getByRole('button', { name: 'Publish', exact: true }).isDisabled()).toBe(true);
  await chooser.setInputFiles(archiveFile(craft(template())));
  await page.getByText('The archive is valid: 3 files', { exact: false }).waitFor();
  await page.getByText('main.js').waitFor();
  await page.getByRole('button', { name: 'Publish Version' }).click();
  await toast(page, `${title} 1.0.0 is published`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: `${title} is Active: make it Draft` }).waitFor();
  await page.getByRole('region', { name: 'On sale' }).getByRole('link', { name: 'View in store' }).waitFor();
}

async function meetOverOneProduct(first: Page): Promise<void> {
  const second = await openPanel('owner', panelPaths.adminEditProduct(slug));
  await second.getByLabel('Price in USD').fill('3.50');
  await second.getByLabel('Feature 1').fill('Phases');
  await first.getByLabel('Price in USD').fill('4.00');
  await first.getByLabel('Demo URL').fill('https://demo.example.com/moon');
  await first.getByRole('button', { name: 'Save Changes' }).click();
  await eventually(async () => (await db().doc(`products/${slug}`).get()).data()?.priceCents).toBe(400);
  await second.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = second.getByRole('dialog', { name: 'Someone else saved this product' });
  await dialog.getByText('$4.00').waitFor();
  expect((await db().doc(`products/${slug}`).get()).data()).toMatchObject({ priceCents: 400, features: [] });
  await dialog.getByRole('radiogroup', { name: 'Price' }).getByLabel('Theirs').check();
  await dialog.getByRole('button', { name: 'Save selection' }).click();
  await toast(second, 'Product saved');
  expect((await db().doc(`products/${slug}`).get()).data()).toMatchObject({
    priceCents: 400,
    features: ['Phases'],
    demoUrl: 'https://demo.example.com/moon',
  });
}

it('fills a store, from the category to what visitors see', async () => {
  const store = await newPage();
  await store.goto(paths.templates);
  const admin = await openPanel('admin', panelPaths.adminProducts, { expected: /check\)$/ });
  await heading(admin, 'Products');
  await admin.getByRole('table', { name: 'Products' }).waitFor();
  expect(await documentsRead(admin)).toBeLessThanOrEqual(60);
  await createCategory(admin);
  await addProduct(admin);
  await publish(admin);
  await comesBackUntil(store, store.getByRole('heading', { name: title }).waitFor());
  await meetOverOneProduct(admin);
  await inPanel(admin).getByRole('link', { name: 'Products' }).first().click();
  await admin.getByPlaceholder('Search products...').fill(title.slice(0, 8).toLowerCase());
  const row = admin.getByRole('row').filter({ hasText: title });
  await row.waitFor();
  expect(await faultsOf(admin)).toEqual([]);
  await row.getByRole('button', { name: `Actions for ${title}` }).click();
  await admin.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = admin.getByRole('dialog', { name: `Delete ${title}?` });
  await dialog.getByText('Are you sure you want to delete this product?').waitFor();
  await dialog.getByRole('button', { name: `Delete ${title}` }).click();
  await admin.getByText('No products match.').waitFor();
  await comesBackUntil(store, store.getByRole('heading', { name: title }).waitFor({ state: 'detached' }));
});
