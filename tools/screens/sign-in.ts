import { paths } from '@tempera/domain/site/paths';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import type { DemoAccount } from '../../emulators/seed/accounts.ts';

/** Signs a demo account in on the login page. @returns what a browser keeps of it, for new contexts */
export async function signIn(
  browser: Browser,
  storeUrl: string,
  { email, password }: DemoAccount,
): Promise<BrowserContextOptions['storageState']> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(storeUrl + paths.login);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL((url) => url.pathname !== paths.login);
    return await context.storageState({ indexedDB: true });
  } finally {
    await context.close();
  }
}
