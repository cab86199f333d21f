import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { openPanel } from './kit/moderation.ts';
import { db } from './kit/store.ts';

/** An admin writes the store's own privacy policy and a help article, and goes back to the default texts. */
useBrowser();

const texts = [db().doc('legalTexts/privacy'), db().doc('guides/licenses')] as const;
const clear = () => Promise.all(texts.map((text) => text.delete()));
beforeAll(clear);
afterAll(clear);

const stamp = Date.now().toString(36);
const save = { name: 'Save Page' };

it('changes a legal page, which open and new pages show, and resets it', async () => {
  const visitor = await newPage();
  await visitor.goto(paths.privacy);
  await visitor.getByRole('heading', { level: 2, name: 'What we store' }).waitFor();

  const page = await openPanel('admin', panelPaths.adminPages);
  await page.getByRole('link', { name: 'Edit Privacy Policy' }).click();
  await page
    .getByRole('textbox', { name: /^Text/ })
    .fill(`## Nothing ${stamp}\n\nAsk {email}.\n\n- Not you\n- Not me`);
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByRole('heading', { name: `Nothing ${stamp}` }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', save).click();
  await page.getByText('Page saved').waitFor();

  await visitor.getByRole('heading', { level: 2, name: `Nothing ${stamp}` }).waitFor();
  await visitor.getByRole('link', { name: 'support@example.com' }).first().waitFor();
  expect(await faultsOf(visitor)).toEqual([]);
  const sent = async () => (await visitor.request.get(paths.privacy)).text();
  await eventually(sent).toContain(`Nothing ${stamp}`);

  await page.getByRole('button', { name: 'Reset to Default Text' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset Text' }).click();
  await page.getByText('Text reset').waitFor();
  expect((await texts[0].get()).exists).toBe(false);
  await visitor.getByRole('heading', { level: 2, name: 'What we store' }).waitFor();

  const noted = () => db().collection('audit').where('targetId', '==', 'legalTexts/privacy').get();
  const changed = async () =>
    (await noted()).docs
      .filter((entry) => `“Nothing ${stamp}”` in entry.get('details'))
      .map((entry) => entry.get('byId'));
  await eventually(changed).toEqual(['demo-admin', 'demo-admin']);
});

it('changes a help article, which the list and the search find', async () => {
  const page = await openPanel('admin', panelPaths.adminPage('licenses'));
  await page.getByRole('textbox', { name: /^Title/ }).fill(`Licenses ${stamp}`);
  await page.getByRole('button', save).click();
  await page.getByText('Page saved').waitFor();
  await page.getByRole('link', { name: 'Pages', exact: true }).last().click();
  await page
    .getByRole('row')
    .filter({ hasText: `Licenses ${stamp}` })
    .getByText('Edited')
    .waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const visitor = await newPage();
  await eventually(async () => {
    await visitor.goto(paths.documentation);
    return visitor.content();
  }).toContain(`Licenses ${stamp}`);
  await visitor.getByRole('link', { name: `Licenses ${stamp}` }).click();
  await visitor.getByRole('heading', { level: 1, name: `Licenses ${stamp}` }).waitFor();
  await visitor.goto(`${paths.support}?q=${stamp}`);
  await visitor.getByRole('link', { name: `Licenses ${stamp}` }).waitFor();
});
