import type { Locator, Page } from 'playwright-core';
import type { Account } from './people.ts';

/** Presses a provider's button and gives what the local store opens in the place of the provider's window. */
export async function openProvider(page: Page, button: string): Promise<Locator> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const chooser = page.getByRole('dialog', { name: /^Choose a / });
  await chooser.waitFor();
  return chooser;
}

/** Comes as somebody whom the chooser does not offer. */
export async function comeThrough(
  chooser: Locator,
  { name, email }: Omit<Account, 'password'>,
): Promise<void> {
  await chooser.getByLabel('Name').fill(name);
  await chooser.getByLabel('Email').fill(email);
  await chooser.getByRole('button', { name: 'Continue' }).click();
}
