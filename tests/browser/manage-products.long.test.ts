import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { craft, template } from '../functions/support/archives.ts';
import { bytesOf } from '../functions/support/pictures.ts';
import { faultsOf } from './kit/axe.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { openPanel } from './kit/moderation.ts';
import { db, putProduct } from './kit/store.ts';

/** The table of products: pages, order, filters, many at once; and what the forms keep. */
useBrowser();

/** Half a second of a square of 64 pixels, as this browser records it. */
async function recordVideo(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' });
    const recorded = new Promise<Blob>((resolve) => {
      recorder.ondataavailable = ({ data }) => resolve(data);
    });
    recorder.start();
    for (let frame = 0; frame < 30; frame++) {
      pen.fillRect(frame, frame, 8, 8);
      await new Promise(requestAnimationFrame);
    }
    recorder.stop();
    return [...new Uint8Array(await (await recorded).arrayBuffer())];
  });
  return Buffer.from(bytes);
}

const category = `shelf${Date.now().toString(36)}`;
const count = 30;
beforeAll(async () => {
  const fields = { name: category, description: '', featured: [], colour: 'ochre', order: 0 };
  await db().doc(`categories/${category}`).set(fields);
  for (let index = 0; index < count; index++) {
    await putProduct({
      title: `Shelf ${String(index).padStart(2, '0')} ${category}`,
      category,
      priceCents: index * 100,
      status: 'draft',
      dateAdded: Timestamp.fromMillis(Date.now() - index * 1_000),
    });
  }
});
afterAll(() => db().doc(`categories/${category}`).delete());

const shelf = `${panelPaths.adminProducts}?category=${category}`;
const rows = (page: Page) => page.getByRole('row').filter({ hasText: /Shelf \d\d/ });
const titles = async (page: Page) =>
  (await rows(page).getByRole('rowheader').allInnerTexts()).map((text) => text.slice(0, 8));

/** Documents of products that the page has read so far. */
const readsOf = (page: Page) =>
  page.evaluate(() => {
    const marks = performance.getEntriesByName('firestore-read') as PerformanceMark[];
    return marks
      .filter(({ detail }) => detail.path === 'products')
      .reduce((sum, { detail }) => sum + detail.count, 0);
  });

