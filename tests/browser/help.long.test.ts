import { paths } from '@tempera/domain/site/paths';
import { expect, it } from 'vitest';
import { newPage, storeUrl, useBrowser } from './kit/browser.ts';

useBrowser();

it('the support page names four channels, one of which leads to the articles', async () => {
  const page = await newPage();
  await page.goto(paths.support);
  const reach = page.getByRole('region', { name: 'Contact us' });
  expect(await reach.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    'Live chat',
    'Email',
    'Phone',
    'Documentation',
  ]);
  const block = page.getByRole('region', { name: 'Contact information' });
  expect(await block.getByRole('term').allInnerTexts()).toEqual(['Email', 'Phone', 'Hours', 'City']);
  await block.getByText('San Francisco CA').waitFor();
  const articles = reach.getByRole('link', { name: 'Read the articles' });
  await articles.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(storeUrl + paths.documentation);
  await page.getByRole('link', { name: 'Refunds' }).click();
  await page.getByRole('heading', { level: 1, name: 'Refunds' }).waitFor();
  await page.getByRole('link', { name: 'Write to us' }).click();
  await page.waitForURL(`${storeUrl}${paths.support}#contact`);
});

it('a search finds questions and articles, slips and all, and stands in the address', async () => {
  const page = await newPage();
  await page.goto(paths.support);
  const box = page.getByRole('searchbox', { name: 'Search the answers' });
  await box.fill('refnd');
  const article = page.getByRole('link', { name: 'Refunds' });
  await article.waitFor();
  await page.waitForURL(`${storeUrl}${paths.support}?q=refnd`);
  expect(await page.getByRole('status').filter({ hasText: 'article' }).innerText()).toMatch(/2 articles/);
  await page.reload();
  expect(await box.inputValue()).toBe('refnd');
  await article.click();
  await page.getByRole('heading', { level: 1, name: 'Refunds' }).waitFor();
  await page.goBack();
  await article.waitFor();
  await box.fill('moonlight sonata');
  await page.getByRole('heading', { name: 'No answers found' }).waitFor();
  expect(
    await page.getByRole('main').getByRole('link', { name: 'Write to us' }).first().getAttribute('href'),
  ).toBe('#contact');
  await page.getByRole('button', { name: 'Show all questions' }).click();
  await page.getByRole('heading', { name: 'Common questions' }).waitFor();
  expect(await box.inputValue()).toBe('');
  await page.waitForURL(storeUrl + paths.support);
});

it('a shared search comes rendered, with what was typed as text', async () => {
  const html = await (await fetch(`${storeUrl}${paths.support}?q=license`)).text();
  expect(html).toContain('Search results');
  const odd = await (
    await fetch(`${storeUrl}${paths.support}?q=${encodeURIComponent('"><script>x()</script>')}`)
  ).text();
  expect(odd).not.toContain('<script>x()');
  expect(odd).toContain('No answers found');
});

it('an article that is not there answers 404', async () => {
  expect((await fetch(storeUrl + paths.guide('nosuchthing'))).status).toBe(404);
  expect((await fetch(storeUrl + paths.guide('constructor'))).status).toBe(404);
});
