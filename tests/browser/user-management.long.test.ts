import { readFileSync } from 'node:fs';
import { toNameKey } from '@tempera/domain/people/profile';
import { userTerms } from '@tempera/domain/search/document-terms';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { openActions, openCustomer, openPanel, restrictByScreen } from './kit/moderation.ts';
import { chooseInAccount, demoAccount, somebodyNew } from './kit/people.ts';
import { db } from './kit/store.ts';
import { seeToast } from './kit/toasts.ts';

/** Who has an account, and what moderators may do about them. */
useBrowser();

/** A person of the list who never signs in: a record is enough to be looked for. */
async function putListed(fields: Record<string, unknown> = {}) {
  const { name, email } = somebodyNew();
  const uid = `listed-${crypto.randomUUID()}`;
  const { status = 'active', until = null, role = 'customer', ...others } = fields;
  const access = { role, status, permanent: false, until };
  const batch = db().batch();
  batch.set(db().doc(`access/${uid}`), { ...access, reason: '' });
  batch.set(db().doc(`users/${uid}`), {
    ...access,
    name,
    email,
    nameKey: toNameKey(name),
    terms: userTerms(uid, { name, email }),
    registered: true,
    joinDate: Timestamp.now(),
    totalOrders: 0,
    plan: 'starter',
    ...others,
  });
  await batch.commit();
  return { uid, name, email, password: '' };
}

/** Documents of a collection that the page has read so far. */
const readsOf = (page: Page, path: string) =>
  page.evaluate((wanted) => {
    const marks = performance.getEntriesByName('firestore-read') as PerformanceMark[];
    return marks
      .filter(({ detail }) => detail.path === wanted)
      .reduce((sum, { detail }) => sum + detail.count, 0);
  }, path);

