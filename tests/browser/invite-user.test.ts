import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import { it } from 'vitest';
import { newPage, storeUrl, useBrowser } from './kit/browser.ts';
import { required } from './kit/environment.ts';
import { eventually } from './kit/eventually.ts';
import { awaitLink, caughtFor } from './kit/inbox.ts';
import { openPanel } from './kit/moderation.ts';
import { seeToast } from './kit/toasts.ts';

useBrowser();

it('an admin invites somebody, whose mail is in the inbox and whose role works', {
  timeout: 120_000,
}, async () => {
  const name = `Ivy ${Date.now().toString(36)}`;
  const email = `${name.replace(' ', '.').toLowerCase()}@example.com`;
  const admin = await openPanel('admin', '/admin/users');
  await admin.getByRole('table', { name: 'Users' }).waitFor();
  await admin.getByRole('button', { name: 'Invite User' }).click();
  await admin.getByLabel('Email', { exact: true }).fill(email);
  await admin.getByRole('dialog').getByLabel(/^Name/).fill(name);
  await admin.getByRole('dialog').getByLabel('Role').selectOption('staff');
  await admin.getByRole('button', { name: 'Send Invitation' }).click();
  await seeToast(admin, {
    title: 'Invitation Sent',
    text: `${email} will get an email to choose a password.`,
    role: 'status',
  });

  await eventually(async () => (await caughtFor(email)).length).toBe(1);
  const inbox = await newPage();
  await inbox.goto(required('TEMPERA_INBOX_URL'));
  await inbox.getByText(email).first().waitFor();
  const page = await newPage();
  await page.goto(await awaitLink(email, 'resetPassword'));
  await page.getByLabel('New password', { exact: true }).fill('Tempera-ivy-1');
  await page.getByLabel('Confirm new password').fill('Tempera-ivy-1');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('heading', { name: 'Password changed' }).waitFor();

  await page.goto(paths.staffLogin);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Tempera-ivy-1');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(storeUrl + panelPaths.staffUsers);

  await admin.keyboard.press('Control+k');
  await admin.getByRole('combobox', { name: /^Find/ }).fill(name);
  await admin.getByRole('option', { name: new RegExp(email) }).waitFor();
  await admin.keyboard.press('Enter');
  await admin.getByRole('heading', { level: 1, name }).waitFor();
  await admin.getByRole('region', { name: 'History' }).getByText('Role: customer to staff').waitFor();
});
