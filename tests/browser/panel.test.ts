import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { newPage, storeUrl, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { openCustomer, openPanel } from './kit/moderation.ts';
import { demoAccount } from './kit/people.ts';
import { db, withoutWaits } from './kit/store.ts';
import { seeToast } from './kit/toasts.ts';

/** The ways into the panels, and who is kept out. */
useBrowser();
beforeAll(withoutWaits);

/** Auth answers a wrong password with 400, which the console repeats. */
const refused = { expected: /400/ };

async function fillIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

describe('the sign-in of a role', () => {
  it.each([
    [paths.adminLogin, 'Admin Login', 'admin', 'Invalid credentials!'],
    [
      paths.staffLogin,
      'Staff Login',
      'staff',
      'Invalid staff credentials. Please check your username and password.',
    ],
  ] as const)('%s says in its own words what is wrong', async (path, title, role, text) => {
    const page = await newPage(refused);
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await fillIn(page, { email: demoAccount(role).email, password: 'Wrong-password-1' });
    await seeToast(page, { title: 'Login Failed', text });
  });

  it.each([
    [paths.adminLogin, 'owner', panelPaths.adminDashboard],
    [paths.adminLogin, 'admin', panelPaths.adminDashboard],
    [paths.staffLogin, 'staff', panelPaths.staffUsers],
  ] as const)('%s takes the %s to %s', async (path, role, home) => {
    const page = await newPage();
    await page.goto(path);
    await fillIn(page, demoAccount(role));
    await page.waitForURL(storeUrl + home);
  });

  it('leads to the screen that was asked for', async () => {
    const page = await newPage();
    await page.goto(panelPaths.adminAudit);
    await page.getByRole('heading', { level: 1, name: 'Admin Login' }).waitFor();
    await fillIn(page, demoAccount('admin'));
    await page.waitForURL(storeUrl + panelPaths.adminAudit);
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('heading', { level: 1, name: 'Admin Login' }).waitFor();
  });
});

describe('the routing test', () => {
  it.each([
    ['owner', panelPaths.adminDashboard],
    ['admin', panelPaths.adminDashboard],
    ['staff', panelPaths.staffUsers],
  ] as const)('sends the %s to %s', async (role, home) => {
    const page = await openPanel(role, '/routing-test');
    await page.waitForURL(storeUrl + home);
  });

  it('sends everybody else to the maintenance page, which is there when the store is closed', async () => {
    const state = db().doc('settings/maintenance');
    const page = await newPage();
    await page.goto('/routing-test');
    await page.waitForURL(`${storeUrl}/`);
    await state.set({ enabled: true, message: '', since: null, byName: '' });
    try {
      await page.goto('/routing-test');
      await page.waitForURL(storeUrl + paths.maintenance);
    } finally {
      await state.set({ enabled: false, message: '', since: null, byName: '' });
    }
  });
});

describe('whoever may not be there', () => {
  it.each([
    ['customer', panelPaths.adminUsers],
    ['customer', panelPaths.staffUsers],
    ['staff', panelPaths.adminAudit],
  ] as const)('a %s at %s is told their role, and it is logged', async (role, path) => {
    const { page, uid } = role === 'customer' ? await openCustomer() : await asStaff();
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: 'Access Forbidden' }).waitFor();
    await page.getByText(role, { exact: true }).waitFor();
    await page.getByText('Security notice: this attempt has been logged.').waitFor();
    const entries = await db().collection('audit').where('byId', '==', uid).get();
    expect(
      entries.docs.some((entry) => entry.get('action') === 'access.denied' && entry.get('byRole') === role),
    ).toBe(true);
  });

  it('a visitor is asked to sign in', async () => {
    const page = await newPage();
    await page.goto(panelPaths.staffUsers);
    await page.getByRole('heading', { level: 1, name: 'Staff Login' }).waitFor();
    await page.goto('/403');
    await page.getByText('Not logged in').waitFor();
    await page.getByText('Security notice: this attempt has been logged.').waitFor();
  });
});

async function asStaff() {
  return { page: await openPanel('staff', paths.home), uid: 'demo-staff' };
}

it.each([
  ['admin', panelPaths.adminAppeals, 'Appeals'],
  ['admin', panelPaths.adminWebsite, 'Website Management'],
  ['staff', panelPaths.staffSettings, 'Settings'],
  ['staff', panelPaths.staffChat, 'Live Chat'],
] as const)('what the %s sees at %s can be used by everybody', async (role, path, heading) => {
  const page = await openPanel(role, path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

it('the panel is worked by keyboard', async () => {
  const page = await openPanel('staff', panelPaths.staffUsers);
  await page.getByRole('table', { name: 'Users' }).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await page
    .getByRole('navigation', { name: 'Staff' })
    .getByRole('link', { name: 'User Management' })
    .focus();
  await page.keyboard.press('ArrowDown');
  await eventually(focused).not.toBe('User Management');
  await page.keyboard.press('End');
  await eventually(focused).toBe('Settings');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: 'Staff Permissions' }).waitFor();
  await page.goBack();
  await page.getByRole('table', { name: 'Users' }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('owner@');
  const rows = page.getByRole('table', { name: 'Users' }).getByRole('row');
  await eventually(() => rows.count()).toBe(2);
  await rows.getByText('Protected').waitFor();
});
