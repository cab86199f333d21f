import { paths } from '@tempera/domain/site/paths';
import { expect, it } from 'vitest';
import { products } from '../../emulators/seed/catalogue.ts';
import { faultsOf } from './kit/axe.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { runDemo, seeDescribed } from './kit/preview-page.ts';
import { putProduct, settledCatalogue } from './kit/store.ts';

useBrowser();

it.each(products)('$title is described whole, and runs its demo in a sandbox', async (product) => {
  const page = await seeDescribed(product);
  await runDemo(page, product.title);
});

const picture = (slug: string) => `/images/products/${slug}.webp`;

it('shows several pictures by key and button', async () => {
  const pictures = [picture('blog'), picture('portfolio')];
  const slug = await putProduct({ title: 'Three Screens', image: picture('neogate'), pictures });
  const page = await newPage();
  await page.goto(paths.preview('auth', slug));
  const strip = page.getByRole('group', { name: 'Pictures of Three Screens' });
  const at = (picture: number) =>
    eventually(() => strip.evaluate((all) => Math.round((4 * all.scrollLeft) / all.clientWidth) / 4)).toBe(
      picture - 1,
    );
  await at(1);
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await at(2);
  await page.keyboard.press('ArrowRight');
  await at(3);
  await page.keyboard.press('ArrowLeft');
  await at(2);
  await page.getByRole('button', { name: 'Show picture 1' }).click();
  await at(1);
  expect(await faultsOf(page)).toEqual([]);
});

it('names what customers bought as well, where something was counted', async () => {
  const slug = await putProduct({ title: 'Often Together', alsoBought: ['blog', 'gone-by-now'] });
  const page = await newPage();
  await page.goto(paths.preview('auth', slug));
  const section = page.getByRole('region', { name: 'Customers also bought' });
  await page.getByRole('region', { name: 'License' }).scrollIntoViewIfNeeded();
  await section.getByRole('article').first().waitFor();
  expect(await section.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Blog']);
});

it('leads to others of its category, also where the store’s most downloaded are of other ones', async () => {
  const titles = ['One of Four', 'Two of Four', 'Three of Four', 'Four of Four'];
  const [slug = ''] = await Promise.all(titles.map((title) => putProduct({ title, category: 'mobile-app' })));
  await settledCatalogue();
  const page = await newPage();
  await page.goto(paths.preview('mobile-app', slug));
  await page.getByRole('region', { name: 'License' }).scrollIntoViewIfNeeded();
  const related = page.getByRole('region', { name: 'Related templates' }).getByRole('link');
  const categories = () => related.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await eventually(categories).toEqual(Array(3).fill(expect.stringContaining('/category=mobile-app/')));
});

it('sells nothing that has no archive', async () => {
  const slug = await putProduct({ title: 'Not There', priceCents: 1_000, version: '' });
  const page = await newPage();
  await page.goto(paths.preview('auth', slug));
  await page.getByText('This template isn’t available yet.').waitFor();
  const price = page.getByRole('region', { name: 'Price and details' });
  await price.getByText('$10').waitFor();
  expect(await price.getByRole('button').or(price.getByRole('link')).count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
});

it('opens the files that anyone may read', async () => {
  const page = await newPage();
  await page.goto(paths.preview('auth', 'astroaccess'));
  const files = page.getByRole('region', { name: 'Files' });
  expect(await files.getByRole('button', { name: 'app.js' }).count()).toBe(0);
  await files.getByRole('button', { name: 'README.md' }).click();
  const dialog = page.getByRole('dialog', { name: 'README.md' });
  await dialog.getByText('AstroAccess').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
});

it('says what a template is made with', async () => {
  const slug = await putProduct({ technology: 'React', build: 'Vite 8', license: 'MIT' });
  const page = await newPage();
  await page.goto(paths.preview('auth', slug));
  const facts = await page.locator('dl > div').allInnerTexts();
  expect(facts.slice(0, 3).map((fact) => fact.split('\n'))).toEqual([
    ['Technology', 'React'],
    ['Build', 'Vite 8'],
    ['License', 'MIT'],
  ]);
});
