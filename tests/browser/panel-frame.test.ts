import { panelPaths, screensOf } from '@tempera/domain/site/panel-screens';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bottomOf } from './kit/boxes.ts';
import { storeUrl, useBrowser } from './kit/browser.ts';
import { openPanel } from './kit/moderation.ts';
import { db } from './kit/store.ts';

/** The panels' own frame: the whole window for the work, and nothing of the shop around it. */
useBrowser();

const orderIds = [1, 2, 3].map((nth) => `ORD-${Date.now()}55${nth}`);
beforeAll(async () => {
  const order = { status: 'failed', totalCents: 1_200, couponCode: 'SPRING', date: Timestamp.now() };
  const customer = { name: 'Olga Order', email: 'olga@example.com' };
  await Promise.all(
    orderIds.map((id) =>
      db()
        .doc(`orders/${id}`)
        .set({ ...order, customer }),
    ),
  );
});
afterAll(async () => {
  await Promise.all(orderIds.map((id) => db().doc(`orders/${id}`).delete()));
});

const header = (page: Page) => page.getByRole('banner');
describe('a panel', () => {
  it('has its own header, and nothing of the shop', async () => {
    const page = await openPanel('admin', panelPaths.adminOrders);
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
    expect(await header(page).getByRole('button', { name: /cart/i }).count()).toBe(0);
    expect(await page.getByRole('main').count()).toBe(1);
    await header(page).getByRole('button', { name: 'Notifications' }).waitFor();
    const sound = header(page).getByRole('button', { name: /^Chat sound/ });
    expect(await sound.getAttribute('aria-pressed')).toBe('true');
    await sound.click();
    expect(await sound.getAttribute('aria-pressed')).toBe('false');
    await header(page)
      .getByRole('button', { name: /^Account: / })
      .click();
    await page.getByRole('menu').getByText('admin', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await header(page).getByRole('link', { name: 'Visit Store' }).click();
    await page.waitForURL(`${storeUrl}/`);
    await page.getByRole('contentinfo').waitFor();
  });

  it('keeps the store’s frame where somebody is refused, and where they log in', async () => {
    const page = await openPanel('staff', panelPaths.adminAudit);
    await page.getByRole('heading', { level: 1, name: 'Access Forbidden' }).waitFor();
    await page.getByRole('contentinfo').waitFor();
    await page.goto('/staffpanel');
    await page.waitForURL(storeUrl + panelPaths.staffUsers);
    await header(page).getByText('Staff', { exact: true }).waitFor();
    expect(await page.getByRole('contentinfo').count()).toBe(0);
  });

  it('shows every screen of its sidebar at 900 px', async () => {
    const page = await openPanel('admin', panelPaths.adminCoupons);
    await page.setViewportSize({ width: 1280, height: 900 });
    const links = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
    await links.first().waitFor();
    const names = screensOf('admin').filter((screen) => 'label' in screen);
    expect(await links.count()).toBe(names.length);
    for (const link of await links.all()) expect(await bottomOf(link)).toBeLessThanOrEqual(900);
  });
});

describe('on a phone', () => {
  it('there is one menu, and the first order is on the first screen', async () => {
    const page = await openPanel('admin', panelPaths.adminOrders);
    await page.setViewportSize({ width: 390, height: 844 });
    const first = page.getByRole('table', { name: 'Orders' }).locator('tbody').getByRole('row').first();
    await first.waitFor();
    expect(await bottomOf(first)).toBeLessThanOrEqual(844);
    expect(await page.getByRole('navigation', { name: 'Admin' }).count()).toBe(0);

    await header(page).getByRole('button', { name: 'Admin menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Admin menu' });
    await menu.getByRole('link', { name: 'Visit Store' }).waitFor();
    await menu.getByRole('button', { name: /^Colou?rs: / }).waitFor();
    await menu.getByRole('link', { name: 'Coupons' }).click();
    await page.getByRole('heading', { level: 1, name: 'Coupons' }).waitFor();
    await menu.waitFor({ state: 'hidden' });

    await header(page).getByRole('button', { name: 'Admin menu' }).click();
    await menu.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('heading', { level: 1, name: 'Admin Login' }).waitFor();
    await page.getByRole('contentinfo').waitFor();
  });
});

it('an order has a link, and a filtered list a name, one click back after a reload', async () => {
  const [id = ''] = orderIds;
  const page = await openPanel('admin', `${panelPaths.adminOrders}?order=${id}`);
  await page.getByRole('heading', { level: 1, name: id }).waitFor();
  await page.getByRole('region', { name: 'Customer' }).getByText('Olga Order').waitFor();
  expect(page.url()).toBe(storeUrl + panelPaths.adminOrder(id));
  await page.getByRole('main').getByRole('link', { name: 'Orders', exact: true }).click();
  await page.waitForURL(storeUrl + panelPaths.adminOrders);

  await page.getByLabel('Status').selectOption('failed');
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByLabel('Name').fill('Failed ones');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.goto(panelPaths.adminOrders);
  await page.getByRole('button', { name: 'Failed ones', exact: true }).click();
  await page.waitForURL(/\?status=failed$/);
  await page.getByRole('button', { name: 'Remove view Failed ones' }).click();
  await page.getByRole('list', { name: 'Saved views' }).waitFor({ state: 'detached' });
});
