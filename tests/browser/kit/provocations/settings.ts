import type { Page } from 'playwright-core';
import { demoAccount, signIn } from '../people.ts';
import { db } from '../store.ts';

const site = () => db().doc('settings/site');

/** The settings screen of the demo admin, with something changed. */
async function change(page: Page): Promise<string> {
  await signIn(page, demoAccount('admin'));
  await page.goto('/admin/settings');
  const field = page.getByLabel('Support hours');
  const hours = await field.inputValue();
  await field.fill(hours.endsWith('.') ? hours.slice(0, -1) : `${hours}.`);
  return hours;
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** How a person meets each message of the settings. */
export const settingsProvocations: Record<string, (page: Page) => Promise<void>> = {
  'settings.saved': async (page) => {
    await change(page);
    await save(page);
  },
  'settings.reset': async (page) => {
    await change(page);
    await page.getByRole('button', { name: 'Reset to Defaults' }).click();
  },
  'settings.overtaken': async (page) => {
    await change(page);
    const { supportCity } = (await site().get()).data() ?? {};
    await site().update({ supportCity: supportCity === 'Here' ? 'There' : 'Here' });
    await page.getByText('Someone else saved').waitFor();
    await save(page);
  },
};
