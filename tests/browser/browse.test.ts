import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { categories } from '../../emulators/seed/categories.ts';
import { newPage, storeUrl, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { holdApp } from './kit/hold-app.ts';
import { db, putProduct } from './kit/store.ts';

useBrowser();

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search templates' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading').allInnerTexts();
/** Waits until these come first. */
const seeFirst = (page: Page, expected: string[]) =>
  eventually(async () => (await titles(page)).slice(0, expected.length)).toEqual(expected);
const seeAll = (page: Page, expected: string[]) => eventually(() => titles(page)).toEqual(expected);
const chosenChip = async (page: Page) =>
  page.getByRole('group', { name: 'Category' }).locator('[aria-pressed="true"]').innerText();
const counted = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });
const seeAddress = (page: Page, address: string) => page.waitForURL((url) => url.href === storeUrl + address);

describe('the home page', () => {
  it('searches, with slips of the finger', async () => {
    const page = await newPage();
    await page.goto('/');
    await searchBox(page).fill('portfollio');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await seeAddress(page, '/templates?q=portfollio');
    await cards(page).first().waitFor();
    await seeFirst(page, ['Portfolio']);
    expect(await searchBox(page).inputValue()).toBe('portfollio');
  });

  it('shows four categories, which lead to their templates', async () => {
    const page = await newPage();
    await page.goto('/');
    const region = page.getByRole('region', { name: 'Categories' });
    expect(await region.getByRole('article').count()).toBe(4);
    // Another file may make a category meanwhile: the page follows.
    await eventually(async () => {
      const sold = await db().collection('products').where('status', '==', 'active').get();
      const count = new Set(sold.docs.map((product) => product.get('category'))).size;
      return region.getByRole('link', { name: `All ${count} categories` }).count();
    }).toBe(1);
    await region.getByRole('link', { name: 'Auth', exact: true }).click();
    await seeAddress(page, '/templates?category=auth');
    await page.getByRole('heading', { level: 1, name: 'Auth templates' }).waitFor();
    expect(await chosenChip(page)).toBe('Auth');
    const found = await titles(page);
    expect(found).toEqual(expect.arrayContaining(['AstroAccess', 'Neo Gate']));
    expect(found).not.toContain('Portfolio');
  });

  it('leads to what it features', async () => {
    const page = await newPage();
    await page.goto('/');
    const featured = page.getByRole('region', { name: 'Featured templates' });
    await featured.getByRole('link', { name: 'Neo Gate' }).click();
    await seeAddress(page, paths.preview('auth', 'neogate'));
    await page.getByRole('heading', { level: 1, name: 'Neo Gate' }).waitFor();
  });
});

it('the categories page counts what each category really holds, and leaves out those that hold nothing', async () => {
  const held = async (category: string) => {
    const sold = db()
      .collection('products')
      .where('status', '==', 'active')
      .where('category', '==', category);
    const { count } = (await sold.count().get()).data();
    return count === 0 ? null : count === 1 ? '1 template' : `${count} templates`;
  };
  const page = await newPage();
  await page.goto('/categories');
  const tiles = page.getByRole('main').getByRole('article');
  await tiles.first().waitFor();
  for (const { slug, name } of categories) {
    const tile = tiles.filter({ has: page.getByRole('heading', { name, exact: true }) });
    // Another file's product may be on its way in or out: the page follows.
    await eventually(async () => {
      const text = await held(slug);
      return text === null ? 1 - (await tile.count()) : tile.getByText(text, { exact: true }).count();
    }, slug).toBe(1);
  }
  await tiles.getByRole('link', { name: 'Blog', exact: true }).click();
  await seeAddress(page, '/templates?category=blog');
});

it('a template that is pointed at is fetched, so that a click asks for none of it', async () => {
  const page = await newPage();
  await page.goto('/templates');
  const own = (url: string) => /documents\/(?:products|catalogue)\/.*astroaccess/.test(url);
  const came: string[] = [];
  page.on('response', (response) => void (own(response.url()) && came.push(response.url())));
  const link = cards(page).getByRole('link', { name: 'AstroAccess' });
  await link.hover();
  // The product, its version and its reviews.
  await eventually(() => new Set(came).size).toBe(3);
  const before = came.length;
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'AstroAccess' }).waitFor();
  expect(came).toHaveLength(before);
});

