import type { Page } from 'playwright-core';
import type { Account } from './people.ts';

/** What the browser's console says when the provider refuses, as these tests make it do. */
export const refusedByProvider = /status of 400 .*identitytoolkit/;

export const emailField = (page: Page) => page.getByLabel('Email', { exact: true });
export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
const loginButton = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true });
export const createButton = (page: Page) => page.getByRole('button', { name: 'Create account' });

/** Fills and sends the login form on the page as it stands. */
export async function sendLogin(page: Page, { email, password }: Omit<Account, 'name'>): Promise<void> {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await loginButton(page).click();
}

/** Waits for what a field says below itself. */
export async function seeFieldError(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  const describedBy = `[aria-invalid="true"][aria-describedby]`;
  await field.and(page.locator(describedBy)).waitFor();
  await page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`, { hasText: text }).waitFor();
}

type AuthCall = 'signInWithPassword' | 'signUp' | 'sendOobCode';

/** The provider refuses with a code of its own, one that the emulator has no cause to give. */
export async function refuseAuth(page: Page, call: AuthCall, message: string): Promise<void> {
  await page.route(`**/accounts:${call}*`, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message } } }),
  );
}

export async function loseAuth(page: Page, call: AuthCall): Promise<void> {
  await page.route(`**/accounts:${call}*`, (route) => route.abort());
}

/** Auth's SDK never arrives: what fails then is no answer of the provider. */
export async function loseAuthSdk(page: Page): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('identitytoolkit')) await route.abort();
    else await route.fulfill({ response });
  });
}

/** Holds a call back until the answer is called. */
export async function holdAuth(page: Page, call: AuthCall): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/accounts:${call}*`, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
