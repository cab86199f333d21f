import { loginMessages } from '@tempera/domain/people/auth-messages';
import { expect, it } from 'vitest';
import { holdAuth, passwordField, sendLogin } from './kit/auth-page.ts';
import { useBrowser } from './kit/browser.ts';
import { describeAnswers, openLogin } from './kit/login.ts';
import { demoAccount, somebodyKnown } from './kit/people.ts';
import { seeToast } from './kit/toasts.ts';

/** What the form says of its fields and of refusals is shown beside it (LoginForm.alone.test.tsx). */
useBrowser();

it('logs in, says so, and greets the person at home', async () => {
  const account = await somebodyKnown();
  const page = await openLogin();
  await sendLogin(page, account);
  await seeToast(page, { ...loginMessages.success, role: 'status' });
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByText(`Welcome, ${account.name}`).waitFor();
  await page.goto('/login');
  await page.waitForURL((url) => url.pathname === '/');
});

it('says so below the header on a phone, where the way on is', async () => {
  const page = await openLogin();
  await page.setViewportSize({ width: 390, height: 844 });
  await sendLogin(page, await somebodyKnown());
  const said = page.getByRole('status').filter({ hasText: loginMessages.success.title });
  await said.waitFor();
  const [header, toast] = await Promise.all(
    [page.getByRole('banner'), said].map((part) => part.boundingBox()),
  );
  expect(toast?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 1_000));
});

describeAnswers({ protection: false, unknown: 'auth/user-not-found', wrong: 'auth/wrong-password' });

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
  const busy = page.getByRole('button', { name: 'Logging in…' });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: 'Google' }).isDisabled()).toBe(true);
  release();
  await page.getByText(`Welcome, ${account.name}`).waitFor();
});

it('offers each role of the local store by one click', async () => {
  const page = await openLogin();
  const box = page.getByRole('region', { name: 'Local store: log in as' });
  await box.getByRole('button', { name: 'Owner' }).waitFor();
  expect(await box.getByRole('button').allInnerTexts()).toEqual(['Owner', 'Admin', 'Staff', 'Customer']);
  await box.getByRole('button', { name: 'Staff' }).click();
  await page.getByText(`Welcome, ${demoAccount('staff').name}`).waitFor();
});
