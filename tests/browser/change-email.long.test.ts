import { messageOf } from '@tempera/domain/calls/reason-texts';
import { authMessages } from '@tempera/domain/people/auth-messages';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { refusedByProvider, seeFieldError, sendLogin } from './kit/auth-page.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { awaitLink, mailedLink } from './kit/inbox.ts';
import { type Account, signIn, somebodyKnown, somebodyNew } from './kit/people.ts';
import { userOf } from './kit/store.ts';
import { seeToast } from './kit/toasts.ts';

useBrowser();

const label = 'New email address';
const expected = /sendAccountMail|signInWithPassword|permission|listener|40[013]/;

/** As `sendAccountMail` refuses whose sign-in was a while ago; the emulator takes every sign-in for a fresh one. */
const tooOld = {
  error: { status: 'FAILED_PRECONDITION', message: '', details: { reason: 'sign-in-again' } },
};

/** Somebody who has opened the dialog. */
async function changing(options?: Parameters<typeof newPage>[0]): Promise<{ page: Page; person: Account }> {
  const person = await somebodyKnown();
  const page = await newPage(options);
  await signIn(page, person);
  await page.goto('/profile#security');
  await page.getByRole('button', { name: 'Change email' }).click();
  return { page, person };
}

async function ask(page: Page, email: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
}

it('asks for a proof when the login is old, and the link that it mails moves the account', async () => {
  const { page, person } = await changing({ expected });
  const { email } = somebodyNew();
  await page.route('**/sendAccountMail', (route) =>
    route.fulfill({ status: 400, json: tooOld, headers: { 'access-control-allow-origin': '*' } }),
  );
  await ask(page, email);
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await proof.getByText(messageOf({ reason: 'sign-in-again' })).waitFor();
  await page.unroute('**/sendAccountMail');
  await proof.getByLabel('Your password').fill('Not-mine-1');
  await proof.getByRole('button', { name: 'Continue' }).click();
  await seeFieldError(page, 'Your password', 'Incorrect password. Please try again.');
  expect(await mailedLink(email, 'verifyAndChangeEmail')).toBeUndefined();
  await proof.getByLabel('Your password').fill(person.password);
  await proof.getByRole('button', { name: 'Continue' }).click();

  const sent = page.getByRole('dialog', { name: 'Check your inbox' });
  await sent.getByText(`Open the link that we sent to ${email}`).waitFor();
  await sent.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('main').getByText(person.email, { exact: true }).first().waitFor();

  const old = await newPage({ expected: refusedByProvider });
  await old.goto(await awaitLink(email, 'verifyAndChangeEmail'));
  await old.getByRole('heading', { name: 'Email changed' }).waitFor();
  await page.waitForURL((url) => url.pathname === '/login');
  await old.goto('/auth/Login');
  await sendLogin(old, person);
  await seeToast(old, { title: 'Login Failed', text: authMessages['auth/user-not-found'] ?? '' });

  const moved = { ...person, email };
  await sendLogin(old, moved);
  await old.getByText(`Welcome, ${person.name}`).waitFor();
  await old.goto('/profile#security');
  await old.getByRole('main').getByText(email, { exact: true }).first().waitFor();
  await eventually(async () => (await userOf(email))?.name).toBe(person.name);
  expect(await userOf(person.email)).toBeUndefined();
});

it('says at the field what is wrong with an address', async () => {
  const other = await somebodyKnown();
  const { page, person } = await changing({ expected });
  await ask(page, 'nora(at)example.com');
  await seeFieldError(page, label, authMessages['auth/invalid-email'] ?? '');
  await ask(page, person.email.toUpperCase());
  await seeFieldError(page, label, 'This is already your address.');
  await ask(page, other.email);
  await seeFieldError(page, label, authMessages['auth/email-already-in-use'] ?? '');
  expect(await mailedLink(other.email, 'verifyAndChangeEmail')).toBeUndefined();
  expect(await page.getByRole('dialog', { name: 'Check your inbox' }).count()).toBe(0);
});

it('is off when the proof is refused', async () => {
  const { page } = await changing({ expected });
  await page.route('**/sendAccountMail', (route) =>
    route.fulfill({ status: 400, json: tooOld, headers: { 'access-control-allow-origin': '*' } }),
  );
  await ask(page, somebodyNew().email);
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await proof.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog', { name: 'Change your email address' }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});
