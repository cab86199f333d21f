import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPage, storeUrl, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { noticeOf, onTheWay, openActions, openCustomer, openPanel, restrict } from './kit/moderation.ts';
import { type Account, somebodyHere } from './kit/people.ts';

/** The notice of a restriction: other ways out of it, every address, and clocks that are wrong. */
useBrowser();

const day = 86_400_000;

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

  it('may leave: whoever uses the browser next sees the store', async () => {
    const { page, uid } = await openCustomer({ expected: onTheWay });
    await restrict(uid, { status: 'banned', forMs: null });
    await noticeOf(page, 'Banned').waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('link', { name: 'Login' }).first().waitFor();
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
