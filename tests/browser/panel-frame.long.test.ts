import { userTerms } from '@tempera/domain/search/document-terms';
import { panelPaths, screenAddress } from '@tempera/domain/site/panel-screens';
import { Timestamp } from 'firebase-admin/firestore';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { bottomOf } from './kit/boxes.ts';
import { useBrowser } from './kit/browser.ts';
import { openPanel } from './kit/moderation.ts';
import { demoAccount } from './kit/people.ts';
import { db } from './kit/store.ts';

/** How much of a panel's work is in sight, screen by screen. */
useBrowser();

/** Where the eighth row of a list ends, or would if there were as many and each name took one line. */
async function eighthRowEnds(page: Page, table: string): Promise<number> {
  const body = page.getByRole('table', { name: table }).locator('tbody');
  await body.getByRole('row').first().waitFor();
  return body.evaluate((element) => {
    const heights = [...element.querySelectorAll('tr')].map((row) => row.getBoundingClientRect().height);
    return element.getBoundingClientRect().top + Math.min(...heights) * 8;
  });
}

it('brings the open screen’s link into sight in a low window', async () => {
  const page = await openPanel('admin', screenAddress('admin', 'mail'));
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.reload();
  const link = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Mail' });
  await link.waitFor();
  expect(await bottomOf(link)).toBeLessThanOrEqual(480);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

it.each([
  [panelPaths.adminOrders, 'Orders'],
  [panelPaths.adminProducts, 'Products'],
  [screenAddress('admin', 'users'), 'Users'],
  [panelPaths.adminCoupons, 'Coupons'],
])('%s has eight rows on the first screen', async (path, table) => {
  const page = await openPanel('admin', path);
  expect(await eighthRowEnds(page, table)).toBeLessThanOrEqual(900);
});

/** The lines that a text is drawn in. */
const linesOf = (text: Locator): Promise<string[]> =>
  text.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines = new Map<number, string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (let at = 0; at < (node.nodeValue?.length ?? 0); at++) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { top } = range.getBoundingClientRect();
        lines.set(top, (lines.get(top) ?? '') + range.toString());
      }
    }
    return [...lines.values()];
  });

it.each([
  ['admin', screenAddress('admin', 'users')],
  ['admin', panelPaths.adminTickets],
  ['staff', panelPaths.staffUsers],
] as const)(
  'an email address in a list of %s is whole on a phone, or breaks at its @',
  async (role, path) => {
    const page = await openPanel(role, path, { width: 390 });
    const { email } = demoAccount('customer');
    await page.getByRole('main').getByRole('searchbox').fill(email);
    const [name, domain] = email.split('@');
    const shown = page.getByRole('table').getByText(email, { exact: true }).first();
    await shown.waitFor();
    expect([[email], [`${name}@`, domain]]).toContainEqual(await linesOf(shown));
  },
);

it('a long email address takes one line of the list of people in a window', async () => {
  const uid = `long-${Date.now().toString(36)}`;
  const person = { name: uid, email: `somebody.with.a.long.address.${uid}@mail.example.com` };
  const access = { role: 'customer', status: 'active', permanent: false, until: null };
  const listed = { ...person, ...access, registered: true, joinDate: Timestamp.fromMillis(0) };
  await db()
    .doc(`access/${uid}`)
    .set({ ...access, reason: '' });
  await db()
    .doc(`users/${uid}`)
    .set({ ...listed, terms: userTerms(uid, person) });
  const page = await openPanel('admin', `${screenAddress('admin', 'users')}?q=${uid}`);
  const shown = page.getByRole('table').getByText(person.email, { exact: true });
  await shown.waitFor();
  expect(await linesOf(shown)).toEqual([person.email]);
});

it('columns that were put away stay away after a reload', async () => {
  const page = await openPanel('admin', panelPaths.adminOrders);
  const coupon = page.getByRole('columnheader', { name: 'Coupon' });
  await coupon.waitFor();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Coupon' }).click();
  await page.keyboard.press('Escape');
  await coupon.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('columnheader', { name: 'Customer' }).waitFor();
  expect(await coupon.count()).toBe(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitem', { name: 'Show all columns' }).click();
  await coupon.waitFor();
});
