import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPage, storeUrl, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import {
  noticeOf,
  openActions,
  openCustomer,
  openPanel,
  restrict,
  restrictByScreen,
} from './kit/moderation.ts';
import { type Account, somebodyHere } from './kit/people.ts';
import { db } from './kit/store.ts';

/** The notice that a restricted person sees instead of the app. */
useBrowser();

const day = 86_400_000;

/** What a page was asking for when the restriction came is refused. */
const onTheWay = /403 \(Forbidden\).*\/documents\//;

it('shows in every open tab once staff has suspended the person, and goes when the time is over', async () => {
  const { page, account, uid } = await openCustomer({ expected: onTheWay });
  const second = await page.context().newPage();
  await second.goto(paths.support);
  const staff = await openPanel('staff', panelPaths.staffUsers);
  await restrictByScreen(staff, account, { verb: 'Suspend', reason: 'Spam in reviews', minutes: 1 });
  for (const tab of [page, second]) {
    await noticeOf(tab, 'Suspended').waitFor();
    await tab.getByText('Spam in reviews').waitFor();
    await tab.getByRole('timer').waitFor();
    await tab.getByText('Please follow our community guidelines to avoid future restrictions.').waitFor();
    expect(await tab.getByRole('navigation').count()).toBe(0);
  }
  await staff.getByText(/^Suspended \(/).waitFor();
  await db()
    .doc(`access/${uid}`)
    .update({ until: new Date(Date.now() + 2_000) });
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Account' }).waitFor();
  await second.getByRole('heading', { level: 1, name: 'Support' }).waitFor();
});

it('goes when a moderator lifts the restriction', async () => {
  const { page, account } = await openCustomer({ expected: onTheWay });
  const admin = await openPanel('admin', panelPaths.adminUsers);
  await openActions(admin, account);
  await admin.getByRole('menuitem', { name: 'Ban User' }).click();
  const dialog = admin.getByRole('dialog', { name: `Ban ${account.name}?` });
  await dialog.getByLabel('Reason').fill('Fraud');
  await dialog.getByRole('checkbox', { name: 'Permanent' }).check();
  await dialog.getByRole('button', { name: 'Ban User' }).click();
  await noticeOf(page, 'Banned').waitFor();
  await page.getByText('Permanent', { exact: true }).waitFor();
  await admin.getByText('Banned (Permanent)').waitFor();
  await admin.getByRole('button', { name: `Actions for ${account.name}` }).click();
  await admin.getByRole('menuitem', { name: 'Unban User' }).click();
  await admin.getByText('User Unbanned').waitFor();
  await noticeOf(page, 'Banned').waitFor({ state: 'hidden' });
  await page.getByRole('banner').waitFor();
});

describe('a restricted person', () => {
  it('finds nothing else at any address', async () => {
    const { page, uid } = await openCustomer({ expected: new RegExp(`404|${onTheWay.source}`) });
    await restrict(uid, { status: 'banned', forMs: null });
    await noticeOf(page, 'Banned').waitFor();
    for (const path of [paths.templates, paths.profile, paths.checkout(['astroaccess']), '/no/such/page']) {
      await page.goto(path);
      await noticeOf(page, 'Banned').waitFor();
      expect(await page.getByRole('heading').count()).toBeLessThanOrEqual(2);
    }
  });

  it('is back on the page where it was, with all that the page follows', async () => {
    const { page, uid } = await openCustomer({ path: `${paths.profile}#orders`, expected: onTheWay });
    const orders = page.getByText('No orders yet');
    await orders.waitFor();
    await restrict(uid, { status: 'suspended', forMs: day });
    await noticeOf(page, 'Suspended').waitFor();
    // With the standing in the person's record Firestore ends whatever still follows it.
    const user = db().doc(`users/${uid}`);
    await eventually(async () => (await user.get()).get('status')).toBe('suspended');
    const access = db().doc(`access/${uid}`);
    await access.update({ until: new Date(Date.now() + 1_000) });
    await orders.waitFor();
    const header = await page.getByRole('banner').elementHandle();
    // Rules go by the time at which a stream began, so what is asked for only now is refused until the record is lifted, as the
    // task or the sweep does, and is asked again.
    await page.getByRole('button', { name: /^Open live chat/ }).click();
    await access.update({ status: 'active', until: null });
    await page.getByRole('button', { name: 'Start Chat' }).waitFor();
    // It is the same page still, with what was typed in between.
    expect(await header?.evaluate((element) => element.isConnected)).toBe(true);
  });

  it('may leave: whoever uses the browser next sees the store', async () => {
    const { page, uid } = await openCustomer({ expected: onTheWay });
    await restrict(uid, { status: 'banned', forMs: null });
    await noticeOf(page, 'Banned').waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('link', { name: 'Login' }).first().waitFor();
  });

  it('appeals once, and is back when that is accepted', async () => {
    const { page, account, uid } = await openCustomer({ expected: onTheWay });
    await restrict(uid, { status: 'suspended', forMs: day });
    await page.getByLabel('Why should it be lifted?').fill('  ');
    await page.getByRole('button', { name: 'Send the appeal' }).click();
    await page.getByText('Please fill in all required fields.').waitFor();
    await page.getByLabel('Why should it be lifted?').fill('It was my brother.');
    await page.getByRole('button', { name: 'Send the appeal' }).click();
    await page.getByText('Your appeal was sent.').waitFor();
    await page.reload();
    await page.getByText('Your appeal was sent.').waitFor();
    const staff = await openPanel('staff', panelPaths.staffAppeals);
    const appeal = staff.getByRole('listitem').filter({ hasText: account.name });
    await appeal.getByText('It was my brother.').waitFor();
    await appeal.getByRole('button', { name: 'Accept' }).click();
    await staff.getByText('Action Completed').waitFor();
    await noticeOf(page, 'Suspended').waitFor({ state: 'hidden' });
    await page.getByRole('banner').waitFor();
    await eventually(() => appeal.count()).toBe(0);
  });
});

/** Signs a suspended person in, who comes no further than the notice. */
async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto(paths.login);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await noticeOf(page, 'Suspended').waitFor();
}

