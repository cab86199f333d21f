import { paths } from '@tempera/domain/site/paths';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories } from '../../emulators/seed/categories.ts';
import { newPage, storeUrl, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { db, putProduct } from './kit/store.ts';

useBrowser();

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search templates' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading').allInnerTexts();
/** Waits until these come first. */
const seeFirst = (page: Page, expected: string[]) =>
  eventually(async () => (await titles(page)).slice(0, expected.length)).toEqual(expected);
const seeAll = (page: Page, expected: string[]) => eventually(() => titles(page)).toEqual(expected);
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Category' }).getByRole('button', { name, exact: true });
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
      const { count } = (await db().collection('categories').count().get()).data();
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

it('the categories page counts what each category really holds', async () => {
  const held = async (category: string) => {
    const sold = db()
      .collection('products')
      .where('status', '==', 'active')
      .where('category', '==', category);
    const { count } = (await sold.count().get()).data();
    return count === 1 ? '1 template' : `${count} templates`;
  };
  const page = await newPage();
  await page.goto('/categories');
  const tiles = page.getByRole('main').getByRole('article');
  expect(await tiles.count()).toBeGreaterThanOrEqual(categories.length);
  for (const { slug, name } of categories) {
    const tile = tiles.filter({ has: page.getByRole('heading', { name, exact: true }) });
    // Another file's product may be on its way in or out: the page follows.
    await eventually(async () => tile.getByText(await held(slug), { exact: true }).count(), slug).toBe(1);
  }
  await tiles.getByRole('link', { name: 'Blog', exact: true }).click();
  await seeAddress(page, '/templates?category=blog');
});

