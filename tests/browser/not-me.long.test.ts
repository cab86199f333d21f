import { notMePath } from '@tempera/domain/people/not-me';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { refusedByProvider, sendLogin } from './kit/auth-page.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { awaitLink, caughtFor } from './kit/inbox.ts';
import { type Account, somebodyKnown } from './kit/people.ts';

useBrowser();

const expected = /permission|listener|40[013]/;

/** By the login page: a browser tells the store of itself. */
async function logIn(person: Account): Promise<Page> {
  const page = await newPage({ expected });
  await page.goto('/auth/Login');
  await sendLogin(page, person);
  await page.getByText(`Welcome, ${person.name}`).waitFor();
  await page.goto('/profile');
  await page.getByText('Member since').waitFor();
  return page;
}

/** The links “This wasn’t me” that have been mailed to an address. */
async function alarmLinks(address: string): Promise<string[]> {
  const mails = await caughtFor(address);
  return mails.flatMap(({ text }) => new RegExp(`http\\S+${notMePath('')}\\S+`).exec(text) ?? []);
}

async function refusesLogin(person: Account): Promise<void> {
  const page = await newPage({ expected: refusedByProvider });
  await page.goto('/auth/Login');
  await sendLogin(page, person);
  await page.getByRole('alert').first().waitFor();
}

it('the link of a mail about a new device ends everything, once it is confirmed, and gives the account back to its mailbox', async () => {
  const person = await somebodyKnown();
  const own = await logIn(person);
  expect(await alarmLinks(person.email)).toEqual([]);
  const thief = await logIn(person);
  await eventually(async () => (await alarmLinks(person.email)).length).toBe(1);
  const [link = ''] = await alarmLinks(person.email);

  // Where nobody is logged in. Opening it, as a program that looks into mails does, ends nothing.
  const page = await newPage();
  const asks = page.getByRole('heading', { name: 'Wasn’t it you?' });
  await page.goto(link);
  await asks.waitFor();
  await thief.reload();
  await thief.getByText('Member since').waitFor();

  const confirm = page.getByRole('button', { name: 'Log out all devices' });
  const isDone = async () => {
    await page.getByRole('heading', { name: 'Logged out on all devices' }).waitFor();
    await page.getByText(`We have mailed a link to ${person.email}.`, { exact: false }).waitFor();
  };
  await confirm.click();
  await isDone();
  await Promise.all([own, thief].map((tab) => tab.waitForURL(({ pathname }) => pathname === '/login')));
  await refusesLogin(person);
  const first = await awaitLink(person.email, 'resetPassword');

  // A reload asks again; the same link does the same again, and mails another.
  await page.reload();
  await asks.waitFor();
  await confirm.click();
  await isDone();
  await eventually(async () => (await awaitLink(person.email, 'resetPassword')) !== first).toBe(true);

  const password = 'Chosen-anew-3';
  await page.goto(await awaitLink(person.email, 'resetPassword'));
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('heading', { name: 'Password changed' }).waitFor();
  await refusesLogin(person);
  await logIn({ ...person, password });
});

it('a link that nobody has signed ends nothing, and says what to do instead', async () => {
  const person = await somebodyKnown();
  const own = await logIn(person);
  const page = await newPage({ expected: /signOutEverywhere/ });
  await page.goto(notMePath('forged.link'));
  await page.getByRole('button', { name: 'Log out all devices' }).click();
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await own.reload();
  await own.getByText('Member since').waitFor();
});
