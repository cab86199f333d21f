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
import { versionsOf } from '../../emulators/seed/releases.ts';
import { zipTemplate } from '../../emulators/seed/zip-template.ts';
import { faultsOf } from './kit/axe.ts';
import { newPage, useBrowser } from './kit/browser.ts';

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

/** Opens a page and finds it whole: it has a heading and nobody is shut out of it. Errors fail the test by the kit. */
async function seeOpen(address: string): Promise<Page> {
  const page = await newPage();
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  return page;
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
    await seeOpen(pathToFileURL(join(unpacked, 'dist', 'index.html')).href);
  },
);

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
