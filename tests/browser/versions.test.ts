import { libraryPath } from '@tempera/domain/orders/order-paths';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { openPanel } from './kit/moderation.ts';
import { signInSomebody } from './kit/readers.ts';
import { db } from './kit/store.ts';

/** Every release of a template, as visitors and owners see it; and what owners are told when one turns out to be weak. */
useBrowser();

const weakness = `Open redirect ${Date.now().toString(36)}`;
afterAll(async () => {
  const left = await db().collection('advisories').where('title', '==', weakness).get();
  await Promise.all(left.docs.map((one) => db().recursiveDelete(one.ref)));
});

/** Somebody who has bought a template and downloaded this version of it. */
async function openOwner(slug: string, downloaded: string): Promise<{ page: Page; uid: string }> {
  const page = await newPage();
  const { uid } = await signInSomebody(page);
  const entry = { slug, orderId: 'ORD-1', grantedAt: Timestamp.now(), downloaded };
  await db().doc(`users/${uid}/library/${slug}`).set(entry);
  return { page, uid };
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

it('shows an owner what came since theirs, line by line, and the source', async () => {
  const { page } = await openOwner('blog', '0.9.0');
  await page.goto(paths.versions('blog', 'blog'));
  await page.getByRole('heading', { level: 1, name: /^Versions of/ }).waitFor();
  await page.getByText('You have 0.9.0; 1.0.0 is out.').waitFor();
  await page.getByRole('heading', { name: 'New since 0.9.0' }).waitFor();

  const changed = part(page, 'What changed');
  expect(await changed.getByLabel('From').inputValue()).toBe('0.9.0');
  await changed.getByText(/^\d+ files? changed, 1 added\.$/).waitFor();
  const added = changed.locator('summary', { hasText: 'styles/print.css' });
  await added.focus();
  await page.keyboard.press('Enter');
  const lines = changed.getByRole('region', { name: 'Changes in styles/print.css' });
  await lines.locator('[data-line=added]').first().waitFor();
  expect(await lines.locator('[data-line=removed]').count()).toBe(0);
  const linked = changed.locator('summary', { hasText: 'index.html' }).first();
  await linked.click();
  await changed.locator('[data-line=added]', { hasText: 'print.css' }).first().waitFor();
  await changed.getByLabel('To').selectOption('0.9.0');
  await changed.getByText('Choose two different versions to compare.').waitFor();

  const source = part(page, 'Source');
  await source.getByText('Choose a file to read it.').waitFor();
  await source.getByRole('button', { name: 'README.md' }).first().click();
  await source.getByRole('region', { name: 'Source of README.md' }).waitFor();
  await source.getByLabel('Version').selectOption('0.9.0');
  await source.getByText('Choose a file to read it.').waitFor();
  expect(await source.getByRole('button', { name: 'print.css' }).count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
});

it('shows everybody the changelog and how much changed, and the source to nobody else', async () => {
  const page = await newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(paths.preview('blog', 'blog'));
  await page.getByRole('link', { name: 'All versions and what changed' }).click();
  await page.getByText(/files? changed, 1 added since 0\.9\.0\./).waitFor();
  await page.getByText('First release.').waitFor();
  await page.getByText(/can compare any two releases here/).waitFor();
  expect(await part(page, 'Source').count()).toBe(0);
  expect(asked.filter((path) => path.startsWith('/source/'))).toEqual(['/source/blog/1.0.0/size']);
});

it('an advisory reaches an owner, says what to do, and goes when it is withdrawn', async () => {
  const slug = 'mobileapplanding';
  const { page, uid } = await openOwner(slug, '1.0.0');
  const library = await page.context().newPage();
  await library.goto(libraryPath);
  await library.getByText('1.0.0').first().waitFor();
  const panel = await openPanel('admin', panelPaths.adminProducts);
  await panel.goto(`${panelPaths.adminProducts}/edit/${slug}`);
  await panel.getByRole('button', { name: 'New Advisory' }).click();
  const dialog = panel.getByRole('dialog');
  await dialog.getByLabel('Affected versions').fill('1.0.0');
  await panel.keyboard.press('Enter');
  await dialog.getByLabel('What is wrong').fill(weakness);
  await dialog.getByLabel('What to do').fill('Remove the parameter “next”.');
  await dialog.getByLabel('Severity').selectOption('high');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText(/\d+ (people have|person has) this template\./).waitFor();
  expect(await faultsOf(panel)).toEqual([]);
  await dialog.getByRole('button', { name: 'Publish and Tell Owners' }).click();
  await panel.getByText('Advisory published').waitFor();
  const said = `1.0.0 has a known vulnerability: ${weakness}, not fixed yet.`;
  await library.getByText(said, { exact: true }).waitFor();

  await page.goto('/');
  await page.getByRole('button', { name: /^Notifications, 1 unread/ }).click();
  await page.getByText(/^Security notice for/).click();
  await page.getByRole('heading', { level: 1, name: /^Versions of/ }).waitFor();
  await page.getByText(said, { exact: true }).waitFor();
  await page.getByText('Severity: high. Remove the parameter “next”.').waitFor();
  const product = (await db().doc(`products/${slug}`).get()).data();
  await page.goto(paths.preview(product?.category, slug));
  await page.getByText(said, { exact: true }).waitFor();
  const [stored] = (await db().collection('advisories').where('title', '==', weakness).get()).docs;
  const mail = db().doc(`mail/notice-${uid}-advisory-${stored?.id}`);
  expect((await mail.get()).data()?.template).toMatchObject({ name: 'advisory' });

  const visitor = await newPage();
  await visitor.goto(paths.versions(product?.category, slug));
  const marked = visitor.getByRole('listitem').filter({ hasText: 'High severity' });
  await marked.locator('summary', { hasText: weakness }).click();
  await marked.getByText('Remove the parameter “next”.').waitFor();
  expect(await marked.getByRole('heading', { name: '1.0.0' }).count()).toBe(1);
  expect(await faultsOf(visitor)).toEqual([]);

  await panel.getByRole('button', { name: `Update ${weakness}` }).click();
  await dialog.getByLabel('What to do').fill('Update, or remove the parameter “next”.');
  expect(await faultsOf(panel)).toEqual([]);
  await panel.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Stay here' }).click();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await panel.getByText('Advisory updated').waitFor();
  for (const open of [page, library])
    await open.getByText('Update, or remove the parameter “next”.').waitFor();

  await panel.getByRole('button', { name: `Withdraw ${weakness}` }).click();
  await dialog.getByRole('button', { name: 'Withdraw Advisory' }).click();
  await panel.getByText('Advisory withdrawn').waitFor();
  for (const open of [page, library])
    await open.getByText(said, { exact: true }).waitFor({ state: 'detached' });
});
