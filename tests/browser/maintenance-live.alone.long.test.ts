import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { newPage, storeUrl, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { comesBackUntil } from './kit/looking.ts';
import { openCustomer, openPanel } from './kit/moderation.ts';
import { somebodyKnown } from './kit/people.ts';
import { db } from './kit/store.ts';
import { seeToast } from './kit/toasts.ts';

/** Maintenance mode while people are in the store. */
useBrowser();

const state = db().doc('settings/maintenance');
const open = () => state.set({ enabled: false, message: '', since: null });
afterEach(open);

const closedPage = { level: 1, name: 'Website Under Management' } as const;
const banner = 'The store is closed for maintenance.';

it('an admin closes the store: every tab of visitors and customers goes, and comes back to where it was', async () => {
  const visitor = await newPage();
  await visitor.goto(paths.pricing);
  const { page: customer } = await openCustomer();
  await customer.goto(paths.templates);
  const second = await customer.context().newPage();
  await second.goto(`${paths.profile}#orders`);
  const third = await customer.context().newPage();
  await third.goto(paths.chat);
  const staff = await openPanel('staff', panelPaths.staffUsers);
  const admin = await openPanel('admin', panelPaths.adminWebsite);
  await admin.getByRole('textbox', { name: 'Message' }).fill('New shelves until noon.');
  await admin.getByRole('button', { name: 'Enable Maintenance Mode' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Enable Maintenance Mode' }).click();
  await admin.getByText('Maintenance Mode Enabled').waitFor();
  await comesBackUntil(visitor, visitor.waitForURL(storeUrl + paths.maintenance));
  for (const page of [visitor, customer, second, third]) {
    await page.waitForURL(storeUrl + paths.maintenance);
    await page.getByRole('heading', closedPage).waitFor();
    await page.getByText('New shelves until noon.').waitFor();
    expect(await page.getByRole('button', { name: /Site Management Mode|Maintenance Mode/ }).count()).toBe(0);
  }
  for (const page of [staff, admin]) await page.getByText(banner).waitFor();
  await admin.getByRole('button', { name: 'Disable Maintenance Mode' }).click();
  await admin.getByText('Maintenance Mode Disabled').waitFor();
  await comesBackUntil(visitor, visitor.waitForURL(storeUrl + paths.pricing));
  await customer.waitForURL(storeUrl + paths.templates);
  await second.waitForURL(`${storeUrl}${paths.profile}#orders`);
  await third.waitForURL(storeUrl + paths.chat);
  for (const page of [staff, admin]) await page.getByText(banner).waitFor({ state: 'hidden' });
});

describe('while the store is closed', () => {
  it('staff go on everywhere, reload included', async () => {
    const staff = await openPanel('staff', paths.home);
    await state.set({ enabled: true, message: '', since: null });
    await staff.getByText(banner).waitFor();
    await staff.goto(paths.templates);
    await staff.getByText(banner).waitFor();
    await staff.reload();
    await staff.getByText(banner).waitFor();
    expect(new URL(staff.url()).pathname).toBe(paths.templates);
  });

  it('the cookie of staff lets nobody else in', async () => {
    const page = await newPage();
    await page.context().addCookies([{ name: '__session', value: 'staff', url: storeUrl }]);
    await state.set({ enabled: true, message: '', since: null });
    await page.goto(paths.templates);
    await page.waitForURL(storeUrl + paths.maintenance);
    await page.getByRole('heading', closedPage).waitFor();
  });

  it('a customer reaches their own ticket, and says until when', async () => {
    const { page } = await openCustomer();
    await state.set({
      enabled: true,
      message: '',
      since: null,
      byName: '',
      expectedEnd: new Date(2030, 0, 2, 12),
    });
    await page.waitForURL(storeUrl + paths.maintenance);
    await page.getByText('Expected back on January 2, 2030').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Contact Support' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/problem/contact/'));
    // What they wrote stays theirs to read; nothing new is taken meanwhile.
    const wait = page.getByText('The store is under maintenance. Please try again later.');
    await wait.waitFor();
    expect(await page.getByRole('button', { name: 'Send Message' }).count()).toBe(0);
    await open();
    await page.getByRole('button', { name: 'Send Message' }).waitFor();
    await wait.waitFor({ state: 'hidden' });
  });

  it('who is logged out logs in and goes on to support', async () => {
    const account = await somebodyKnown();
    await state.set({ enabled: true, message: '', since: null });
    const page = await newPage();
    await page.goto(paths.home);
    await page.getByRole('link', { name: 'Contact Support' }).click();
    await page.getByLabel('Email', { exact: true }).fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/problem/contact/'));
  });

  it('what an admin types stays while another one saves', async () => {
    const admin = await openPanel('admin', panelPaths.adminWebsite);
    const message = admin.getByRole('textbox', { name: 'Message' });
    await message.fill('Half a sen');
    const mark = state.collection('marks').doc();
    await mark.set({ byId: 'demo-owner', at: Timestamp.now() });
    await state.set({ enabled: true, message: 'Of somebody else', since: null, changed: mark.id });
    await admin.getByText('last changed by Olive Owner').waitFor();
    expect(await message.inputValue()).toBe('Half a sen');
    await message.fill('');
    await admin.reload();
    await state.update({ message: 'Of a third' });
    await eventually(() => message.inputValue()).toBe('Of a third');
  });
});

/** Whoever has been to a panel is let onto the page of an open store. */
async function openMaintenance(role: 'admin' | 'staff', panel: string): Promise<Page> {
  const page = await openPanel(role, panel);
  await page.getByRole('table', { name: 'Users' }).waitFor();
  await page.goto(paths.maintenance);
  return page;
}

it('the page closes an open store for admins alone', async () => {
  const admin = await openMaintenance('admin', panelPaths.adminUsers);
  await admin.getByRole('button', { name: 'Enable Site Management Mode' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Enable Maintenance Mode' }).click();
  await seeToast(admin, {
    title: 'Maintenance Mode Enabled',
    text: 'Maintenance Mode Enabled',
    role: 'status',
  });
  await admin.getByText('Under Maintenance').waitFor();
  expect(JSON.stringify((await state.get()).data())).not.toContain('demo-admin');
  await eventually(async () => {
    const entries = await db().collection('audit').where('byId', '==', 'demo-admin').get();
    return entries.docs.some((entry) => entry.get('action') === 'maintenance.enabled');
  }).toBe(true);
  await admin.getByRole('button', { name: 'Disable Maintenance Mode' }).click();
  await admin.getByRole('button', { name: 'Enable Site Management Mode' }).waitFor();
  const staff = await openMaintenance('staff', panelPaths.staffUsers);
  await staff.getByRole('link', { name: 'Continue to the store' }).waitFor();
  expect(await staff.getByRole('button').count()).toBe(0);
});
