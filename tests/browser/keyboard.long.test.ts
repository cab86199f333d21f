import { testCards } from '@tempera/domain/money/card';
import { expect, it } from 'vitest';
import { emailField, passwordField } from './kit/auth-page.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { press, tabTo, typeInto } from './kit/keyboard.ts';
import { accountButton, demoAccount, somebodyNew } from './kit/people.ts';

useBrowser();

it('is enough from sign-up to download', async () => {
  const page = await newPage();
  // A click, by this test or by what it calls, is a complaint of the page and fails it.
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => console.error('somebody used a mouse'), true);
  });
  const link = (name: string | RegExp) => page.getByRole('link', { name }).first();
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const field = (name: string) => page.getByLabel(name, { exact: true });

  await page.goto('/');
  await page.keyboard.press('Tab');
  await tabTo(page, link('Skip to content'));
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Get Started' }));

  const account = somebodyNew();
  const [first = '', last = ''] = account.name.split(' ');
  await typeInto(page, field('First name'), first);
  await typeInto(page, field('Last name'), last);
  await typeInto(page, emailField(page), account.email);
  await typeInto(page, passwordField(page), account.password);
  await typeInto(page, field('Confirm password'), account.password);
  await press(page, page.getByRole('checkbox', { name: /I agree/ }), 'Space');
  await press(page, button('Create account'));
  await page.getByText(`Welcome, ${account.name}`).waitFor();

  await press(page, page.getByRole('main').getByRole('link', { name: 'AstroAccess' }));
  await page.getByRole('heading', { level: 1, name: 'AstroAccess' }).waitFor();
  await press(page, link('Buy AstroAccess for $2.80'));
  await page.waitForURL('**/checkout/product=astroaccess');

  await typeInto(page, field('Card number'), testCards.paid);
  await typeInto(page, field('Expiry'), '1240');
  await typeInto(page, field('Security code'), '123');
  await press(page, button('Pay $3.04'));
  await page.getByRole('heading', { name: 'Order Complete' }).waitFor();

  await tabTo(page, button('Download AstroAccess'));
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/^astroaccess.*\.zip$/);
});

it('opens, stays within and closes the logout dialog, and gives the focus back', async () => {
  const page = await newPage();
  const account = demoAccount('customer');
  await page.goto('/auth/Login');
  await typeInto(page, emailField(page), account.email);
  await typeInto(page, passwordField(page), account.password);
  await page.keyboard.press('Enter');
  await page.getByText(`Welcome, ${account.name}`).waitFor();
  const opener = accountButton(page);
  await press(page, opener);
  // The last of the menu.
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Log out?' });
  await dialog.waitFor();
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
});
