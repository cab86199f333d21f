import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPage, storeUrl, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { openActions, openPanel } from './kit/moderation.ts';
import { demoAccount, signIn, somebodyHere, somebodyKnown } from './kit/people.ts';
import { db } from './kit/store.ts';
import { seeToast } from './kit/toasts.ts';

/** The ways into the panels, and who is kept out. */
useBrowser();

async function fillIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

describe('the login of a role', () => {
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
    await page.getByRole('button', { name: /^Account: .*, admin$/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByRole('heading', { level: 1, name: 'Admin Login' }).waitFor();
  });
});

describe('the routing test', () => {
  it('sends staff to their first screen', async () => {
    const page = await openPanel('staff', '/routing-test');
    await page.waitForURL(storeUrl + panelPaths.staffUsers);
  });

  it('sends everybody else home, which is open', async () => {
    const page = await newPage();
    await page.goto('/routing-test');
    await page.waitForURL(`${storeUrl}/`);
  });
});

describe('whoever may not be there', () => {
  it.each([
    ['customer', [panelPaths.adminUsers, panelPaths.staffUsers]],
    ['staff', [panelPaths.adminAudit]],
  ] as const)('a %s at %s is told their role, and it is logged', async (role, screens) => {
    const account = role === 'customer' ? await somebodyKnown() : demoAccount(role);
    const page = await newPage();
    await signIn(page, account);
    for (const path of screens) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: 'Access Forbidden' }).waitFor();
      await page.getByText(role, { exact: true }).waitFor();
      await page.getByText('Security notice: this attempt has been logged.').waitFor();
      const entries = await db().collection('audit').where('byId', '==', account.uid).get();
      const logged = entries.docs.map((entry) => entry.data());
      const attempt = { action: 'access.denied', byRole: role, targetName: path };
      expect(logged).toContainEqual(expect.objectContaining(attempt));
    }
  });

  it('a visitor is asked to log in', async () => {
    const page = await newPage();
    await page.goto(panelPaths.staffUsers);
    await page.getByRole('heading', { level: 1, name: 'Staff Login' }).waitFor();
    await page.goto('/403');
    await page.getByText('Not logged in').waitFor();
    await page.getByText('Security notice: this attempt has been logged.').waitFor();
  });
});

it('who logged in a while ago is asked for the password, and then it is done', async () => {
  const person = await somebodyHere();
  const page = await openPanel('admin', panelPaths.adminUsers, { expected: /setRole|40[03]/ });
  // As `setRole` refuses whose sign-in was a while ago; the emulator takes every sign-in for a fresh one.
  await page.route(
    '**/setRole',
    (route) =>
      route.fulfill({
        status: 400,
        json: { error: { status: 'FAILED_PRECONDITION', message: '', details: { reason: 'sign-in-again' } } },
        headers: { 'access-control-allow-origin': '*' },
      }),
    { times: 1 },
  );
  await openActions(page, person);
  await page.getByRole('menuitem', { name: 'Make Staff' }).click();
  await page
    .getByRole('dialog', { name: `Make Staff: ${person.name}?` })
    .getByRole('button', { name: 'Make Staff' })
    .click();
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await proof.getByLabel('Your password').fill(demoAccount('admin').password);
  await proof.getByRole('button', { name: 'Continue' }).click();
  await seeToast(page, {
    title: 'Action Completed',
    text: `${person.name}: Make Staff`,
    role: 'status',
  });
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect((await db().doc(`access/${person.uid}`).get()).get('role')).toBe('staff');
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
