import { paths } from '@tempera/domain/paths';
import { beforeAll, expect, it } from 'vitest';
import { newPage, storeUrl, useBrowser } from './kit/browser.ts';
import { withoutWaits } from './kit/store.ts';

useBrowser();
beforeAll(withoutWaits);

it('the support page names four channels, one of which leads to the articles', async () => {
  const page = await newPage();
  await page.goto(paths.support);
  const reach = page.getByRole('region', { name: 'Reach us' });
  expect(await reach.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    'Live chat',
    'E-mail',
    'Phone',
    'Documentation',
  ]);
  const articles = reach.getByRole('link', { name: 'Read the articles' });
  await articles.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(storeUrl + paths.documentation);
  await page.getByRole('link', { name: 'Refunds and the 30-day guarantee' }).click();
  await page.getByRole('heading', { level: 1, name: 'Refunds and the 30-day guarantee' }).waitFor();
  await page.getByRole('link', { name: 'Write to us' }).click();
  await page.waitForURL(`${storeUrl}${paths.support}#contact`);
});

it('an article that is not there answers 404', async () => {
  expect((await fetch(storeUrl + paths.guide('nosuchthing'))).status).toBe(404);
  expect((await fetch(storeUrl + paths.guide('constructor'))).status).toBe(404);
});
