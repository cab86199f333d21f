/** How many documents the tables of the back-office read when an admin opens them, and when they turn a page. */
import { panelPaths } from '@tempera/domain/site/panel-screens';
import type { Browser, Page } from 'playwright-core';
import { demoAccount } from '../../emulators/seed/accounts.ts';
import { countReads } from '../../tests/browser/kit/count-reads.ts';
import { signIn } from '../screens/sign-in.ts';
import type { Figures, TableName } from './budgets.ts';
import { type SignedIn, withBrowser, withSignedIn } from './with-browser.ts';

const admin = demoAccount('admin');
/** What the app follows on every page of somebody who has signed in. */
const followed = ['settings/site', 'settings/maintenance', `access/${admin.uid}`];

/** Where each table is. */
const tables: Record<TableName, string> = {
  'user-management': panelPaths.adminUsers,
  users: '/admin/users',
  products: '/admin/products',
  orders: '/admin/orders',
};

const firstRow = (page: Page) => page.getByRole('main').getByRole('rowgroup').last().getByRole('row').first();

/**
 * `reads.<table>.<size>`: everything that the page reads, its counts and the admin's own records included, and
 * `reads.<table>.next.<size>`: what the next page of it adds. The wire does not show that a count costs one read for each
 * thousand; the app's marks can miss what came from the server before its listener was up to date. So the larger of the two.
 */
export function measureTables(storeUrl: string, size: 'small' | 'large'): Promise<Figures> {
  return withBrowser(async (browser: Browser) => {
    const state = await signIn(browser, storeUrl, admin);
    const figures: Figures = {};
    for (const [table, path] of Object.entries(tables)) {
      const { opened, next } = await readsOf({ browser, state, storeUrl }, path);
      figures[`reads.${table}.${size}`] = opened;
      figures[`reads.${table}.next.${size}`] = next;
    }
    return figures;
  });
}

const readsOf = (signedIn: SignedIn, path: string) =>
  withSignedIn(signedIn, async (page) => {
    const settled = await countReads(page, followed);
    const read = async () => {
      const { marks, wire } = await settled();
      return Math.max(
        marks.reduce((sum, { count }) => sum + count, 0),
        wire,
      );
    };
    await page.goto(path);
    await firstRow(page).waitFor();
    const opened = await read();
    const before = await firstRow(page).textContent();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('button').last().click();
    await page.waitForFunction((text) => {
      const groups = document.querySelectorAll('main tbody');
      const row = groups[groups.length - 1]?.querySelector('tr');
      return row?.textContent !== text;
    }, before);
    return { opened, next: (await read()) - opened };
  });
