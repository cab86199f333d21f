import { authMessages, messages } from '@tempera/domain/site/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  emailField,
  holdAuth,
  loseAuth,
  loseAuthSdk,
  passwordField,
  refuseAuth,
  refusedByProvider,
  seeFieldError,
  sendLogin,
  withoutSdk,
} from './kit/auth-page.ts';
import { createAccount, disableAccount, mailedLink, protectEmails } from './kit/auth-rest.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { demoAccount, somebodyKnown, somebodyNew } from './kit/people.ts';
import { withoutWaits } from './kit/store.ts';
import { seeToast } from './kit/toasts.ts';

useBrowser();
beforeAll(withoutWaits);

async function openLogin(expected = refusedByProvider) {
  const page = await newPage({ expected });
  await page.goto('/auth/Login');
  return page;
}
const words = (code: string) => authMessages[code] ?? `no words for ${code}`;
const { failed, exception, success } = messages.login;

it('signs in, says so, and greets the person at home', async () => {
  const account = await somebodyKnown();
  const page = await openLogin();
  await sendLogin(page, account);
  await seeToast(page, { ...success, role: 'status' });
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByText(`Welcome, ${account.name}`).waitFor();
  await page.goto('/login');
  await page.waitForURL((url) => url.pathname === '/');
});

it('asks for both fields before it asks anybody else', async () => {
  const page = await openLogin(undefined);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await seeFieldError(page, 'Email', words('auth/invalid-email'));
  await seeFieldError(page, 'Password', 'Please enter your password.');
  expect(await emailField(page).getAttribute('type')).toBe('email');
});

describe.each([
  { protection: false, unknown: 'auth/user-not-found', wrong: 'auth/wrong-password' },
  { protection: true, unknown: 'auth/invalid-credential', wrong: 'auth/invalid-credential' },
])('with e-mail enumeration protection $protection', ({ protection, unknown, wrong }) => {
  beforeAll(() => protectEmails(protection));
  afterAll(() => protectEmails(false));

  it('says that nobody has this address, or not', async () => {
    const page = await openLogin();
    await sendLogin(page, somebodyNew());
    await seeToast(page, { title: failed.title, text: words(unknown) });
    await seeFieldError(page, protection ? 'Password' : 'Email', words(unknown));
  });

  it('says that the password is wrong', async () => {
    const account = await somebodyKnown();
    const page = await openLogin();
    await sendLogin(page, { ...account, password: 'Not-the-one-1' });
    await seeToast(page, { title: failed.title, text: words(wrong) });
    await seeFieldError(page, 'Password', words(wrong));
  });

  it('answers the same to everybody who forgot a password, and the mailed link works', async () => {
    const account = await somebodyKnown();
    const stranger = somebodyNew();
    const page = await openLogin();
    for (const { email } of [stranger, account]) {
      await emailField(page).fill(email);
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      const dialog = page.getByRole('dialog');
      expect(await dialog.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
      await dialog.getByRole('button', { name: 'Send the link' }).click();
      await dialog.getByRole('heading', { name: 'Look into your inbox' }).waitFor();
      expect(await dialog.getByRole('status').innerText()).toContain(`If there is an account for ${email}`);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await dialog.waitFor({ state: 'detached' });
    }
    expect(await mailedLink(stranger.email, 'PASSWORD_RESET')).toBeUndefined();
    const link = await mailedLink(account.email, 'PASSWORD_RESET');
    const password = 'Quite-another-1';
    expect((await fetch(`${link}&newPassword=${password}`)).status).toBe(200);
    await sendLogin(page, { ...account, password });
    await page.getByText(`Welcome, ${account.name}`).waitFor();
  });
});

it('says what is wrong with an address that is none, in the dialog too', async () => {
  const page = await openLogin();
  await sendLogin(page, { email: 'nora@', password: 'Whatever-1' });
  await seeToast(page, { title: failed.title, text: words('auth/invalid-email') });
  await seeFieldError(page, 'Email', words('auth/invalid-email'));
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await dialog.getByText(words('auth/invalid-email')).waitFor();
});

it('says that an account is disabled', async () => {
  const account = somebodyNew();
  await disableAccount(await createAccount(account));
  const page = await openLogin();
  await sendLogin(page, account);
  await seeToast(page, { title: failed.title, text: words('auth/user-disabled') });
});

it.each([
  { answer: 'TOO_MANY_ATTEMPTS_TRY_LATER', text: words('auth/too-many-requests') },
  { answer: 'DOORS_CLOSED : The doors open at noon.', text: 'The doors open at noon.' },
  { answer: 'DOORS_CLOSED', text: messages.authFallback },
])('passes on what else the provider says: $answer', async ({ answer, text }) => {
  const page = await openLogin();
  await refuseAuth(page, 'signInWithPassword', answer);
  await sendLogin(page, demoAccount('customer'));
  await seeToast(page, { title: failed.title, text });
});

it('says that the network is gone', async () => {
  const page = await openLogin(/ERR_FAILED/);
  await loseAuth(page, 'signInWithPassword');
  await sendLogin(page, demoAccount('customer'));
  await seeToast(page, { title: failed.title, text: words('auth/network-request-failed') });
});

it('says sorry for what is not the provider’s doing', async () => {
  const page = await newPage({ expected: withoutSdk });
  await loseAuthSdk(page);
  await page.goto('/auth/Login');
  await sendLogin(page, demoAccount('customer'));
  await seeToast(page, exception);
});

it('does not send twice, and shows and hides the password', async () => {
  const account = await somebodyKnown();
  const page = await openLogin();
  const release = await holdAuth(page, 'signInWithPassword');
  await passwordField(page).fill('anything');
  await page.getByRole('button', { name: 'Show password' }).click();
  expect(await passwordField(page).getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  expect(await passwordField(page).getAttribute('type')).toBe('password');
  await sendLogin(page, account);
  const busy = page.getByRole('button', { name: 'Signing in…' });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: 'Google' }).isDisabled()).toBe(true);
  release();
  await page.getByText(`Welcome, ${account.name}`).waitFor();
});

it('offers each role of the local store by one click', async () => {
  const page = await openLogin();
  const box = page.getByRole('region', { name: 'Local store: sign in as' });
  await box.getByRole('button', { name: 'Owner' }).waitFor();
  expect(await box.getByRole('button').allInnerTexts()).toEqual(['Owner', 'Admin', 'Staff', 'Customer']);
  await box.getByRole('button', { name: 'Staff' }).click();
  await page.getByText(`Welcome, ${demoAccount('staff').name}`).waitFor();
});
