import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { noticeOf, onTheWay, openCustomer, openPanel, restrict, restrictByScreen } from './kit/moderation.ts';
import { db } from './kit/store.ts';

/** The notice that a restricted person sees instead of the app. */
useBrowser();

const dayMs = 86_400_000;

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

describe('a restricted person', () => {
  it('is back on the page where it was, with all that the page follows', async () => {
    const { page, uid } = await openCustomer({ path: `${paths.profile}#orders`, expected: onTheWay });
    const orders = page.getByText('No orders yet');
    await orders.waitFor();
    await restrict(uid, { status: 'suspended', forMs: dayMs });
    await noticeOf(page, 'Suspended').waitFor();
    // With the standing in the person's record Firestore ends whatever still follows it.
    const user = db().doc(`users/${uid}`);
    await eventually(async () => (await user.get()).get('status')).toBe('suspended');
    const access = db().doc(`access/${uid}`);
    await access.update({ until: new Date(Date.now() + 1_000) });
    const header = await page.getByRole('banner').elementHandle();
    // Rules go by the time at which a stream began, so what is asked for before the record is lifted, as the task or the sweep
    // does, is refused and asked again.
    await page.getByRole('button', { name: /^Open live chat/ }).click();
    await access.update({ status: 'active', until: null });
    await page.getByRole('button', { name: 'Start Chat' }).waitFor();
    await orders.waitFor();
    // It is the same page still, with what was typed in between.
    expect(await header?.evaluate((element) => element.isConnected)).toBe(true);
  });

  it('appeals once, and is back when that is accepted', async () => {
    const { page, account, uid } = await openCustomer({ expected: onTheWay });
    await restrict(uid, { status: 'suspended', forMs: dayMs });
    await page.getByLabel('Why should we lift it?').fill('  ');
    await page.getByRole('button', { name: 'Send appeal' }).click();
    await page.getByText('Please fill in all required fields.').waitFor();
    await page.getByLabel('Why should we lift it?').fill('It was my brother.');
    await page.getByRole('button', { name: 'Send appeal' }).click();
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