describe('the list', () => {
  it('finds by any word of a name and any part of an address, and says when nobody is found', async () => {
    const one = await putListed();
    const page = await openPanel('staff', panelPaths.staffUsers);
    await page.getByRole('heading', { level: 1, name: 'User Management' }).waitFor();
    const row = page.getByRole('row').filter({ hasText: one.email });
    for (const text of [
      one.name.toUpperCase(),
      one.name.split(' ')[1] ?? '',
      one.email,
      one.email.slice(5, -4),
    ]) {
      await page.getByPlaceholder('Search users...').fill(text);
      await row.waitFor();
      // The row of the search before may still be there a moment.
      await eventually(() => page.getByRole('row').count()).toBe(2);
    }
    expect(new URL(page.url()).searchParams.get('q')).toBe(one.email.slice(5, -4));
    await page.reload();
    await row.waitFor();
    await page.getByPlaceholder('Search users...').fill('nobody at all is called that');
    await page.getByText('No users found matching your search.').waitFor();
    await page.getByRole('button', { name: 'Clear Search' }).click();
    await page.getByRole('heading', { level: 2, name: /^Users \(\d+\)$/ }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('pages, with the same reads on each page, and misses nobody', async () => {
    const added = await Promise.all(Array.from({ length: 60 }, () => putListed()));
    const page = await openPanel('staff', panelPaths.staffUsers);
    const seen = new Set<string>();
    const table = page.getByRole('table', { name: 'Users' });
    await table.waitFor();
    // A page, one more to know whether there is another, and the count of all.
    await page.getByRole('heading', { name: /^Users \(\d/ }).waitFor();
    expect(await readsOf(page, 'users')).toBe(27);
    const next = page.getByRole('button', { name: 'Next' });
    const missing = () => added.filter(({ email }) => !seen.has(email));
    // A page may come in parts, first what the browser has of it already; with the button enabled it is whole.
    const collect = async () => {
      const whole = !(await next.isDisabled());
      const shown = await table.getByRole('rowheader').allInnerTexts();
      for (const { email } of added) if (shown.some((text) => text.includes(email))) seen.add(email);
      return missing().length === 0 || whole;
    };
    for (;;) {
      await eventually(collect).toBe(true);
      if (missing().length === 0) break;
      const first = await table.getByRole('rowheader').first().innerText();
      await next.click();
      // What stands there until the next page does has been collected.
      await eventually(() => table.getByRole('rowheader').first().innerText()).not.toBe(first);
    }
  });

  it('protects the owner and admins, and shows badges and what is left of restrictions', async () => {
    const until = Timestamp.fromMillis(Date.now() + 3 * 3_600_000);
    const suspended = await putListed({ status: 'suspended', until });
    const page = await openPanel('staff', panelPaths.staffUsers);
    const search = page.getByRole('searchbox');
    for (const [role, badge, reason] of [
      ['owner', 'Owner', 'The owner can’t be moderated.'],
      ['admin', 'Admin', 'Only the owner can moderate admins.'],
    ] as const) {
      await search.fill(demoAccount(role).email);
      const row = page.getByRole('row').filter({ hasText: demoAccount(role).email });
      await row.getByText(badge, { exact: true }).waitFor();
      await row.getByText('Protected').waitFor();
      await row.getByText(reason).waitFor();
      expect(await row.getByRole('button').count()).toBe(0);
    }
    await search.fill(suspended.email);
    await page.getByText(/^Suspended \(2 hours 59 minutes\)$/).waitFor();
    await openActions(page, suspended);
    await page.getByRole('menuitem', { name: 'Remove Suspension' }).click();
    await seeToast(page, { title: 'User Unsuspended', text: 'The account is active again.', role: 'status' });
    await page.getByRole('row').filter({ hasText: suspended.email }).getByText('Active').waitFor();
  });
});

describe('a part of the list', () => {
  const monthAgo = Timestamp.fromMillis(Date.now() - 30 * 86_400_000);
  const until = Timestamp.fromMillis(Date.now() + 3_600_000);

  it.each([
    ['Customers', 'customers', {}, { role: 'staff' }],
    ['Staff and admins', 'team', { role: 'admin' }, {}],
    ['Restricted now', 'restricted', { status: 'suspended', until }, {}],
    ['With a plan', 'plan', { plan: 'pro' }, {}],
    ['Never bought', 'never', {}, { totalOrders: 1 }],
    ['New this week', 'new', {}, { joinDate: monthAgo }],
  ])('%s has an address, and holds in a search too', async (name, part, fields, otherwise) => {
    const [one, other] = await Promise.all([putListed(fields), putListed(otherwise)]);
    const page = await openPanel('admin', '/admin/users');
    const rowOf = ({ email }: typeof one) => page.getByRole('row').filter({ hasText: email });
    await page.getByRole('group', { name: 'Show' }).getByRole('button', { name, exact: true }).click();
    await rowOf(one).waitFor();
    expect(new URL(page.url()).searchParams.get('show')).toBe(part);
    await eventually(() => rowOf(other).count()).toBe(0);
    await page.getByRole('searchbox').fill(other.email);
    await page.getByText('No users found matching your search.').waitFor();
    await page.getByRole('searchbox').fill(one.email);
    await rowOf(one).waitFor();
  });

  it('is a file for admins, and none for staff', async () => {
    const bought = await putListed({ totalOrders: 2, totalSpentCents: 4_905 });
    const page = await openPanel('admin', `${panelPaths.adminUsers}?show=customers&q=${bought.email}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export Users' }).click(),
    ]);
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`${bought.name},${bought.email},customer,active`);
    expect(lines[1]).toMatch(/starter,2,0,49\.05$/);
    const staff = await openPanel('staff', panelPaths.staffUsers);
    await staff.getByRole('table', { name: 'Users' }).waitFor();
    expect(await staff.getByRole('button', { name: 'Export Users' }).count()).toBe(0);
  });
});

describe('the page of a person', () => {
  const customer = demoAccount('customer');

  it('has the account, what was bought and done, for admins, and leads back to the list as it was', async () => {
    const page = await openPanel('admin', '/admin/users?show=customers');
    await page.getByRole('searchbox').fill(customer.email);
    await page.getByRole('link', { name: customer.name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: customer.name }).waitFor();
    const part = (name: string) => page.getByRole('region', { name, exact: true });
    for (const fact of ['Last active', 'Total spent', customer.uid]) {
      await part('Account').getByText(fact, { exact: true }).waitFor();
    }
    await part('Orders').getByRole('link', { name: /^ORD-/ }).first().waitFor();
    await part('Library').getByRole('listitem').first().waitFor();
    await part('Audit log').waitFor();
    await page.getByRole('navigation', { name: 'Tickets' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: `Actions for ${customer.name}` }).click();
    await page.getByRole('menuitem', { name: 'Send Email' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Users', exact: true }).last().click();
    await page.getByRole('row').filter({ hasText: customer.email }).waitFor();
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('show'), searchParams.get('q')]).toEqual(['customers', customer.email]);
  });

  it.each([
    ['admin', '/admin/users'],
    ['staff', panelPaths.staffUsers],
  ] as const)('calls a template that was claimed by its title, for %s', async (role, list) => {
    const { uid } = await putListed();
    await db().doc(`users/${uid}/library/neogate`).set({ orderId: null, grantedAt: Timestamp.now() });
    const page = await openPanel(role, `${list}?user=${uid}`);
    const library = page.getByRole('region', { name: 'Library', exact: true });
    await library.getByRole('link', { name: 'Neo Gate', exact: true }).waitFor();
    expect(await library.getByText('neogate').count()).toBe(0);
  });

  it('tells staff what was bought by the function that notes it, and no more', async () => {
    const { page: _, uid, account } = await openCustomer();
    const page = await openPanel('staff', `${panelPaths.staffUsers}?user=${uid}`);
    await page.getByRole('heading', { level: 1, name: account.name }).waitFor();
    await page.getByText('No orders.').waitFor();
    await page.getByText('No changes to this account yet.').waitFor();
    expect(await page.getByRole('region', { name: 'Audit log' }).count()).toBe(0);
    const read = await db().collection('audit').where('targetId', '==', uid).get();
    expect(read.docs.map((entry) => [entry.get('action'), entry.get('byId')])).toEqual([
      ['customer.read', demoAccount('staff').uid],
    ]);
    expect(await faultsOf(page)).toEqual([]);
    await page.goto(`${panelPaths.staffUsers}?user=nobody%2Fat-all`);
    await page.getByText('User not found.').waitFor();
  });
});

describe('what the team keeps about a person', () => {
  it('is written by one, read by another, and never by the person', async () => {
    const one = await putListed();
    const page = await openPanel('staff', `${panelPaths.staffUsers}?user=${one.uid}`);
    const notes = page.getByRole('region', { name: 'Notes' });
    await notes.getByRole('button', { name: 'Add Note' }).click();
    await notes.getByText('Enter a note.').waitFor();
    await notes.getByRole('textbox', { name: 'Add a note' }).fill('Prefers mail.\nNo calls.');
    await notes.getByRole('button', { name: 'Add Note' }).click();
    await notes.getByRole('listitem').filter({ hasText: 'Prefers mail.' }).waitFor();
    await notes.getByLabel('Add a tag').fill('VIP');
    await page.keyboard.press('Enter');
    await notes.getByRole('button', { name: 'Remove the tag vip' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);

    const admin = await openPanel('admin', `/admin/users?user=${one.uid}`);
    const entry = admin.getByRole('region', { name: 'Notes' }).getByRole('listitem');
    await admin.getByRole('button', { name: 'Remove the tag vip' }).waitFor();
    await entry.filter({ hasText: 'Stella Staff' }).getByRole('button', { name: 'Delete' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Delete Note' }).click();
    await notes.getByText('Prefers mail.').waitFor({ state: 'hidden' });

    await page.goto(`${panelPaths.staffUsers}?user=${demoAccount('staff').uid}`);
    await page.getByRole('heading', { level: 1, name: 'Stella Staff' }).waitFor();
    expect(await page.getByRole('region', { name: 'Notes' }).count()).toBe(0);
  });
});

describe('the dialog', () => {
  it('wants a reason and a duration within the limits of staff', async () => {
    const one = await putListed();
    const page = await openPanel('staff', panelPaths.staffUsers);
    await openActions(page, one);
    await page.getByRole('menuitem', { name: 'Ban User' }).click();
    const dialog = page.getByRole('dialog', { name: `Ban ${one.name}?` });
    expect(await dialog.getByRole('checkbox').count()).toBe(0);
    // What is behind an open dialog has no role, the toasts neither: the field says it to screen readers.
    const seeFault = async (title: string, text: string) => {
      await page.getByText(title, { exact: true }).first().waitFor();
      await dialog.getByText(text, { exact: true }).waitFor();
    };
    const send = () => dialog.getByRole('button', { name: 'Ban User' }).click();
    await send();
    await seeFault('Missing Information', 'Please fill in all required fields.');
    await dialog.getByLabel('Reason').fill('Spam');
    await send();
    await seeFault('Invalid Duration', 'Please specify a duration for the action.');
    await dialog.getByLabel(/^Days/).fill('30');
    await dialog.getByLabel(/^Minutes/).fill('1');
    await send();
    await seeFault('Invalid Duration', 'At most 30 days in total.');
    await dialog.getByLabel(/^Hours/).fill('24');
    await send();
    await seeFault('Invalid Duration', 'Use whole hours from 0 to 23.');
    expect((await db().doc(`access/${one.uid}`).get()).get('status')).toBe('active');
    await dialog.getByLabel(/^Hours/).fill('');
    await dialog.getByLabel(/^Minutes/).fill('');
    await send();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText(/^Banned \(29 days/).waitFor();
  });

  it('leaves a history of who did what, when and why', async () => {
    const one = await putListed();
    const page = await openPanel('admin', panelPaths.adminUsers);
    await restrictByScreen(page, one, { verb: 'Suspend', reason: 'Rude in chat', minutes: 5 });
    await page.getByText(/^Suspended \(/).waitFor();
    await openActions(page, one);
    await page.getByRole('menuitem', { name: 'Remove Suspension' }).click();
    await page.getByText('User Unsuspended').waitFor();
    await page.getByRole('button', { name: `Actions for ${one.name}` }).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    const entries = page.getByRole('dialog', { name: `History of ${one.name}` }).getByRole('listitem');
    await entries.filter({ hasText: 'Suspension removed by admin' }).waitFor();
    await entries.filter({ hasText: 'Rude in chat' }).filter({ hasText: 'Adam Admin' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});

describe('a role', () => {
  const change = async (page: Awaited<ReturnType<typeof openPanel>>, name: string, action: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
    await page.getByRole('dialog').getByRole('button', { name: action }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  };

  it('works without logging in again, and is lost at once', async () => {
    const { page, account, uid } = await openCustomer({ expected: /permission|Missing or insufficient/ });
    const admin = await openPanel('admin', panelPaths.adminUsers);
    await admin.getByRole('searchbox').fill(account.email);
    await change(admin, account.name, 'Make Staff');
    await chooseInAccount(page, 'Panel');
    await page.getByRole('heading', { level: 1, name: 'User Management' }).waitFor();
    await page.getByRole('table', { name: 'Users' }).waitFor();
    await change(admin, account.name, 'Remove Staff');
    await page.getByRole('heading', { level: 1, name: 'Access Forbidden' }).waitFor();
    const entries = await db().collection('audit').where('targetId', '==', uid).get();
    expect(entries.docs.map((entry) => entry.get('action'))).toEqual(['access.role', 'access.role']);
  });

  it('is nothing that staff may give', async () => {
    const one = await putListed();
    const page = await openPanel('staff', panelPaths.staffUsers);
    await openActions(page, one);
    await page.getByRole('menuitem', { name: 'History' }).waitFor();
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Suspend User', 'Ban User', 'History']);
  });
});
