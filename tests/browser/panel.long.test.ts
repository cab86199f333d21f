import { panelPaths } from '@tempera/domain/site/panel-screens';
import { expect, it } from 'vitest';
import { storeUrl, useBrowser } from './kit/browser.ts';
import { openPanel } from './kit/moderation.ts';

/** Where `/routing-test` sends those who manage the store; staff and everybody else: panel.test.ts. */
useBrowser();

it.each(['owner', 'admin'] as const)('the routing test sends the %s to the dashboard', async (role) => {
  const page = await openPanel(role, '/routing-test');
  await page.waitForURL(storeUrl + panelPaths.adminDashboard);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Dashboard');
});
