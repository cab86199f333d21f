import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { openCustomer, openPanel } from './kit/moderation.ts';
import { db } from './kit/store.ts';
import { putTicket, say, threadOf } from './kit/tickets.ts';

/** The bell, and what makes it ring. */
useBrowser();

const bell = (page: Page, label: string | RegExp) => page.getByRole('button', { name: label, exact: true });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const toldTo = async (uid: string, key: string) =>
  (await db().doc(`users/${uid}/notifications/${key}`).get()).data() ?? {};

it('an answer of support rings in the open tab, leads there, and is read; who wants none hears none', async () => {
  const { page, account, uid } = await openCustomer();
  const id = await putTicket({ uid, name: account.name });
  await bell(page, 'Notifications').press('Enter');
  await panelOf(page).getByText('Nothing here yet').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await panelOf(page).waitFor({ state: 'hidden' });
  await eventually(() => bell(page, 'Notifications').evaluate((it) => it === document.activeElement)).toBe(
    true,
  );

  const staff = await openPanel('staff', paths.supportChat(uid));
  await say(staff, 'With Node.');
  await bell(page, 'Notifications, 1 unread').waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: 'New notification: Support replied. With Node.' })
    .waitFor();
  await say(staff, 'Version 24.');
  await bell(page, 'Notifications, 1 unread').click();
  const notice = panelOf(page).getByRole('link', { name: /^Support replied \(2\).*unread.*Version 24\./ });
  await notice.waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await notice.press('Enter');
  await threadOf(page).getByText('Version 24.').waitFor();
  await bell(page, 'Notifications').waitFor();
  await eventually(() => toldTo(uid, `ticket_${id}`)).toMatchObject({ read: true });

  await page.goto(`${paths.profile}#notifications`);
  const replies = page.getByRole('switch', { name: 'Replies' });
  await replies.click();
  const preferences = async () => (await db().doc(`users/${uid}/preferences/notifications`).get()).data();
  await eventually(preferences).toMatchObject({
    replies: false,
    orders: true,
    moderation: true,
    email: true,
  });
  expect(await page.getByRole('switch', { name: 'Sales' }).count()).toBe(0);
  await eventually(() => replies.isChecked()).toBe(false);
  expect(await faultsOf(page)).toEqual([]);
  await say(staff, 'Anything else?');
  // The order comes after the answer, and what is told of it after what would be told of that one.
  await db().doc(`orders/ORD-${Date.now()}000`).set({ uid, status: 'completed', totalCents: 0, lines: [] });
  await bell(page, 'Notifications, 1 unread').click();
  await panelOf(page)
    .getByRole('link', { name: /Order completed/ })
    .waitFor();
  expect(
    await panelOf(page)
      .getByRole('link', { name: /Support replied/ })
      .innerText(),
  ).not.toContain('else');
  const markAll = panelOf(page).getByRole('button', { name: 'Mark all as read' });
  await markAll.click();
  await markAll.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await bell(page, 'Notifications').waitFor();
  await eventually(async () => {
    const unread = await db().collection(`users/${uid}/notifications`).where('read', '==', false).get();
    return unread.size;
  }).toBe(0);
});
