import { signUpMessages } from '@tempera/domain/people/auth-messages';
import { expect, it } from 'vitest';
import { createButton, holdAuth, refusedByProvider } from './kit/auth-page.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { awaitLink } from './kit/inbox.ts';
import { fillSignUp, somebodyNew } from './kit/people.ts';
import { userOf } from './kit/store.ts';
import { seeToast } from './kit/toasts.ts';

/** What the form says of its fields and of refusals is shown beside it (SignUpForm.alone.test.tsx). */
useBrowser();

it('creates the account once under the full name, mails the link that confirms it, and goes home', async () => {
  const account = somebodyNew();
  const page = await newPage();
  await page.goto('/auth/SignUP');
  const release = await holdAuth(page, 'signUp');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await fillSignUp(page, account);
  await page.getByRole('checkbox', { name: /news/ }).check();
  await createButton(page).click();
  const busy = page.getByRole('button', { name: 'Creating your account…' });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  release();
  await seeToast(page, { ...signUpMessages.success, role: 'status' });
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByText(`Welcome, ${account.name}`).waitFor();
  expect((await userOf(account.email))?.name).toBe(account.name);
  expect(sent.some((body) => body.includes(account.email))).toBe(true);
  expect(sent.filter((body) => /marketing/i.test(body))).toEqual([]);

  await page.goto('/auth/SignUP');
  await page.waitForURL((url) => url.pathname === '/');

  // On another device, where nobody is signed in; the first one notices by itself.
  const phone = await newPage({ expected: refusedByProvider });
  const link = await awaitLink(account.email, 'verifyEmail');
  await phone.goto(link);
  await phone.getByRole('heading', { name: 'Email confirmed' }).waitFor();
  await phone.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor();
  await phone.goto(link);
  await phone.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await page.goto('/profile');
  await page.getByText('verified', { exact: true }).waitFor();
});
