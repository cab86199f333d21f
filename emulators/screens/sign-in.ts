import { paths } from '@tempera/domain/paths';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { customer } from './prepare-store.ts';

/** Signs the demo customer in on the login page. @returns what a browser keeps of it, for new contexts */
export async function signIn(
  browser: Browser,
  storeUrl: string,
): Promise<BrowserContextOptions['storageState']> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(storeUrl + paths.login);
    await page.getByLabel('Email', { exact: true }).fill(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL((url) => url.pathname === paths.home);
    return await context.storageState({ indexedDB: true });
  } finally {
    await context.close();
  }
}
