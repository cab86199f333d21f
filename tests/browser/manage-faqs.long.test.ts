import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import { afterAll, expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { openPanel } from './kit/moderation.ts';
import { db } from './kit/store.ts';

/** An admin writes a question; the support page shows it to visitors until it is deleted, and the log tells of it. */
useBrowser();

const question = `May I resell it, ${Date.now().toString(36)}?`;
const stored = () => db().collection('faqs').where('question', '==', question).get();

afterAll(async () => {
  for (const { ref } of (await stored()).docs) await ref.delete();
});

it('adds, changes and deletes a question of the store', async () => {
  const page = await openPanel('admin', panelPaths.adminFaqs);
  await page.getByRole('button', { name: 'New Question' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add Question' }).click();
  await dialog.getByText('Enter a question.').waitFor();
  await dialog.getByLabel('Question').fill(question);
  await dialog.getByLabel(/^Answer/).fill('No.');
  await dialog.getByRole('button', { name: 'Add Question' }).click();
  await page.getByRole('button', { name: `Edit ${question}` }).click();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByLabel(/^Answer/).fill('Yes, in a product of your own.');
  await dialog.getByRole('button', { name: 'Save Question' }).click();
  await page.getByText('Question saved').waitFor();

  const visitor = await newPage();
  await eventually(async () => {
    await visitor.goto(paths.support);
    return visitor.content();
  }).toContain('Yes, in a product of your own.');

  await page.getByRole('button', { name: `Delete ${question}` }).click();
  await page.getByRole('button', { name: 'Delete Question' }).click();
  await page.getByText('Question deleted').waitFor();
  expect((await stored()).size).toBe(0);

  const noted = () => db().collection('audit').where('targetName', '==', question).get();
  await eventually(async () => (await noted()).docs.map((entry) => entry.get('action')).sort()).toEqual([
    'faq.added',
    'faq.changed',
    'faq.deleted',
  ]);
  for (const entry of (await noted()).docs) expect(entry.get('byId')).toBe('demo-admin');
});
