import { panelPaths } from '@tempera/domain/site/panel-screens';
import { expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { openPanel } from './kit/moderation.ts';
import { somebodyHere } from './kit/people.ts';
import { userOf } from './kit/store.ts';

/** An admin gives somebody a plan, sees what became of it, and ends it. */
useBrowser();

const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

it('an admin gives a plan, finds it by its person, and ends it, all of which its page tells', async () => {
  const person = await somebodyHere();
  const page = await openPanel('admin', panelPaths.adminSubscriptions);
  await page.getByRole('button', { name: 'Give Plan…' }).click();
  const giving = page.getByRole('dialog', { name: 'Give a plan' });
  await giving.getByLabel('Email of their account').fill(person.email);
  await giving.getByLabel('Plan').selectOption('Pro');
  await giving.getByLabel('Until the end of').fill(inAMonth());
  await giving.getByLabel('Reason').fill('Speaks for us');
  await giving.getByRole('button', { name: 'Give Plan' }).click();
  await giving.waitFor({ state: 'hidden' });
  expect((await userOf(person.email))?.plan).toBe('pro');

  await page.getByRole('searchbox').fill(person.email);
  await page.getByRole('table', { name: 'Subscriptions' }).getByRole('link', { name: person.name }).waitFor();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Given');
  const link = page.getByRole('link', { name: person.name, exact: true });
  await link.waitFor();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Ended');
  await link.waitFor({ state: 'hidden' });
  await page.getByRole('combobox', { name: 'Status' }).selectOption('All');
  expect(await faultsOf(page)).toEqual([]);
  await link.click();

  await page.getByRole('heading', { level: 1, name: person.name }).waitFor();
  const history = page.getByRole('list', { name: 'History' });
  await history.getByText('Pro was given').waitFor();
  await page.getByText('Nothing was charged yet.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'End Now' }).click();
  const ending = page.getByRole('dialog', { name: `End ${person.name}’s plan now?` });
  await ending.getByRole('button', { name: 'End Now' }).click();
  await ending.getByText('Enter a reason.').first().waitFor();
  await ending.getByLabel('Reason').fill('Moved on');
  await ending.getByRole('button', { name: 'End Now' }).click();
  await history.getByText('Pro ended').waitFor();
  await page.getByRole('button', { name: 'Give Plan…' }).waitFor();
  await eventually(async () => (await userOf(person.email))?.plan).toBe('starter');
});
