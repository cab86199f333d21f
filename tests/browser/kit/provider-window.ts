import type { Page } from 'playwright-core';
import type { Account } from './people.ts';

/** Presses a provider's button and gives the window that it opens; the page has {@link standInForGoogle}. */
export async function openProvider(page: Page, button: string): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return popup;
}

/** Fills the form with which the Auth emulator stands for the provider. */
export async function comeThrough(popup: Page, { name, email }: Omit<Account, 'password'>): Promise<void> {
  await popup.getByRole('button', { name: 'Add new account' }).click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
}
