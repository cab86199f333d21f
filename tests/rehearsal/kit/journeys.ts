import { readFile } from 'node:fs/promises';
import { panelPaths, screenAddress } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { craft, template } from '../../functions/support/archives.ts';
import { newPage, open } from './browser.ts';
import { authLink, mailsTo, storeLink } from './mails.ts';
import { confirm, customer, owner, signUp } from './people.ts';

export const title = 'Moon Chart';
export const slug = 'moonchart';
const archive = craft(template());

const textOf = async (page: Page, path: string) => {
  await open(page, path);
  return page.locator('main').textContent();
};
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

/** The owner comes into a store that holds nothing, sets the mail server and publishes a free template. @returns their page */
export async function openStore(): Promise<Page> {
  const page = await newPage();
  expect(await open(page, '/')).toBe(200);
  await signUp(page, owner);
  await confirm(page, await authLink(owner.email));
  await open(page, '/admin');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  // It has no keys: nobody could pay, which its owner is told.
  await page.getByRole('link', { name: 'Connect Stripe' }).waitFor();
  await page.getByText('paid orders are refused', { exact: false }).waitFor();

  await open(page, `${screenAddress('admin', 'settings')}#email`);
  await page.getByLabel('SMTP host').fill('127.0.0.1');
  await page.getByLabel('SMTP port').fill(String(inject('rehearsal').smtpPort));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Settings saved successfully!', { exact: false }).waitFor();

  await open(page, panelPaths.adminAddProduct);
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'New Category' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Category' });
  await dialog.getByLabel('Name').fill('Tools');
  await dialog.getByRole('button', { name: 'Create Category' }).click();
  await toast(page, 'Category created');
  await page.getByLabel('Price in USD').fill('0');
  await page.getByLabel('Short description').fill('The moon, drawn by hand.');
  await page.getByLabel('Full description, in Markdown').fill('# The moon');
  await page.getByLabel('Image URL').fill('/images/products/neogate.webp');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await page.getByRole('heading', { level: 1, name: `Edit ${title}` }).waitFor();
  await page
    .getByLabel('Archive file')
    .setInputFiles({ name: 'moon.zip', mimeType: 'application/zip', buffer: archive });
  await page.getByText('The archive is valid: 3 files', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Publish Version' }).click();
  await toast(page, `${title} 1.0.0 is published`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: `${title} is Active: make it Draft` }).waitFor();
  return page;
}

/** A customer finds the template, signs up, gets it and downloads its archive. @returns their page */
export async function buyAndDownload(): Promise<Page> {
  const page = await newPage(390);
  // The catalogue follows the product by a trigger, and pages follow the catalogue.
  await expect.poll(() => textOf(page, paths.templates), { timeout: 60_000 }).toContain(title);
  for (const path of ['/', paths.templates, paths.pricing])
    expect([path, await open(page, path)]).toEqual([path, 200]);
  await open(page, paths.templates);
  await page.getByRole('link', { name: title }).first().click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();

  await signUp(page, customer);
  await confirm(page, await storeLink(customer.email));
  await open(page, paths.checkout([slug]));
  await page.getByRole('button', { name: 'Get it free' }).click();
  await page.getByRole('heading', { name: 'Order Complete' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${title}` }).click(),
  ]);
  const bytes = await readFile(await download.path());
  expect(bytes.equals(archive)).toBe(true);
  await expect
    .poll(async () => (await mailsTo(customer.email)).length, { timeout: 60_000 })
    .toBeGreaterThan(1);
  return page;
}
