import { loginMessages, signUpMessages } from '@tempera/domain/people/auth-messages';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPage, useBrowser } from './kit/browser.ts';
import { standInForGoogle } from './kit/google-frames.ts';
import { somebodyNew } from './kit/people.ts';
import { comeThrough, openProvider } from './kit/provider-window.ts';
import { userOf } from './kit/store.ts';
import { seeToast } from './kit/toasts.ts';

useBrowser();

async function openAt(path: string): Promise<Page> {
  const page = await newPage();
  await standInForGoogle(page.context());
  await page.goto(path);
  return page;
}

it.each(['Google', 'GitHub'])('logs in with %s, and knows the person the next time', async (provider) => {
  const account = somebodyNew();
  const page = await openAt('/auth/Login');
  await comeThrough(await openProvider(page, provider), account);
  await seeToast(page, { ...loginMessages.success, role: 'status' });
  await page.getByText(`Welcome, ${account.name}`).waitFor();
  expect((await userOf(account.email))?.name).toBe(account.name);

  const again = await openAt('/auth/Login');
  const popup = await openProvider(again, provider);
  await popup.getByText(account.email).click();
  await again.getByText(`Welcome, ${account.name}`).waitFor();
});

it('signs up with a provider on the way to what is to be bought', async () => {
  const account = somebodyNew();
  const page = await openAt('/auth/SignUP?purchase-product-blog');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await comeThrough(await openProvider(page, 'Google'), account);
  await seeToast(page, { ...signUpMessages.success, role: 'status' });
  await page.waitForURL('**/checkout/product=blog');
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(account.email);
});

it('takes a closed window for a change of mind', async () => {
  const page = await newPage();
  await page.clock.install();
  await standInForGoogle(page.context());
  await page.goto('/auth/Login');
  const popup = await openProvider(page, 'GitHub');
  await popup.getByRole('button', { name: 'Add new account' }).waitFor();
  const button = page.getByRole('button', { name: 'GitHub', exact: true });
  expect(await button.isDisabled()).toBe(true);
  await popup.close();
  // Auth looks every two seconds whether the window is there, then waits eight more for a late answer.
  await page.clock.runFor(12_000);
  await page.locator('button:enabled', { hasText: 'GitHub' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

it('says what to do about a blocked window', async () => {
  const page = await newPage();
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await standInForGoogle(page.context());
  await page.goto('/auth/Login');
  await page.getByRole('button', { name: 'Google', exact: true }).click();
  const text = 'Your browser blocked the login window. Allow pop-ups for this site and try again.';
  await seeToast(page, { title: loginMessages.failed.title, text });
});
