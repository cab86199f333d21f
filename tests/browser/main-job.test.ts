import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { paths } from '@tempera/domain/site/paths';
import { expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { zipTemplate } from '../../emulators/seed/zip-template.ts';
import { newPage, storeUrl, useBrowser } from './kit/browser.ts';
import { amountOf, applyCoupon, fillCard, seeComplete } from './kit/checkout.ts';
import { eventually } from './kit/eventually.ts';
import { fillSignUp, somebodyNew } from './kit/people.ts';

useBrowser();

it('leads somebody who was never here before to a bought, downloaded and opened template', async () => {
  const page = await newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'AstroAccess' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'AstroAccess' }).waitFor();
  await page.getByText(/^ZIP, git\b/).waitFor();
  await page.getByRole('link', { name: 'Buy AstroAccess for $2.80' }).first().click();

  await page.waitForURL('**/auth/Login?purchase-product-astroaccess*');
  await page
    .getByRole('main')
    .getByRole('link', { name: /sign up|create/i })
    .click();
  const account = somebodyNew();
  await fillSignUp(page, account);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Account Created!').waitFor();

  await page.waitForURL('**/checkout/product=astroaccess');
  await eventually(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(account.email);
  await applyCoupon(page, 'welcome20');
  await page.getByText('WELCOME20 applied', { exact: false }).first().waitFor();
  // The worked example: 280, discount 56, tax 19, total 243 cents.
  expect(await amountOf(page, 'Subtotal').innerText()).toBe('$2.80');
  expect(await amountOf(page, 'Discount').innerText()).toBe('−$0.56');
  expect(await amountOf(page, 'Tax').innerText()).toBe('$0.19');
  expect(await amountOf(page, 'Total').last().innerText()).toBe('$2.43');
  await fillCard(page);
  await page.getByRole('button', { name: 'Pay $2.43' }).click();

  await page.waitForURL('**/checkout/success?order=ORD-*');
  await seeComplete(page);
  await page.reload();
  await seeComplete(page);
  expect(await amountOf(page, 'Total').last().innerText()).toBe('$2.43');

  const clone = page.getByRole('region', { name: 'AstroAccess by git' });
  await clone.getByText(`git clone ${storeUrl}/git/astroaccess.git`).waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await clone.getByRole('button', { name: 'Copy the git command for AstroAccess' }).click();
  await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(
    `git clone ${storeUrl}/git/astroaccess.git`,
  );
  expect(await clone.getByRole('link', { name: 'access token' }).getAttribute('href')).toBe(
    paths.profileTokens,
  );

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download AstroAccess' }).click(),
  ]);
  const bytes = await readFile(await download.path());
  const seeded = await zipTemplate('astroaccess');
  expect(download.suggestedFilename()).toBe(seeded.fileName);
  expect(bytes.equals(seeded.bytes)).toBe(true);

  const folder = await mkdtemp(join(tmpdir(), 'tempera-unzipped-'));
  try {
    const files = await unzip(bytes, folder);
    const index = files.find((file) => file.endsWith('/index.html'));
    await page.goto(pathToFileURL(join(folder, index ?? 'missing')).href);
    await page.getByRole('heading').first().waitFor();
    expect(await page.title()).toContain('AstroAccess');
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** Unpacks an archive. @returns the paths of its files */
async function unzip(bytes: Buffer, folder: string): Promise<string[]> {
  const zip = await fromBufferPromise(bytes);
  const files: string[] = [];
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    const target = join(folder, entry.fileName);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, Buffer.concat(chunks));
    files.push(entry.fileName);
  }
  return files;
}