describe('whatever the clock of the browser says', () => {
  it.each([2 * day, -2 * day])('a restriction holds %d ms away from the right time', async (off) => {
    const account = await somebodyHere();
    await restrict(account.uid, { status: 'suspended', forMs: day / 2 });
    const page = await newPage();
    await page.clock.install({ time: Date.now() + off });
    await logIn(page, account);
    await page.getByText(/^11 hours 59 minutes|^11 h/).waitFor();
  });

  it('a restriction holds where the store can’t be asked for its time', async () => {
    const account = await somebodyHere();
    await restrict(account.uid, { status: 'suspended', forMs: day / 2 });
    const page = await newPage({ expected: /robots\.txt|ERR_FAILED/ });
    await page.route('**/robots.txt', (route) => route.abort());
    await page.clock.install({ time: Date.now() + 2 * day });
    await logIn(page, account);
  });

  it('the countdown is right after the laptop slept', async () => {
    // By this clock Firestore's channel is hours late: its SDK looks whether there is an internet at all, and tells of both.
    const { page, uid } = await openCustomer({
      expected: new RegExp(`cleardot\\.gif|@firebase/firestore|${onTheWay.source}`),
    });
    await page.clock.install({ time: Date.now() });
    await page.goto(storeUrl);
    // Hosting says how far the clock is off; asked only after the leap it would set it right.
    const asked = page.waitForResponse('**/robots.txt');
    await restrict(uid, { status: 'suspended', forMs: 3 * 3_600_000 });
    await noticeOf(page, 'Suspended').waitFor();
    await asked;
    const left = () => page.getByRole('timer').innerText();
    const before = await left();
    await page.clock.fastForward('01:00:00');
    await eventually(left).not.toBe(before);
    await eventually(left).toMatch(/^1 hour/);
    await page.clock.fastForward('02:00:00');
    await noticeOf(page, 'Suspended').waitFor({ state: 'hidden' });
  });
});
