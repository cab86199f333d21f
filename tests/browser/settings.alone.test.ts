import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newPage, storeUrl, useBrowser } from './kit/browser.ts';
import { payButton } from './kit/checkout.ts';
import { demoAccount, signIn } from './kit/people.ts';
import { signInSomebody } from './kit/readers.ts';
import { db } from './kit/store.ts';

/** An admin's change shows on an open page within this time of being saved, in milliseconds. */
const limit = 2_000;

const site = db().doc('settings/site');
const mail = db().doc('settings/private');
let before: Record<string, unknown>[] = [];

useBrowser();
beforeEach(async () => {
  before = (await db().getAll(site, mail)).map((one) => one.data() ?? {});
});
afterEach(() => Promise.all([site.set(before[0] ?? {}), mail.set(before[1] ?? {})]));

const saved = 'Settings saved successfully! Changes will be visible on the website immediately.';
const unique = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

async function openSettings(role: 'owner' | 'admin', section = 'general'): Promise<Page> {
  const page = await newPage();
  await signIn(page, demoAccount(role));
  await page.goto(`/admin/settings#${section}`);
  await page.getByRole('button', { name: 'Reset to Defaults' }).waitFor();
  return page;
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

it('an admin’s settings show in an open store; what two change at once is told; a reset begins anew', async () => {
  const siteName = `Gouache ${unique()}`;
  const store = await newPage();
  await signInSomebody(store);
  await store.goto('/');
  const [one, two] = await Promise.all([openSettings('owner'), openSettings('admin')]);

  // What can't be saved is said at its field, wherever that is.
  await one.getByLabel('Site name').fill(siteName);
  await one.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Tax' }).click();
  await one.getByLabel('Tax rate in percent').fill('8,5');
  await one.getByRole('link', { name: 'General' }).click();
  await save(one);
  await one.getByText('Enter a percentage from 0 to 100, such as 8.5.').waitFor();
  await one.getByLabel('Tax rate in percent').fill('7.25');

  const phone = await two.getByLabel('Support phone').inputValue();
  await two.getByLabel('Support phone').fill('+1 555 0199');
  await save(one);
  await one.getByText(saved).waitFor();
  const started = Date.now();
  await store.getByRole('link', { name: `${siteName}, home` }).waitFor({ timeout: limit });
  expect(Date.now() - started).toBeLessThanOrEqual(limit);

  // The other admin has changed something meanwhile: both keep what they did.
  const told = two.getByRole('alert').filter({ hasText: 'Someone else saved: Site name, Tax rate' });
  await told.getByRole('button', { name: 'Use their changes' }).click();
  expect(await two.getByLabel('Site name').inputValue()).toBe(siteName);
  expect(await two.getByLabel('Support phone').inputValue()).toBe('+1 555 0199');
  await save(two);
  await two.getByText(saved).waitFor();
  const stored = (await site.get()).data();
  expect([stored?.siteName, stored?.taxRate, stored?.supportPhone]).toEqual([
    siteName,
    '7.25',
    '+1 555 0199',
  ]);

  // The log says who did what, and names nobody for what was written past the screen.
  await site.update({ currency: 'XXX' });
  await two.goto(`${panelPaths.adminAudit}?action=settings.changed`);
  const entries = two.getByRole('table', { name: 'Audit log' }).getByRole('row');
  const entryOf = (change: string) => entries.filter({ hasText: change }).first();
  await entryOf(`to ${siteName}; taxRate`).getByText('Olive Owner (owner)').first().waitFor();
  await entryOf(`supportPhone: ${phone} to +1 555 0199`).getByText('Adam Admin (admin)').first().waitFor();
  await entryOf('currency: USD to XXX').getByText('The store').first().waitFor();

  // Nobody else learns who it was, neither from what everybody reads nor from a page made of it.
  const page = await (await fetch(storeUrl)).text();
  expect(page).toContain(siteName);
  for (const text of [page, JSON.stringify((await site.get()).data())]) {
    for (const who of ['demo-owner', 'demo-admin']) expect(text).not.toContain(who);
  }

  // A stored value that can't be used is named, with what stands in for it.
  await one.getByText('One stored value is not valid.').waitFor();
  await one.getByText('Currency: "XXX" is stored, "USD" is used.').waitFor();
  // A reset is of the section in sight alone.
  await one.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'General' }).click();
  await one.getByRole('button', { name: 'Reset to Defaults' }).click();
  const dialog = one.getByRole('dialog', { name: 'Reset to Defaults' });
  await dialog.getByText('Are you sure you want to reset all settings to default values?').waitFor();
  await dialog.getByRole('button', { name: 'Reset General' }).click();
  await store.getByRole('link', { name: 'Tempera, home' }).waitFor();
  await one.getByText('One stored value is not valid.').waitFor({ state: 'hidden' });
  expect((await site.get()).data()).toMatchObject({ siteName: 'Tempera', taxRate: '7.25', currency: 'USD' });
  expect((await mail.get()).data()?.smtpHost).toBe(before[1]?.smtpHost);
});

