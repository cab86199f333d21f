import { authMessages, messages } from '@tempera/domain/site/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createButton,
  emailField,
  holdAuth,
  passwordField,
  refusedByProvider,
  seeFieldError,
  sendLogin,
} from './kit/auth-page.ts';
import { mailedLink, protectEmails } from './kit/auth-rest.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { demoAccount, fillSignUp, somebodyKnown, somebodyNew } from './kit/people.ts';
import { seeToast } from './kit/toasts.ts';

/** What the form says of its fields and of refusals is shown beside it (LoginForm.test.tsx). */
useBrowser();

async function openLogin(expected = refusedByProvider) {
  const page = await newPage({ expected });
  await page.goto('/auth/Login');
  return page;
}
const words = (code: string) => authMessages[code] ?? `no words for ${code}`;
const { failed, success } = messages.login;

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

describe.each([
  { protection: false, unknown: 'auth/user-not-found', wrong: 'auth/wrong-password' },
  { protection: true, unknown: 'auth/invalid-credential', wrong: 'auth/invalid-credential' },
])('with e-mail enumeration protection $protection', ({ protection, unknown, wrong }) => {
  beforeAll(() => protectEmails(protection));
  afterAll(() => protectEmails(false));

  it('says that nobody has this address, or not, and that a password is wrong', async () => {
    const page = await openLogin();
    await sendLogin(page, somebodyNew());
    await seeToast(page, { title: failed.title, text: words(unknown) });
    await seeFieldError(page, protection ? 'Password' : 'Email', words(unknown));
    const account = await somebodyKnown();
    await page.reload();
    await sendLogin(page, { ...account, password: 'Not-the-one-1' });
    await seeToast(page, { title: failed.title, text: words(wrong) });
    await seeFieldError(page, 'Password', words(wrong));
  });

  it('says to whoever signs up that the address is taken', async () => {
    const { email } = await somebodyKnown();
    const page = await newPage({ expected: refusedByProvider });
    await page.goto('/auth/SignUP');
    await fillSignUp(page, { ...somebodyNew(), email });
    await createButton(page).click();
    const text = words('auth/email-already-in-use');
    await seeToast(page, { title: messages.signUp.failed.title, text });
    await seeFieldError(page, 'Email', text);
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
