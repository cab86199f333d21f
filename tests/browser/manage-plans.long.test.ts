import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import { afterAll, expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { openPanel } from './kit/moderation.ts';
import { db } from './kit/store.ts';

/** An admin adds a plan; the pricing page shows it as it is now until it is deleted, and the log tells of all that. */
useBrowser();

const id = `studio-${Date.now().toString(36)}`;
const name = id.replace('studio', 'Studio');
const stored = () => db().doc(`plans/${id}`).get();

afterAll(() => db().doc(`plans/${id}`).delete());

it('adds, changes and deletes a plan of the store', async () => {
  const page = await openPanel('admin', panelPaths.adminPlans);
  await page.getByRole('button', { name: 'New Plan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Price a month in USD').fill('0');
  await dialog.getByLabel('Button').fill('Choose it');
  await dialog.getByRole('button', { name: 'Add Plan' }).click();
  await dialog.getByText('Enter an amount such as 29.00.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByLabel('Price a month in USD').fill('49');
  await dialog.getByRole('button', { name: 'Add Plan' }).click();

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog.getByLabel('Features, one per line').fill('Two seats\nAnswers within 2 hours');
  await dialog.getByLabel('Hours to first reply').fill('2');
  await dialog.getByRole('button', { name: 'Save Plan' }).click();
  await page.getByRole('row').filter({ hasText: name }).getByText('Within 2 h').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect((await stored()).data()).toMatchObject({ priceCents: 4_900, responseHours: 2, freeTemplates: 3 });

  const visitor = await newPage();
  await eventually(async () => {
    await visitor.goto(paths.pricing);
    return visitor.content();
  }).toContain('Answers within 2 hours');
  const card = visitor.getByRole('article').filter({ hasText: name });
  await card.getByText('$49').waitFor();

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('button', { name: 'Delete Plan' }).click();
  await page.getByText('Plan deleted').waitFor();
  expect((await stored()).exists).toBe(false);
  const noted = () => db().collection('audit').where('targetId', '==', id).get();
  await eventually(async () => (await noted()).docs.map((entry) => entry.get('action')).sort()).toEqual([
    'plan.added',
    'plan.changed',
    'plan.deleted',
  ]);
  for (const entry of (await noted()).docs) expect(entry.get('byId')).toBe('demo-admin');
});
