import { loginMessages, signUpMessages } from '@tempera/domain/people/auth-messages';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { providerAccounts } from '../../emulators/seed/accounts.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { accountButton, signOut, somebodyNew } from './kit/people.ts';
import { comeThrough, openProvider } from './kit/provider-window.ts';
import { userOf } from './kit/store.ts';
import { seeToast } from './kit/toasts.ts';

useBrowser();

/** Without the internet; a request that fails for it fails the test. */
async function openAt(path: string): Promise<Page> {
  const page = await newPage();
  await page.context().route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.abort('internetdisconnected'),
  );
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

  await signOut(page);
  await page.goto('/auth/Login');
  await (await openProvider(page, provider)).getByRole('button', { name: account.email }).click();
  await page.getByText(`Welcome, ${account.name}`).waitFor();
});

it.each(['google', 'github'] as const)('offers accounts of %s that one click signs in', async (provider) => {
  const page = await openAt('/auth/Login');
  const chooser = await openProvider(page, provider === 'google' ? 'Google' : 'GitHub');
  for (const { email } of providerAccounts[provider]) await chooser.getByText(email).waitFor();
  const { name, email } = providerAccounts[provider][0] ?? { name: '', email: '' };
  await chooser.getByRole('button', { name: email }).click();
  await accountButton(page).getByText(`Welcome, ${name}`).waitFor();
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

it('takes a closed chooser for a change of mind', async () => {
  const page = await openAt('/auth/Login');
  const chooser = await openProvider(page, 'GitHub');
  await chooser.getByRole('button', { name: 'Cancel' }).click();
  await chooser.waitFor({ state: 'hidden' });
  await page.locator('button:enabled', { hasText: 'GitHub' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

it('says what is missing in the account that is typed', async () => {
  const page = await openAt('/auth/Login');
  const chooser = await openProvider(page, 'Google');
  await chooser.getByLabel('Email').fill('nobody');
  await chooser.getByRole('button', { name: 'Continue' }).click();
  await chooser.getByText('Enter a name.').waitFor();
});
