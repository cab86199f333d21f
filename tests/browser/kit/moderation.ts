import type { Role } from '@tempera/domain/people/roles';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { newPage, type PageOptions } from './browser.ts';
import { eventually } from './eventually.ts';
import { type Account, demoAccount, type Known, signIn, somebodyKnown } from './people.ts';
import { db } from './store.ts';

/** A moderator's own browser at a screen of a panel. */
export async function openPanel(
  role: Exclude<Role, 'customer'>,
  path: string,
  options?: PageOptions,
): Promise<Page> {
  const page = await newPage(options);
  await signIn(page, demoAccount(role));
  await page.goto(path);
  return page;
}

/** A customer's browser at a page of the store, at home unless it says otherwise, and who they are. */
export async function openCustomer({
  path = '/',
  ...options
}: PageOptions & { path?: string } = {}): Promise<{
  page: Page;
  account: Known;
  uid: string;
}> {
  const account = await somebodyKnown();
  const { uid } = account;
  const page = await newPage(options);
  await signIn(page, account);
  await page.goto(path);
  await page.getByText(`Welcome, ${account.name}`).waitFor();
  await eventually(async () => (await db().doc(`users/${uid}`).get()).get('registered')).toBe(true);
  return { page, account, uid };
}

/** Finds a person in a user list and opens the menu of their row. */
export async function openActions(page: Page, { name, email }: Account): Promise<void> {
  await page.getByRole('searchbox').fill(email);
  // A menu that is opened in the list of all goes with that list.
  await eventually(() => page.getByRole('button', { name: /^Actions for / }).count()).toBe(1);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
}

/** Suspends or bans somebody by the screens. */
export async function restrictByScreen(
  page: Page,
  account: Account,
  { verb, reason, minutes }: { verb: 'Suspend' | 'Ban'; reason: string; minutes: number },
): Promise<void> {
  await openActions(page, account);
  await page.getByRole('menuitem', { name: `${verb} User` }).click();
  const dialog = page.getByRole('dialog', { name: `${verb} ${account.name}?` });
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByLabel(/^Minutes/).fill(String(minutes));
  await dialog.getByRole('button', { name: `${verb} User` }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Restricts past the screens, as functions would: for what is not about moderators. */
export async function restrict(
  uid: string,
  fields: { status: 'banned' | 'suspended'; forMs: number | null; reason?: string },
): Promise<void> {
  const { status, forMs, reason = 'Spam in reviews' } = fields;
  await db()
    .doc(`access/${uid}`)
    .update({
      status,
      reason,
      permanent: forMs === null,
      until: forMs === null ? null : Timestamp.fromMillis(Date.now() + forMs),
      restrictionId: crypto.randomUUID(),
    });
}

export const noticeOf = (page: Page, kind: 'Banned' | 'Suspended') =>
  page.getByRole('heading', { level: 1, name: `Account ${kind}` });

/** What a page was asking for when the restriction came is refused. */
export const onTheWay = /403 \(Forbidden\).*\/documents\//;
