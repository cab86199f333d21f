import { passwordRequirements } from '@tempera/domain/people/password';
import { authMessages, messages } from '@tempera/domain/site/messages';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createButton,
  holdAuth,
  loseAuth,
  loseAuthSdk,
  passwordField,
  refuseAuth,
  refusedByProvider,
  seeFieldError,
  withoutSdk,
} from './kit/auth-page.ts';
import { mailedLink, protectEmails } from './kit/auth-rest.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { fillSignUp, somebodyKnown, somebodyNew } from './kit/people.ts';
import { userOf, withoutWaits } from './kit/store.ts';
import { seeToast } from './kit/toasts.ts';

useBrowser();
beforeAll(withoutWaits);

async function openSignUp(expected?: RegExp, prepare: (page: Page) => Promise<unknown> = async () => {}) {
  const page = await newPage({ expected });
  await prepare(page);
  await page.goto('/auth/SignUP');
  return page;
}
const confirmField = (page: Page) => page.getByLabel('Confirm password', { exact: true });
const terms = (page: Page) => page.getByRole('checkbox', { name: /I agree/ });
const { failed, exception, success, missing, mismatch, weak, terms: termsMissing } = messages.signUp;

it('creates the account under the full name, mails the link that confirms it, and goes home', async () => {
  const account = somebodyNew();
  const page = await openSignUp();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await fillSignUp(page, account);
  await page.getByRole('checkbox', { name: /news/ }).check();
  await createButton(page).click();
  await seeToast(page, { ...success, role: 'status' });
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByText(`Welcome, ${account.name}`).waitFor();
  expect(await mailedLink(account.email, 'VERIFY_EMAIL')).toContain('oobCode=');
  expect((await userOf(account.email))?.name).toBe(account.name);
  expect(sent.some((body) => body.includes(account.email))).toBe(true);
  expect(sent.filter((body) => /marketing/i.test(body))).toEqual([]);

  await page.goto('/auth/SignUP');
  await page.waitForURL((url) => url.pathname === '/');
});

it('says what is missing, field by field', async () => {
  const page = await openSignUp();
  await page.getByLabel('First name').press('Enter');
  await seeToast(page, missing);
  for (const label of ['First name', 'Last name', 'Email', 'Password', 'Confirm password']) {
    await seeFieldError(page, label, missing.text);
  }
});

it('says that the passwords differ, and takes it back once they do not', async () => {
  const page = await openSignUp();
  await fillSignUp(page, somebodyNew());
  await confirmField(page).fill('Paint-by-hand-2');
  await createButton(page).click();
  await seeToast(page, mismatch);
  await seeFieldError(page, 'Confirm password', mismatch.text);
  await passwordField(page).fill('Paint-by-hand-2');
  await page.getByText(mismatch.text).and(page.locator('form *')).waitFor({ state: 'detached' });
});

it('ticks off what the password needs, and sends no weaker one', async () => {
  const page = await openSignUp();
  await fillSignUp(page, somebodyNew());
  const list = page.getByRole('list', { name: 'Password requirements' }).getByRole('listitem');
  const met = async () => {
    const lines = await list.allTextContents();
    return lines.filter((line) => line.endsWith(': done')).map((line) => line.replace(': done', ''));
  };
  const labels = passwordRequirements.map(({ label }) => label);
  for (const [password, done] of [
    ['', []],
    ['a', ['One lowercase letter']],
    ['aB', ['One uppercase letter', 'One lowercase letter']],
    ['aB1', ['One uppercase letter', 'One lowercase letter', 'One number']],
    ['aB1-----', labels],
    ['12345678', ['At least 8 characters', 'One number']],
  ] as const) {
    await passwordField(page).fill(password);
    expect(await met()).toEqual(done);
    expect(await createButton(page).isDisabled()).toBe(done.length < labels.length);
  }
  await confirmField(page).fill('12345678');
  await confirmField(page).press('Enter');
  await seeToast(page, weak);
  await seeFieldError(page, 'Password', weak.text);
});

it('wants the terms agreed to', async () => {
  const page = await openSignUp();
  await fillSignUp(page, somebodyNew());
  await terms(page).uncheck();
  expect(await createButton(page).isDisabled()).toBe(true);
  await confirmField(page).press('Enter');
  await seeToast(page, termsMissing);
  await terms(page).and(page.locator('[aria-invalid="true"]')).waitFor();
});

it('refuses an address that is none at its field', async () => {
  const page = await openSignUp();
  await fillSignUp(page, { ...somebodyNew(), email: 'nora@' });
  await createButton(page).click();
  const text = authMessages['auth/invalid-email'] as string;
  await seeToast(page, { title: failed.title, text });
  await seeFieldError(page, 'Email', text);
});

describe.each([false, true])('with e-mail enumeration protection %s', (protection) => {
  beforeAll(() => protectEmails(protection));
  afterAll(() => protectEmails(false));

  it('says that the address is taken', async () => {
    const { email } = await somebodyKnown();
    const page = await openSignUp(refusedByProvider);
    await fillSignUp(page, { ...somebodyNew(), email });
    await createButton(page).click();
    const text = authMessages['auth/email-already-in-use'] as string;
    await seeToast(page, { title: failed.title, text });
    await seeFieldError(page, 'Email', text);
  });
});

it.each([
  { answer: 'WEAK_PASSWORD : Password should be longer', text: authMessages['auth/weak-password'] },
  { answer: 'DOORS_CLOSED : The doors open at noon.', text: 'The doors open at noon.' },
  { answer: 'DOORS_CLOSED', text: messages.authFallback },
])('passes on what else the provider says: $answer', async ({ answer, text = '' }) => {
  const page = await openSignUp(refusedByProvider, (opened) => refuseAuth(opened, 'signUp', answer));
  await fillSignUp(page, somebodyNew());
  await createButton(page).click();
  await seeToast(page, { title: failed.title, text });
});

it('says that the network is gone', async () => {
  const page = await openSignUp(/ERR_FAILED/, (opened) => loseAuth(opened, 'signUp'));
  await fillSignUp(page, somebodyNew());
  await createButton(page).click();
  await seeToast(page, { title: failed.title, text: messages.networkError });
});

it('says sorry for what is not the provider’s doing', async () => {
  const page = await openSignUp(withoutSdk, loseAuthSdk);
  await fillSignUp(page, somebodyNew());
  await createButton(page).click();
  await seeToast(page, exception);
});

it('does not send twice', async () => {
  const account = somebodyNew();
  const page = await openSignUp();
  const release = await holdAuth(page, 'signUp');
  await fillSignUp(page, account);
  await createButton(page).click();
  const busy = page.getByRole('button', { name: 'Creating your account…' });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  release();
  await page.getByText(`Welcome, ${account.name}`).waitFor();
});