describe('the list', () => {
  /** More than a page of templates in a category that the seed leaves empty. */
  const many = 14;
  const mark = `M${Date.now().toString(36)}`;
  const name = (index: number) => `${mark} ${String.fromCharCode(65 + index)}`;
  const all = Array.from({ length: many }, (_, index) => index);
  // Prices rise with the letter; downloads and dates each go another way round.
  const wanted = (index: number) => (index * 5) % many;
  const age = (index: number) => (index * 3) % many;
  const byWanted = all.toSorted((a, b) => wanted(a) - wanted(b));
  const slugs: string[] = [];

  beforeAll(async () => {
    for (let index = 0; index < many; index += 1) {
      slugs.push(
        await putProduct({
          title: name(index),
          category: 'components',
          priceCents: index * 500,
          rating: index < 10 ? 4 + index / 10 : 2,
          downloads: 500 - wanted(index),
          dateAdded: Timestamp.fromMillis(Date.now() - age(index) * 60_000),
        }),
      );
    }
    const page = await newPage();
    await page.goto('/templates?category=components');
    await counted(page, '14 templates, 12 shown').waitFor();
  });
  afterAll(async () => {
    await Promise.all(slugs.map((slug) => db().doc(`products/${slug}`).delete()));
  });

  async function openList(query = ''): Promise<Page> {
    const page = await newPage();
    await page.goto(`/templates?category=components${query}`);
    await page.getByRole('status').getByText('template').first().waitFor();
    return page;
  }
  const names = (...indices: number[]) => indices.map(name);

  it('shows twelve, then the rest, and the address remembers', async () => {
    const page = await openList();
    await seeAll(page, names(...byWanted.slice(0, 12)));
    await page.getByRole('button', { name: 'Load more' }).click();
    await counted(page, '14 templates').waitFor();
    await seeAll(page, names(...byWanted));
    expect(await page.getByRole('button', { name: 'Load more' }).count()).toBe(0);
    await seeAddress(page, '/templates?category=components&pages=2');
    await page.reload();
    await counted(page, '14 templates').waitFor();
    await seeAll(page, names(...byWanted));
  });

  it('sorts, by choice and from the address', async () => {
    const page = await openList();
    for (const [sort, label, first] of [
      ['newest', 'Newest', names(0, 5, 10)],
      ['price-up', 'Price, low to high', names(0, 1, 2)],
      ['price-down', 'Price, high to low', names(13, 12, 11)],
      ['rating', 'Best rated', names(9, 8, 7)],
    ] as const) {
      await page.getByLabel('Sort by').selectOption(label);
      await seeAddress(page, `/templates?category=components&sort=${sort}`);
      await seeFirst(page, first);
      await page.reload();
      await seeFirst(page, first);
      expect(await page.getByLabel('Sort by').inputValue()).toBe(sort);
    }
    // The default order stands in no address.
    await page.getByLabel('Sort by').selectOption('Most downloaded');
    await seeAddress(page, '/templates?category=components');
    await seeFirst(page, names(0, 3, 6));
  });

  it('narrows by price and by rating', async () => {
    const page = await openList();
    for (const [label, option, query, left] of [
      ['Price', 'Free', '&price=free', [0]],
      ['Price', 'Under $10', '&price=under-10', [1]],
      ['Price', '$10 to $40', '&price=10-to-40', [2, 3, 4, 5, 6, 7, 8]],
      ['Price', 'Over $40', '&price=over-40', [9, 10, 11, 12, 13]],
      ['Rating', '4 and up', '&price=over-40&rating=4', [9]],
      ['Price', 'Any price', '&rating=4', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
      ['Rating', '4.5 and up', '&rating=4.5', [5, 6, 7, 8, 9]],
    ] as const) {
      await page.getByLabel(label).selectOption(option);
      await seeAddress(page, `/templates?category=components${query}`);
      await counted(page, left.length === 1 ? '1 template' : `${left.length} templates`).waitFor();
      await seeAll(page, names(...byWanted.filter((index) => (left as readonly number[]).includes(index))));
    }
  });

  it('keeps each choice for back and forward, and one step for all that is typed', async () => {
    const page = await openList();
    await chip(page, 'Auth').click();
    await seeAddress(page, '/templates?category=auth');
    await page.getByLabel('Price').selectOption('Free');
    await seeAddress(page, '/templates?category=auth&price=free');
    await searchBox(page).pressSequentially('neo gate');
    await seeAddress(page, '/templates?q=neo+gate&category=auth&price=free');
    await counted(page, '1 template for “neo gate”').waitFor();
    await seeAll(page, ['Neo Gate']);

    await page.goBack();
    await seeAddress(page, '/templates?category=auth');
    await cards(page).filter({ hasText: 'AstroAccess' }).waitFor();
    expect(await searchBox(page).inputValue()).toBe('');
    expect(await page.getByLabel('Price').inputValue()).toBe('any');
    await page.goBack();
    await seeAddress(page, '/templates?category=components');
    await counted(page, '14 templates, 12 shown').waitFor();
    expect(await chosenChip(page)).toBe('Components');

    await page.goForward();
    await page.goForward();
    await seeAddress(page, '/templates?q=neo+gate&category=auth&price=free');
    await counted(page, '1 template for “neo gate”').waitFor();
    expect(await searchBox(page).inputValue()).toBe('neo gate');
    expect(await page.getByLabel('Price').inputValue()).toBe('free');
  });

  it('keeps both of two choices made at once', async () => {
    const page = await openList();
    await page.getByLabel('Price').evaluate((price: HTMLSelectElement) => {
      const chips = [...document.querySelectorAll<HTMLButtonElement>('[aria-label="Category"] button')];
      chips.find((one) => one.textContent === 'Auth')?.click();
      price.value = 'free';
      price.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await seeAddress(page, '/templates?category=auth&price=free');
    await seeAll(page, ['Neo Gate']);
  });

  it('brings back a whole state from its address', async () => {
    const page = await openList(`&q=${mark}&price=10-to-40&rating=4.5&sort=price-down`);
    await counted(page, `4 templates for “${mark}”`).waitFor();
    await seeAll(page, names(8, 7, 6, 5));
    expect(await page.getByLabel('Rating').inputValue()).toBe('4.5');
  });

  it('says when nothing matches, and starts over', async () => {
    const page = await openList();
    await searchBox(page).fill('xyzzyx');
    await page.getByRole('heading', { name: 'No templates match' }).waitFor();
    expect(await cards(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Show all templates' }).click();
    await seeAddress(page, '/templates');
    await cards(page).filter({ hasText: 'Neo Gate' }).first().waitFor();
    expect(await searchBox(page).inputValue()).toBe('');
    expect(await chosenChip(page)).toBe('All');
  });

  it.each(['?sort=x&price=-1&rating=99&pages=1e9', '?category=__proto__', '?q=%22*(%5C&category=..%2Fx'])(
    'stands an address that makes no sense: %s',
    async (query) => {
      const page = await newPage();
      await page.goto(`/templates${query}`);
      await page
        .getByRole('status')
        .getByText(/template/)
        .first()
        .waitFor();
      expect(await chosenChip(page)).toBe('All');
    },
  );
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