describe('the list', () => {
  /** More than a page of templates in a category that the seed leaves empty. */
  const names = Array.from({ length: 14 }, (_, index) => `Number ${index} of ${Date.now().toString(36)}`);

  beforeAll(async () => {
    for (const [index, title] of names.entries())
      await putProduct({ title, category: 'components', downloads: 500 - index });
    const page = await newPage();
    await page.goto('/templates?category=components');
    await counted(page, '14 templates, 12 shown').waitFor();
  });

  // What its filters do to the address and to what is shown: TemplatesPage.alone.test.tsx.
  it('shows twelve, then the rest, and the address remembers', async () => {
    const page = await newPage();
    await page.goto('/templates?category=components');
    await seeAll(page, names.slice(0, 12));
    await page.getByRole('button', { name: 'Load more' }).click();
    await counted(page, '14 templates').waitFor();
    await seeAll(page, names);
    expect(await page.getByRole('button', { name: 'Load more' }).count()).toBe(0);
    await seeAddress(page, '/templates?category=components&pages=2');
    await page.reload();
    await counted(page, '14 templates').waitFor();
    await seeAll(page, names);
  });

  it('has the chosen category in sight on a phone', async () => {
    const page = await newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/templates?category=components');
    const chip = page.getByRole('button', { name: 'Components', exact: true });
    await eventually(async () => {
      const { x = -1, width = 0 } = (await chip.boundingBox()) ?? {};
      return x >= 0 && x + width <= 390;
    }).toBe(true);
    expect(await page.evaluate(() => window.scrollX)).toBe(0);
  });

  it('narrows, sorts and searches, from the address too, and goes back step by step', async () => {
    const page = await newPage();
    await page.goto('/templates?category=components');
    await page.getByLabel('Sort by').selectOption('Newest');
    await seeAddress(page, '/templates?category=components&sort=newest');
    await page.getByLabel('Price').selectOption('Over $40');
    await page.getByRole('heading', { name: 'No templates match' }).waitFor();
    await page.goBack();
    await counted(page, '14 templates, 12 shown').waitFor();
    await searchBox(page).fill(names[13] ?? '');
    // It comes first without a search as well.
    await page.waitForURL(/[?&]q=/);
    await seeAll(page, names.slice(13));
    await page.reload();
    await seeFirst(page, names.slice(13));
    expect(await page.getByLabel('Sort by').inputValue()).toBe('newest');
    await page.goBack();
    await counted(page, '14 templates, 12 shown').waitFor();
    await seeAddress(page, '/templates?category=components&sort=newest');
    expect(await searchBox(page).inputValue()).toBe('');
  });
});

describe('the not-found page', () => {
  it('searches the store, but not for nothing', async () => {
    const page = await newPage({ expected: /status of 404/ });
    await page.goto('/no/such/page');
    const box = page.getByRole('searchbox', { name: 'Search the store' });
    await box.fill('   ');
    await box.press('Enter');
    await box.fill('blog');
    await box.press('Enter');
    await seeAddress(page, '/templates?q=blog');
    await cards(page).first().waitFor();
    await seeFirst(page, ['Blog']);
    // The blank search made no step.
    await page.goBack();
    await seeAddress(page, '/no/such/page');
  });
});

describe('a page that is loaded', () => {
  const scrolled = (page: Page) => page.evaluate(() => scrollY);
  const seeScrolled = (page: Page, y: number) => eventually(() => scrolled(page)).toBe(y);

  it('begins at its top, wherever the tab was before, and keeps its place on the way back', async () => {
    const page = await newPage();
    await page.goto('/templates');
    await cards(page).first().waitFor();
    await page.evaluate(() => scrollTo(0, 500));
    await page.goto('/pricing');
    expect(await scrolled(page)).toBe(0);
    await page.evaluate(() => scrollTo(0, 300));
    await page.reload();
    await seeScrolled(page, 300);
    await page.goBack();
    await seeScrolled(page, 500);
    await page.goForward();
    await seeScrolled(page, 300);
  });

  it('stays where it was scrolled to, and takes what was typed and chosen, before it works', async () => {
    const page = await newPage();
    const { release } = await holdApp(page);
    const coming = page.goto('/templates', { waitUntil: 'commit' });
    await page.getByLabel('Sort by').selectOption('Price, low to high');
    await searchBox(page).fill('dashbord');
    await page.mouse.wheel(0, 300);
    await seeScrolled(page, 300);
    const places: number[] = [];
    await page.exposeFunction('notePlace', (y: number) => places.push(y));
    await page.evaluate(() => {
      addEventListener('scroll', () =>
        (window as unknown as { notePlace(y: number): void }).notePlace(scrollY),
      );
    });
    release();
    await coming;
    await seeAddress(page, '/templates?q=dashbord&sort=price-up');
    expect(places).not.toContain(0);
  });
});
