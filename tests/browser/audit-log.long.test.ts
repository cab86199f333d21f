import { readFile } from 'node:fs/promises';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import { expect, it } from 'vitest';
import { confirmAddress } from './kit/auth-rest.ts';
import { faultsOf } from './kit/axe.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { openCustomer, openPanel, restrictByScreen } from './kit/moderation.ts';
import { demoAccount, signIn } from './kit/people.ts';
import { db } from './kit/store.ts';

/** Who did what to whom, when. */
useBrowser();

it('has what a moderator did, by kind, in the address, and as a file that runs no formulas', async () => {
  const { account } = await openCustomer();
  const staff = await openPanel('staff', panelPaths.staffUsers);
  await restrictByScreen(staff, account, { verb: 'Suspend', reason: '=HYPERLINK("spam")', minutes: 5 });
  const page = await openPanel('admin', panelPaths.adminAudit);
  const row = page.getByRole('row').filter({ hasText: account.name });
  await row.getByText(/^Suspended: /).waitFor();
  await row.getByText('Stella Staff (staff)').first().waitFor();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Banned');
  await eventually(() => row.count()).toBe(0);
  expect(new URL(page.url()).searchParams.get('action')).toBe('access.ban');
  await page.goto(`${panelPaths.adminAudit}?action=access.suspend`);
  await row.waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toMatch(/^\ufeff?time,action,by,/);
  const own = lines.filter((line) => line.includes(account.name));
  expect(own).toHaveLength(1);
  expect(own[0]).toContain('Suspended,Stella Staff,demo-staff,staff');
  expect(lines.some((line) => /(^|,)"?[=+@]/.test(line))).toBe(false);
});

it('shows on the dashboard what was done last, and what waits', async () => {
  const page = await openPanel('owner', panelPaths.adminDashboard);
  await page.getByRole('heading', { level: 2, name: 'Needs attention' }).waitFor();
  await page.getByRole('list', { name: 'Audit log' }).getByRole('listitem').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Full log' }).click();
  await page.getByRole('heading', { level: 1, name: 'Audit Log' }).waitFor();
});

it.each([
  [panelPaths.adminAudit, 'Audit Log'],
  [paths.adminLogin, 'Dashboard'],
])('says nothing of somebody whose role is recognized while %s opens', async (path, title) => {
  const { page, uid } = await openCustomer();
  await confirmAddress(uid);
  const access = db().doc(`access/${uid}`);
  const { promise: recognized, resolve } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/startSession', async (route) => {
    asked += 1;
    // As the owner's is, whose address was confirmed just now: the panel has seen the record as it was, and asks.
    if (asked === 2) resolve(void (await access.update({ role: 'admin' })));
    await recognized;
    await route.continue();
  });
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  const denied = await db().collection('audit').where('byId', '==', uid).get();
  expect(denied.docs.map((entry) => entry.get('action'))).toEqual([]);
});

it('takes nobody for a customer whose connection is gone', async () => {
  const page = await newPage({
    expected: /ERR_FAILED|cleardot\.gif|startSession failed|@firebase\/firestore/,
  });
  await signIn(page, demoAccount('admin'));
  for (const way of ['**/startSession', '**/google.firestore.v1.Firestore/**']) {
    await page.route(way, (route) => route.abort());
  }
  await page.goto(panelPaths.adminAudit);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await page.getByText('Access Forbidden').count()).toBe(0);
});