describe('the table', () => {
  it('has the products without archive that the dashboard counts, and no others', async () => {
    const word = `Bare${category}`;
    const [bare, full] = await Promise.all([
      putProduct({ title: `${word} one`, status: 'draft', version: '' }),
      putProduct({ title: `${word} two`, status: 'draft', version: '1.0.0' }),
    ]);
    for (const slug of [bare, full]) {
      await eventually(async () => (await db().doc(`products/${slug}`).get()).get('terms')).toBeTruthy();
    }
    const page = await openPanel('admin', panelPaths.adminDashboard);
    await page.getByRole('link', { name: /products? ha(?:s|ve) no archive$/ }).click();
    await page.waitForURL('**/admin/products?status=no-archive');
    await page.getByRole('link', { name: `${word} one` }).waitFor();
    const versions = page.getByRole('rowheader');
    for (const text of await versions.allInnerTexts()) expect(text).toContain('No archive yet');
    expect(await page.getByRole('columnheader').getByRole('button').count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('main').getByRole('searchbox').fill(word);
    await page.getByText('1 product', { exact: true }).waitFor();
    await page.getByRole('link', { name: `${word} one` }).waitFor();
  });

  it('pages with constant reads, in the order that was chosen', async () => {
    const page = await openPanel('admin', shelf);
    await eventually(() => rows(page).count()).toBe(25);
    expect((await titles(page))[0]).toBe('Shelf 00');
    const before = await readsOf(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await eventually(() => rows(page).count()).toBe(5);
    expect((await readsOf(page)) - before).toBeLessThanOrEqual(26);
    expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
    const second = await titles(page);
    await page.reload();
    await eventually(() => titles(page)).toEqual(second);
    await page.getByRole('button', { name: 'Previous' }).click();
    await eventually(() => rows(page).count()).toBe(25);
    await page.goto(`${shelf}&after=gone`);
    await eventually(async () => (await titles(page))[0]).toBe('Shelf 00');
    expect(new URL(page.url()).searchParams.has('after')).toBe(false);
    await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click();
    await eventually(async () => (await titles(page))[0]).toBe('Shelf 29');
    expect(new URL(page.url()).searchParams.get('sort')).toBe('price');
    await page.reload();
    await eventually(async () => (await titles(page))[0]).toBe('Shelf 29');
    const price = page.getByRole('columnheader', { name: 'Price' });
    expect(await price.getAttribute('aria-sort')).toBe('descending');
    await price.getByRole('button').click();
    await eventually(async () => (await titles(page))[0]).toBe('Shelf 00');
    expect(await price.getAttribute('aria-sort')).toBe('ascending');
    expect(new URL(page.url()).searchParams.get('way')).toBe('asc');
    await page.getByRole('button', { name: 'Next' }).click();
    await eventually(async () => (await titles(page)).at(-1)).toBe('Shelf 29');
    await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
    await eventually(async () => (await titles(page))[0]).toBe('Shelf 00');
  });

  it.each([
    ['one category', shelf],
    ['one status', `${panelPaths.adminProducts}?status=active`],
    ['all', panelPaths.adminProducts],
  ])('goes by each of its columns, both ways, for %s', async (_, address) => {
    const page = await openPanel('admin', address);
    for (const name of ['Title', 'Price', 'Downloads', 'Rating', 'Date added']) {
      const column = page.getByRole('columnheader', { name });
      const ways: (string | null)[] = [];
      for (let press = 0; press < 2; press++) {
        const before = await column.getAttribute('aria-sort');
        await column.getByRole('button').click();
        await eventually(() => column.getAttribute('aria-sort')).not.toBe(before);
        await page.getByRole('row').nth(1).waitFor();
        ways.push(await column.getAttribute('aria-sort'));
      }
      expect(ways.sort(), name).toEqual(['ascending', 'descending']);
    }
  });

  it('changes many at once', async () => {
    const page = await openPanel('admin', shelf);
    await eventually(() => rows(page).count()).toBe(25);
    const bar = page.getByRole('group', { name: 'With the selected products' });
    const archive = async () => {
      for (const index of ['01', '02']) {
        await page.getByRole('checkbox', { name: `Select Shelf ${index} ${category}` }).check();
      }
      await bar.getByText('2 selected').waitFor();
      await bar.getByRole('button', { name: 'Archive' }).click();
      await bar.waitFor({ state: 'detached' });
    };
    await archive();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone', { exact: true }).waitFor();
    await eventually(() => rows(page).getByText('Archived', { exact: true }).count()).toBe(0);
    await archive();
    await page.getByLabel('Status', { exact: true }).selectOption('archived');
    await eventually(() => titles(page)).toEqual(['Shelf 01', 'Shelf 02']);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await bar.getByRole('button', { name: 'Move to Drafts' }).click();
    await page.getByText('No products match.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('finds by words of a title, within its filters', async () => {
    const page = await openPanel('admin', shelf);
    await eventually(() => rows(page).count()).toBe(25);
    await page.getByPlaceholder('Search products...').fill(`Shelf 07 ${category.slice(0, 8)}`);
    await eventually(() => titles(page)).toEqual(['Shelf 07']);
    await page.getByRole('button', { name: 'Auth', exact: true }).click();
    await page.getByText('No products match.').waitFor();
    await page.getByRole('button', { name: 'Show All' }).click();
    await page.getByRole('table', { name: 'Products' }).waitFor();
  });
});

describe('the forms', () => {
  it('keep a category that products are in', async () => {
    const page = await openPanel('admin', panelPaths.adminCategories, { expected: /status of 400/ });
    await page.getByRole('button', { name: `Delete ${category}` }).click();
    const dialog = page.getByRole('dialog', { name: `Delete ${category}?` });
    await dialog.getByRole('button', { name: `Delete ${category}` }).click();
    await dialog.getByText('This category still has products. Move them to another one first.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: `Edit ${category}` }).click();
    const edit = page.getByRole('dialog', { name: `Edit ${category}` });
    await edit.getByLabel('Description').fill('What stands on it.');
    await edit.getByRole('button', { name: 'Save Category' }).click();
    await page.getByText('What stands on it.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('take a picture, and ask before what was written is lost', async () => {
    const page = await openPanel('admin', panelPaths.adminAddProduct);
    const address = page.getByLabel('Image URL');
    await page
      .getByLabel('Picture file')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: bytesOf('png') });
    await eventually(() => address.inputValue()).toMatch(/^\/pictures\/[0-9a-f]{32}\.(?:webp|png)$/);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await page.getByRole('button', { name: 'Add Product' }).click();
    await page.getByText('Choose a category.').waitFor();
    await page.getByRole('button', { name: 'New Category' }).click();
    const dialog = page.getByRole('dialog', { name: 'New Category' });
    await dialog.getByLabel('Name').fill(`Made ${category}`);
    await dialog.getByRole('button', { name: 'Create Category' }).click();
    await eventually(() => page.getByLabel('Category', { exact: true }).inputValue()).toBe(
      `made-${category}`,
    );
    await db().doc(`categories/made-${category}`).delete();
    await page.getByText('Please fill in all required fields.').waitFor();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  });

  it('take a video, which the template’s page plays', async () => {
    const slug = await putProduct({ category, image: '/images/products/blog.webp', version: '1.0.0' });
    const page = await openPanel('admin', panelPaths.adminEditProduct(slug));
    const address = page.getByLabel('Video URL');
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      page.getByLabel('Video file').setInputFiles({ name, mimeType, buffer });
    await choose('a.mov', 'video/quicktime', Buffer.from('moov'));
    await page.getByText('Choose an MP4 or WebM video up to 20 MiB.').waitFor();
    await choose('a.webm', 'video/webm', await recordVideo(page));
    await eventually(() => address.inputValue()).toMatch(/^\/pictures\/[0-9a-f]{32}\.webm$/);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Product saved').waitFor();
    await page.goto(paths.preview(category, slug));
    await page.getByRole('button', { name: 'Show the video' }).click();
    const video = page.getByLabel(`Video of ${slug}`);
    await eventually(() =>
      video.evaluate(async (player: HTMLVideoElement) => {
        await player.play();
        return player.videoWidth;
      }),
    ).toBe(64);
    expect(await faultsOf(page)).toEqual([]);
  });

  it('save a draft by its archive, and carry on with it', async () => {
    const page = await openPanel('admin', panelPaths.adminAddProduct);
    const title = `Carried ${category}`;
    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByLabel('Address').fill(`carried-${category}`);
    await page.getByLabel('Archive file').setInputFiles({
      name: 'a.zip',
      mimeType: 'application/zip',
      buffer: craft(template()),
    });
    await page.getByRole('heading', { level: 1, name: `Edit ${title}` }).waitFor();
    await page.getByText('The archive is valid: 3 files', { exact: false }).waitFor();
    const stored = await db().doc(`products/carried-${category}`).get();
    expect(stored.data()).toMatchObject({ title, status: 'draft', priceCents: null, category: '' });
    expect(await page.getByText('Price: missing').count()).toBe(1);
    expect(await faultsOf(page)).toEqual([]);
    await stored.ref.delete();
  });

  it('go on with an archive whose line broke, where it broke', async () => {
    const slug = await putProduct({ title: `Broken ${category}`, status: 'draft' });
    const page = await openPanel('admin', panelPaths.adminEditProduct(slug), { expected: /ERR_/ });
    const archive = craft(template());
    const ranges: string[] = [];
    await page.route(/upload_id=/, async (route) => {
      const request = route.request();
      const range = (await request.allHeaders())['content-range'];
      if (range) ranges.push(range);
      // The first to send anything is lost on its way.
      await (ranges.length === 1 && range ? route.abort('connectionreset') : route.continue());
    });
    await page
      .getByLabel('Archive file')
      .setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: archive });
    await page.getByText('The archive is valid: 3 files', { exact: false }).waitFor();
    const all = `bytes 0-${archive.length - 1}/${archive.length}`;
    expect(ranges).toEqual([all, `bytes */${archive.length}`, all]);
  });

  it('offer what was left unsaved, to discard it', async () => {
    const slug = await putProduct({ title: `Kept ${category}`, status: 'draft' });
    const page = await openPanel('admin', panelPaths.adminEditProduct(slug));
    const build = page.getByLabel('Build');
    await build.fill('Vite');
    await page.reload();
    await page.getByText('Your unsaved changes from', { exact: false }).waitFor();
    expect(await build.inputValue()).toBe('Vite');
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await eventually(() => build.inputValue()).toBe('');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: `Edit Kept ${category}` }).waitFor();
    expect(await page.getByText('Your unsaved changes from', { exact: false }).count()).toBe(0);
  });

  it('change the address, and the old one leads to the new', async () => {
    const slug = await putProduct({ title: `Moved ${category}` });
    const page = await openPanel('admin', panelPaths.adminEditProduct(slug), { expected: /status of 400/ });
    await page.getByRole('button', { name: 'Change Address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change address' });
    const change = async (address: string) => {
      await dialog.getByLabel('Address').fill(address);
      await dialog.getByRole('button', { name: 'Change Address' }).click();
    };
    await change('neogate');
    await dialog.getByText('Another product has this address, or had it. Choose another one.').waitFor();
    const address = `moved-${category}`;
    await change(address);
    const own = paths.preview('auth', address);
    await page.getByText(`Address: ${own}`).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const visitor = await newPage();
    await visitor.goto(paths.preview('auth', slug));
    await visitor.getByRole('heading', { level: 1, name: `Moved ${category}` }).waitFor();
    expect(new URL(visitor.url()).pathname).toBe(own);
    // The same within the app.
    await visitor.goto(paths.templates);
    await visitor.evaluate(
      (old) => {
        history.pushState(null, '', old);
        dispatchEvent(new PopStateEvent('popstate'));
      },
      paths.preview('auth', slug),
    );
    await visitor.waitForURL(`**${own}`);
    await visitor.getByRole('heading', { level: 1, name: `Moved ${category}` }).waitFor();
    await db().doc(`addresses/${address}`).delete();
  });

  it('say when there is no such product', async () => {
    const page = await openPanel('admin', panelPaths.adminEditProduct('nosuchthing'));
    await page.getByRole('heading', { name: 'Product not found.' }).waitFor();
  });
});
