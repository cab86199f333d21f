import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { refusedByProvider } from './kit/auth-page.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { signIn, somebodyKnown, somebodyNew } from './kit/people.ts';
import { comeThrough, openProvider } from './kit/provider-window.ts';
import { seeToast } from './kit/toasts.ts';

useBrowser();

/** Somebody with a password, where accounts are linked. */
async function atSecurity(options?: Parameters<typeof newPage>[0]): Promise<Page> {
  const page = await newPage(options);
  await signIn(page, await somebodyKnown());
  await page.goto('/profile#security');
  await page.getByRole('button', { name: 'Link Google' }).waitFor();
  return page;
}

it.each(['Google', 'GitHub'])('%s is added and taken away', async (provider) => {
  const page = await atSecurity();
  await comeThrough(await openProvider(page, `Link ${provider}`), somebodyNew());
  await page.getByText(`${provider} linked`, { exact: true }).waitFor();
  await page.getByRole('button', { name: `Unlink ${provider}` }).click();
  await page.getByText(`${provider} unlinked`, { exact: true }).waitFor();
  await page.getByRole('button', { name: `Link ${provider}`, disabled: false }).waitFor();
});

it('a provider that is linked is a way in to the same account', async () => {
  const page = await newPage();
  const person = await somebodyKnown();
  await signIn(page, person);
  await page.goto('/profile#security');
  const there = somebodyNew();
  await comeThrough(await openProvider(page, 'Link GitHub'), there);
  await page.getByText('GitHub linked', { exact: true }).waitFor();

  const other = await newPage();
  await other.goto('/auth/Login');
  await comeThrough(await openProvider(other, 'GitHub'), there);
  await other.getByText(`Welcome, ${person.name}`).waitFor();
});

it.each(['Google', 'GitHub'])('%s is not taken from another account of the store', async (provider) => {
  const there = somebodyNew();
  const other = await newPage();
  await other.goto('/auth/Login');
  await comeThrough(await openProvider(other, provider), there);
  await other.getByText(`Welcome, ${there.name}`).waitFor();

  const page = await atSecurity({ expected: refusedByProvider });
  await comeThrough(await openProvider(page, `Link ${provider}`), there);
  await seeToast(page, {
    title: 'Nothing was changed',
    text: 'That account is already linked to another account in this store.',
  });
  await page.getByRole('button', { name: `Link ${provider}`, disabled: false }).waitFor();
});

it('a provider stays when it is all one has', async () => {
  const page = await newPage();
  await page.goto('/auth/Login');
  const account = somebodyNew();
  await comeThrough(await openProvider(page, 'Google'), account);
  await page.getByText(`Welcome, ${account.name}`).waitFor();
  await page.goto('/profile#security');
  await page.getByText('Linked: your only way to log in').waitFor();
  expect(await page.getByRole('button', { name: 'Unlink Google' }).isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: 'Change password' }).count()).toBe(0);
});
