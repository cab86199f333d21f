import type { Page } from 'playwright-core';
import { type Account, beginSession, createAccount } from './auth-rest.ts';

export { demoAccount } from '../../../emulators/seed/accounts.ts';

export type { Account } from './auth-rest.ts';

/** An account that exists. */
export interface Known extends Account {
  uid: string;
}

let count = 0;

/** Somebody the store has never seen; nobody else in this run is called that. */
export function somebodyNew(): Account {
  count += 1;
  const id = `${Date.now().toString(36)}${count}`;
  return { name: `Nora Novice${id}`, email: `nora-${id}@example.com`, password: 'Paint-by-hand-1' };
}

/** An account that exists already, made past the screens. */
export async function somebodyKnown(): Promise<Known> {
  const account = somebodyNew();
  return { ...account, uid: await createAccount(account) };
}

/** The same, who has been here: the store has its records of them. */
export async function somebodyHere(): Promise<Known> {
  const account = await somebodyKnown();
  await beginSession(account);
  return account;
}

export async function fillSignUp(page: Page, account: Account): Promise<void> {
  const [first = '', last = ''] = account.name.split(' ');
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(account.password);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
}

/**
 * Signs somebody in past the login page, whose own tests fill it in: the page of the store that is opened next finds a session
 * to resume. Nobody may be signed in here yet.
 */
export async function signIn(page: Page, account: Account): Promise<void> {
  const user = await beginSession(account);
  // Of the store's origin, without any code of it. Auth's SDK takes over what it finds in this storage.
  await page.goto('/local.json');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `firebase:authUser:${user.apiKey}:${user.appName}`,
    JSON.stringify(user),
  ] as const);
  // And the mark that a sign-in leaves: by it a busy page knows of the session after the SDK has moved it elsewhere.
  await page.evaluate(() => localStorage.setItem('tempera.presence', 'signed-in'));
}

/** The button of the header whose menu has one's own places and the way out. */
export const accountButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Welcome, / });

/** Opens that menu and presses something in it. */
export async function chooseInAccount(page: Page, item: string): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Signs out by the header and waits until it knows nobody. */
export async function signOut(page: Page): Promise<void> {
  await chooseInAccount(page, 'Logout');
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('link', { name: 'Login' }).first().waitFor();
}

/** Opens a section of the profile by its way through the page. */
export async function openSection(page: Page, title: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Profile' })
    .getByRole('link', { name: title, exact: true })
    .click();
  await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
}
