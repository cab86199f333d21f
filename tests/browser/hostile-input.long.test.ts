import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createButton } from './kit/auth-page.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { payButton } from './kit/checkout.ts';
import { eventually } from './kit/eventually.ts';
import { fillSignUp, somebodyNew } from './kit/people.ts';
import { userOf } from './kit/store.ts';

useBrowser();

/** What the store or the provider refuses is said on the page; the console's line about it is the browser's own. */
const refused = /status of 4\d\d/;

const markup = '<img src=x onerror="window.hit = true"><script>window.hit = true</script>';
const nasty = [
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'עברית ‮אחורה‬ مرحبا',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
  'unbreakable'.repeat(930),
  markup,
  '{{7*7}}#{7*7}\'"; DROP TABLE orders; --',
  '%',
  '\u0000\u202e\ufeff',
];

/** Nothing of what was typed ran, and the page still fits its screen. */
async function expectUnharmed(page: Page): Promise<void> {
  const harm = await page.evaluate(() => ({
    ran: 'hit' in window,
    tooWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  }));
  expect(harm).toEqual({ ran: false, tooWide: false });
}

/** Fills every text field in the page's main part. */
async function fillAll(page: Page, text: string): Promise<void> {
  for (const field of await page.getByRole('main').locator('input:not([type=checkbox]):enabled').all()) {
    await field.fill(text);
  }
}

it.each([
  ['login', paths.login, (page: Page) => page.getByRole('button', { name: 'Log in', exact: true }).click()],
  ['sign-up', paths.signUp, (page: Page) => page.getByLabel('First name').press('Enter')],
  ['checkout', paths.checkout(['astroaccess']), (page: Page) => payButton(page).click()],
  [
    'coupon',
    paths.checkout(['astroaccess']),
    (page: Page) => page.getByRole('button', { name: 'Apply' }).click(),
  ],
])('the %s form refuses odd input at its field and keeps its shape', async (_, path, send) => {
  const page = await newPage({ width: 390, expected: refused });
  await page.goto(path);
  await page.getByRole('main').locator('input').first().waitFor();
  for (const text of nasty) {
    await fillAll(page, text);
    await send(page);
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await expectUnharmed(page);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

it.each([paths.home, paths.templates, '/no/such/page'])(
  'the search of %s looks for odd input',
  async (path) => {
    const page = await newPage({ width: 390, expected: refused });
    for (const text of nasty) {
      await page.goto(path);
      await page.getByRole('main').getByRole('searchbox').fill(text);
      await page.keyboard.press('Enter');
      await eventually(() => page.url()).toContain('?');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectUnharmed(page);
    }
  },
);

it.each([
  { first: '👩‍👩‍👧‍👦', last: 'مرحبا' },
  { first: 'עברית', last: '‮אחורה' },
  { first: markup.slice(0, 40), last: '&lt;b&gt;' },
])('a person may be called $first', async ({ first, last }) => {
  const account = { ...somebodyNew(), name: `${first.replaceAll(' ', '')} ${last}` };
  const page = await newPage({ width: 390 });
  await page.goto(paths.signUp);
  await fillSignUp(page, account);
  await createButton(page).click();
  await page.waitForURL((url) => url.pathname === '/');
  await eventually(async () => (await userOf(account.email))?.name).toBe(account.name);
  await expectUnharmed(page);
  await page.goto(paths.profile);
  await page.getByRole('heading', { level: 1, name: account.name }).waitFor();
  await expectUnharmed(page);
});
