import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { root } from '../../emulators/launcher/paths.ts';
import { products } from '../../emulators/seed/catalogue.ts';
import { readRelease } from '../../emulators/seed/read-release.ts';
import { versionsOf } from '../../emulators/seed/releases.ts';
import { zipTemplate } from '../../emulators/seed/zip-template.ts';
import { faultsOf } from './kit/axe.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { serveFolder } from './kit/serve-folder.ts';

useBrowser();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tempera-archives-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Unpacks a release as a buyer does. @returns its folder */
async function unpack(slug: string, version: string) {
  const archive = await zipTemplate(slug, version);
  const zip = await fromBufferPromise(archive.bytes);
  for await (const entry of zip.eachEntry()) {
    const path = join(folder, entry.fileName);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return join(folder, archive.fileName.replace(/\.zip$/, ''));
}

/** Runs an npm script of the README. */
const npm = (cwd: string, ...args: string[]) =>
  promisify(execFile)('npm', args, { cwd, env: { ...process.env, NODE_ENV: 'production' } });

/** Opens a page and finds it whole: it has a heading, and errors fail the test by the kit. */
async function seeOpen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

const releases = products.flatMap((product) =>
  versionsOf(product).map((version) => ({ product, slug: product.slug, version })),
);
const isBuilt = ({ product }: (typeof releases)[number]) => product.build !== 'None needed';

it.each(releases.filter(isBuilt))(
  '$slug $version is checked, tested and built, and opens from dist/',
  async ({ slug, version }) => {
    const unpacked = await unpack(slug, version);
    // As npm install leaves it, without asking the registry: that its ranges fit is a unit test.
    await symlink(join(root, 'node_modules'), join(unpacked, 'node_modules'));
    await npm(unpacked, 'run', 'check');
    await npm(unpacked, 'test');
    await npm(unpacked, 'run', 'build');
    const page = await newPage();
    await seeOpen(page, pathToFileURL(join(unpacked, 'dist', 'index.html')).href);
    expect(await faultsOf(page)).toEqual([]);
  },
);

/** What a page refers to on its own server, as the browser has resolved it. */
const referencesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const of = (attribute: 'href' | 'src') =>
      [...document.querySelectorAll(`[${attribute}]`)].map((one) => one.getAttribute(attribute) ?? '');
    const all = [...of('href'), ...of('src')].map((reference) => new URL(reference, document.baseURI));
    return [...new Set(all.filter(({ origin }) => origin === location.origin).map(({ href }) => href))];
  });

/** Why a reference leads nowhere; null when it does not. A page names its parts by id, and what its script shows by data. */
async function faultOfReference(reference: string): Promise<string | null> {
  const response = await fetch(reference);
  const text = await response.text();
  if (!response.ok) return `${reference}: ${response.status}`;
  const part = new URL(reference).hash.replace(/^#\/?/, '');
  return new RegExp(`\\b(?:id|data-[\\w-]+)="${part}"`).test(text) || part === ''
    ? null
    : `${reference}: no such part`;
}

const isPage = (reference: string) => /\.html$|\/$/.test(new URL(reference).pathname);
const withoutPart = (reference: string) => reference.replace(/#.*$/, '').replace(/\/$/, '/index.html');

it.each(releases.filter((release) => !isBuilt(release)))(
  '$slug $version opens from any web server as it is unpacked, page by page, without a dead link',
  async ({ slug, version }) => {
    const { origin, close } = await serveFolder(await unpack(slug, version));
    const page = await newPage();
    try {
      const pages = new Set([`${origin}/index.html`]);
      // What is found on the way is gone through as well.
      for (const address of pages) {
        await seeOpen(page, address);
        const references = await referencesOf(page);
        for (const found of references.map(withoutPart).filter(isPage)) pages.add(found);
        const faults = await Promise.all(references.map(faultOfReference));
        expect(faults.filter(Boolean), address).toEqual([]);
      }
      const files = [...(await readRelease(slug, version)).keys()].filter((path) => path.endsWith('.html'));
      expect([...pages].map((address) => address.slice(origin.length + 1)).sort()).toEqual(files.sort());
    } finally {
      await close();
    }
  },
);

it('Market Stall goes from a full cart to its thanks, with the address that was wrong', async () => {
  const page = await newPage();
  await page.goto('/demos/marketstall/index.html');
  await page.getByRole('button', { name: /^Add to cart.*Vine tomatoes$/ }).click();
  await page.getByRole('link', { name: 'Country sourdough' }).click();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page.getByRole('link', { name: 'Go to the cart' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
  const summary = page.getByRole('region', { name: 'Summary' });
  // 4.95 and twice 8.50, with shipping.
  await summary.getByText('$27.95', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Remove.*Vine tomatoes$/ }).click();
  await summary.getByText('$23.00', { exact: true }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await summary.getByRole('link', { name: 'Check out' }).click();
  await page.getByRole('button', { name: 'Order for $23.00' }).click();
  expect(await page.getByLabel('Name').evaluate((field) => field === document.activeElement)).toBe(true);
  for (const [label, value] of [
    ['Name', 'Nora Novice'],
    ['Email', 'nora@taken.example'],
    ['Street and number', '1 Market Square'],
    ['City, state and ZIP code', 'Springfield, IL 62701'],
  ] as const) {
    await page.getByLabel(label).fill(value);
  }
  await page.getByRole('button', { name: 'Order for $23.00' }).click();
  await page.getByRole('alert').getByText('We can’t send mail to that address.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('Email').fill('nora@example.com');
  await page.getByRole('button', { name: 'Order for $23.00' }).click();
  await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
  await page.getByText(/Your order is MS-\d+/).waitFor();
  await page.getByRole('link', { name: /^Cart 0/ }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

it('Backroom finds an order, shows it, and keeps its pages apart', async () => {
  const page = await newPage();
  await page.goto('/demos/backroom/index.html');
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  await page.getByRole('searchbox').fill('paper crane');
  await page.getByRole('status').getByText('240 orders').waitFor({ state: 'detached' });
  const row = page.getByRole('row').nth(1);
  expect(await row.innerText()).toContain('Paper Crane');
  const name = await row.getByRole('button').innerText();
  await row.getByRole('button').click();
  await page.getByRole('dialog', { name: `Order ${name}` }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  for (const title of ['Customers', 'Settings', 'Overview']) {
    await page.getByRole('link', { name: title, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await faultsOf(page), title).toEqual([]);
  }
});
