import { beforeAll, expect, it } from 'vitest';
import { createButton, sendLogin } from './kit/auth-page.ts';
import { newPage, storeUrl, useBrowser } from './kit/browser.ts';
import {
  type Account,
  chooseInAccount,
  fillSignUp,
  signIn,
  somebodyKnown,
  somebodyNew,
} from './kit/people.ts';

useBrowser();
let known: Account;
beforeAll(async () => {
  known = await somebodyKnown();
});

const neogate = '/product/category=auth/neogate/preview';

it.each([
  ['?purchase-product-neogate', neogate],
  ['?purchase-product-blog', '/checkout/product=blog'],
  ['?next=%2Fpricing', '/pricing'],
])('goes on from %s to %s after login', async (search, target) => {
  const page = await newPage();
  await page.goto(`/auth/Login${search}`);
  const slug = /purchase-product-(\w+)/.exec(search)?.[1];
  if (slug) await page.getByText('after logging in.', { exact: false }).waitFor();
  await sendLogin(page, known);
  await page.waitForURL((url) => url.href === storeUrl + target);
});

it.each([
  ['?purchase-product-neogate', neogate],
  ['?purchase-product-saaslanding', '/checkout/product=saaslanding'],
])('goes on from %s to %s after sign-up, by way of the login page', async (search, target) => {
  const account = somebodyNew();
  const page = await newPage();
  await page.goto(`/auth/Login${search}`);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await fillSignUp(page, account);
  await createButton(page).click();
  await page.waitForURL((url) => url.href === storeUrl + target);
});

it.each([
  '?purchase-product-//evil.example',
  '?purchase-product-javascript:alert(1)',
  '?purchase-product-../../evil',
  '?next=//evil.example',
  '?next=javascript:alert(1)',
])('stays in the store with %s', async (search) => {
  const page = await newPage();
  const left: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && !request.url().startsWith(storeUrl)) left.push(request.url());
  });
  page.on('dialog', (dialog) => left.push(`dialog: ${dialog.message()}`));
  await page.goto(`/auth/Login${search}`);
  await sendLogin(page, known);
  await page.waitForURL((url) => url.href === `${storeUrl}/`);
  await page.getByText(`Welcome, ${known.name}`).waitFor();
  // The same with somebody who is signed in already.
  await page.goto(`/auth/SignUP${search}`);
  await page.waitForURL((url) => url.href === `${storeUrl}/`);
  await page.getByText(`Welcome, ${known.name}`).waitFor();
  expect(left).toEqual([]);
});

it('asks before it logs out: Cancel and Escape stay, “Log out” leaves', async () => {
  const page = await newPage();
  await signIn(page, known);
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'Log out?' });
  await chooseInAccount(page, 'Logout');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await chooseInAccount(page, 'Logout');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(`Welcome, ${known.name}`).waitFor();
  await chooseInAccount(page, 'Logout');
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).waitFor();
  expect(await page.getByText(known.name).count()).toBe(0);
  await page.goto('/profile');
  await page.waitForURL('**/login?next=%2Fprofile');
});
