import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import { afterEach, it } from 'vitest';
import { sendLogin } from './kit/auth-page.ts';
import { newPage, storeUrl, useBrowser } from './kit/browser.ts';
import { awaitLink } from './kit/inbox.ts';
import { openPanel } from './kit/moderation.ts';
import { db } from './kit/store.ts';

useBrowser();

/** As the owner's switch does it, which the local store does not offer: the Auth emulator knows no one-time codes. */
const askTeam = (requireSecondFactor: boolean) =>
  db().doc('settings/owner').set({ requireSecondFactor }, { merge: true });
afterEach(() => askTeam(false));

it('who is new in the team and has no second factor is led to it, and comes in once none is asked for', async () => {
  const name = `Finn ${Date.now().toString(36)}`;
  const email = `${name.replace(' ', '.').toLowerCase()}@example.com`;
  const password = 'Tempera-fern-1';
  const admin = await openPanel('admin', '/admin/users', { expected: /permission|listener|40[013]/ });
  await admin.getByRole('button', { name: 'Invite User' }).click();
  await admin.getByLabel('Email', { exact: true }).fill(email);
  await admin.getByRole('dialog').getByLabel(/^Name/).fill(name);
  await admin.getByRole('dialog').getByLabel('Role').selectOption('staff');
  await admin.getByRole('button', { name: 'Send Invitation' }).click();
  const page = await newPage({ expected: /permission|listener|40[013]/ });
  await page.goto(await awaitLink(email, 'resetPassword'));
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('heading', { name: 'Password changed' }).waitFor();

  await askTeam(true);
  const asked = (at: typeof page) =>
    at.getByRole('heading', { level: 1, name: 'Log in with a second factor' });
  // Whoever is in the panel is asked at once.
  await asked(admin).waitFor();
  await page.goto(paths.staffLogin);
  await sendLogin(page, { email, password });
  await asked(page).waitFor();
  await page.goto(panelPaths.staffUsers);
  await asked(page).waitFor();
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await page.waitForURL(`${storeUrl}${paths.profile}#security`);
  await page.getByRole('heading', { level: 2, name: 'Security', exact: true }).waitFor();

  await page.goto(panelPaths.staffUsers);
  await asked(page).waitFor();
  await askTeam(false);
  await page.getByRole('table', { name: 'Users' }).waitFor();
  await admin.getByRole('table', { name: 'Users' }).waitFor();
});
