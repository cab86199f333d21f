import { panelPaths } from '@tempera/domain/site/panel-screens';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sendLogin } from './kit/auth-page.ts';
import { faultsOf } from './kit/axe.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { amountOf, payButton } from './kit/checkout.ts';
import { openPanel } from './kit/moderation.ts';
import { accountButton, signIn, somebodyKnown, somebodyNew } from './kit/people.ts';

useBrowser();

const widths = [1280, 390];
const schemes = ['light', 'dark'] as const;

/** The system changes its colors, and the page follows. */
async function paintIn(page: Page, colorScheme: (typeof schemes)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-color-scheme="${colorScheme}"]`).waitFor({ state: 'attached' });
}

/** The page as it stands, in both widths and both schemes. @returns what axe finds, named by look */
async function inEachLook(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of schemes) {
      await paintIn(page, colorScheme);
      const violations = await faultsOf(page);
      found.push(...violations.map((violation) => `${width} ${colorScheme} ${violation}`));
    }
  }
  return found;
}

const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

it.each([
  ['/', /./],
  ['/templates', /templates/i],
  ['/templates?q=portfollio', /templates/i],
  ['/templates?q=xyzzyx', /templates/i],
  ['/categories', /./],
  ['/product/category=auth/astroaccess/preview', 'AstroAccess'],
  ['/product/category=auth/neogate/preview', 'Neo Gate'],
  ['/pricing', /./],
  ['/about', /./],
  ['/support', /./],
  ['/support/documentation', 'Documentation'],
  ['/support/documentation/refunds', /Refunds/],
  ['/loading-demo', /./],
  ['/legal/terms', /Terms/],
  ['/legal/privacy', /Privacy/],
  ['/studio', /./],
  ['/auth/Login', 'Welcome back'],
  ['/auth/SignUP?purchase-product-blog', 'Create your account'],
  ['/403', 'Access Forbidden'],
  ['/no/such/page', '404: page not found'],
  ['/checkout/success?order=ORD-1700000000000000', 'Order not found'],
])('%s has no fault', async (path, heading) => {
  const page = await newPage({ expected: /status of 404/ });
  await page.goto(path);
  await h1(page, heading);
  await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
  expect(await inEachLook(page)).toEqual([]);
});

it('checkout has none, empty and with its errors', async () => {
  const page = await newPage();
  await page.goto('/checkout/products=astroaccess,blog');
  await amountOf(page, 'Tax').waitFor();
  expect(await inEachLook(page)).toEqual([]);
  await page.getByRole('button', { name: 'Apply' }).click();
  await payButton(page).click();
  await page.getByRole('alert').waitFor();
  expect(await inEachLook(page)).toEqual([]);
});

it('the login page has none with its errors, its toast and its dialog', async () => {
  const page = await newPage({ expected: /status of 400/ });
  await page.goto('/auth/Login');
  await sendLogin(page, somebodyNew());
  await page.getByRole('alert').first().waitFor();
  expect(await inEachLook(page)).toEqual([]);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await inEachLook(page)).toEqual([]);
});

it('a customer’s pages and the dialogs of the header have none', async () => {
  const page = await newPage();
  await signIn(page, await somebodyKnown());
  await page.goto('/checkout/product=neogate');
  await payButton(page).click();
  await h1(page, 'Order Complete');
  expect(await inEachLook(page)).toEqual([]);
  await page.goto('/profile');
  await page.getByText('Member since').waitFor();
  expect(await inEachLook(page)).toEqual([]);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByRole('form', { name: 'Edit profile' }).waitFor();
  expect(await inEachLook(page)).toEqual([]);
  for (const [section, button] of [
    ['library', 'Versions of Neo Gate'],
    ['security', 'Change password'],
    ['tokens', 'Create a token'],
    ['your-data', 'Delete your account'],
  ]) {
    await page.goto(`/profile#${section}`);
    await page.getByRole('button', { name: button }).click();
    const opened = section === 'library' ? page.getByText('1.0.0').last() : page.getByRole('dialog');
    await opened.waitFor();
    expect(await inEachLook(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.goto('/profile#orders');
  await page.getByRole('region', { name: 'Orders' }).getByText('ORD-').first().waitFor();
  expect(await inEachLook(page)).toEqual([]);
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
  expect(await inEachLook(page)).toEqual([]);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await inEachLook(page)).toEqual([]);
});

it('the cart and the menu of narrow screens have none', async () => {
  const page = await newPage({ width: 390 });
  await page.goto('/product/category=blog/blog/preview');
  await page.getByRole('button', { name: /add to cart/i }).click();
  await page.getByRole('button', { name: /^cart/i }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Check out', disabled: false }).waitFor();
  expect(await inEachLook(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('button', { name: 'Close menu' }).waitFor();
  for (const colorScheme of schemes) {
    await paintIn(page, colorScheme);
    expect(await faultsOf(page)).toEqual([]);
  }
});

it.each([
  ['admin', panelPaths.adminAppeals, 'Appeals'],
  ['admin', panelPaths.adminWebsite, 'Website Management'],
  ['staff', panelPaths.staffSettings, 'Settings'],
  ['staff', panelPaths.staffChat, 'Live Chat'],
] as const)('what the %s sees at %s has none', async (role, path, heading) => {
  const page = await openPanel(role, path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
});