it('the mail server is the owner’s to change; an admin sees it, and changes and resets the rest', async () => {
  const why = 'Only the owner can change the SMTP server: all of the store’s emails go through it.';
  const [owner, admin] = await Promise.all([openSettings('owner', 'email'), openSettings('admin', 'email')]);
  await admin.getByText(why).waitFor();
  expect(await owner.getByText(why).count()).toBe(0);
  for (const label of ['SMTP host', 'SMTP port', 'SMTP user']) {
    expect(await admin.getByLabel(label).isEditable()).toBe(false);
    expect(await owner.getByLabel(label).isEditable()).toBe(true);
  }
  await admin.getByLabel('From name').fill('Desk');
  await save(admin);
  await admin.getByText(saved).waitFor();
  expect((await mail.get()).data()).toMatchObject({ emailName: 'Desk', smtpHost: before[1]?.smtpHost });
  await admin.getByRole('button', { name: 'Reset to Defaults' }).click();
  await admin.getByRole('button', { name: 'Reset Email' }).click();
  await expect.poll(async () => (await mail.get()).data()?.emailName).toBe('');
  expect((await mail.get()).data()).toMatchObject({
    smtpHost: before[1]?.smtpHost,
    smtpPort: before[1]?.smtpPort,
  });
});

it('exports catalog and settings, shows what an import would do, and scans', async () => {
  const page = await openSettings('owner');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Catalog and Settings' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^tempera-catalog-and-settings-\d{4}-\d\d-\d\d\.json$/);
  const file = (name: string, text: string) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  const choose = (text: string) =>
    page.getByLabel('Export to import').setInputFiles(file('backup.json', text));

  await choose('{"format":"tempera-backup"}');
  const refused = page.getByRole('dialog', { name: 'Nothing to import' });
  await refused.getByText('This export is from a different version.').waitFor();
  await refused.getByRole('button', { name: 'Close' }).click();

  const id = `q-${unique()}`;
  const faq = { question: 'Is it mine?', answer: 'Yes.', group: 'General', order: 9_000 };
  const head = {
    format: 'tempera-backup',
    version: 1,
    store: 'other',
    exportedAt: '2026-11-21T00:00:00.000Z',
  };
  await choose(JSON.stringify({ ...head, documents: [{ path: `faqs/${id}`, data: faq }] }));
  const dialog = page.getByRole('dialog', { name: 'Import catalog and settings?' });
  await dialog.getByText('This export is not from this store').waitFor();
  await dialog.getByText('faqs: 1 new', { exact: true }).waitFor();
  expect((await db().doc(`faqs/${id}`).get()).exists).toBe(false);
  await dialog.getByRole('button', { name: 'Import everything' }).click();
  await page.getByText('Import finished').waitFor();
  expect((await db().doc(`faqs/${id}`).get()).data()).toEqual(faq);
  await db().doc(`faqs/${id}`).delete();

  await page.getByRole('button', { name: 'Security Scan' }).click();
  const scan = page.getByRole('dialog', { name: 'Security Scan' });
  await scan.getByRole('heading', { name: 'The owner has no two-factor authentication' }).waitFor();
  await scan.getByRole('button', { name: 'Done' }).click();
  // It is noted for the dashboard, which leads here.
  await page.goto(panelPaths.adminDashboard);
  await page.getByRole('link', { name: /problems? found by the security scan$/ }).click();
  await scan.getByRole('heading', { name: 'The owner has no two-factor authentication' }).waitFor();
});

it('takes no order of guests while it is switched off', async () => {
  await site.update({ enableGuestCheckout: false });
  const page = await newPage();
  await page.goto(paths.checkout(['astroaccess']));
  await page
    .getByRole('main')
    .getByRole('link', { name: /log in|login/i })
    .waitFor();
  expect(await payButton(page).count()).toBe(0);
});
