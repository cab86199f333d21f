import { panelPaths } from '@tempera/domain/site/panel-screens';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { useBrowser } from './kit/browser.ts';
import { openPanel } from './kit/moderation.ts';
import { db } from './kit/store.ts';

/** What there was too much of. */
useBrowser();

it('shows an alert as it is raised, with what it may mean and what to do, also on a phone', async () => {
  const page = await openPanel('admin', panelPaths.adminSecurity);
  await page.getByRole('heading', { level: 1, name: 'Security' }).waitFor();
  const alert = db().doc('stats/security/alerts/declined-0');
  await alert.set({ kind: 'declined', count: 14, at: Timestamp.now() });
  const row = page.getByRole('listitem').filter({ hasText: '14 declined payments within an hour.' });
  await row.getByRole('heading', { level: 2, name: 'Many declined cards' }).waitFor();
  await row.getByText('Someone may be testing stolen cards').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  expect(await faultsOf(page)).toEqual([]);
  await row.getByRole('link', { name: 'Take a look' }).click();
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  await alert.delete();
});
