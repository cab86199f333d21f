import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { openPanel } from './kit/moderation.ts';
import { db } from './kit/store.ts';

/** The store's own color and logo. */
useBrowser();

const site = db().doc('settings/site');
let before: Record<string, unknown> = {};
beforeEach(async () => {
  before = (await site.get()).data() ?? {};
});
afterEach(() => site.set(before));

const accentOf = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-primary-main'),
  );
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAAKklEQVR4nGOQTymgKWIYtWDUglELRi0YtWDUglELRi0YtWDUglELhooFAOFczC4LrX0IAAAAAElFTkSuQmCC',
  'base64',
);

it('an admin gives the store a color and a logo; open pages, new pages and both schemes have them', async () => {
  const visitor = await newPage();
  await visitor.goto(paths.home);
  expect(await accentOf(visitor)).toBe('#2E3A8C');

  const admin = await openPanel('admin', '/admin/settings#general');
  await admin.getByLabel('Accent color').selectOption('Teal');
  await admin.getByLabel('Logo file').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
  await admin.getByRole('img', { name: 'Logo as entered' }).waitFor();
  const logo = await admin.getByRole('textbox', { name: /^Logo/ }).inputValue();
  expect(logo).toMatch(/^\/pictures\/[\w-]+\.png$/);
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await admin.getByText('Settings saved successfully!').first().waitFor();
  expect((await site.get()).data()).toMatchObject({ accent: 'teal', logo });

  await eventually(() => accentOf(visitor)).toBe('#1F6470');
  expect(await visitor.locator(`header img[src="${logo}"]`).count()).toBe(1);
  expect(await faultsOf(visitor)).toEqual([]);
  const sent = async () => (await visitor.request.get(paths.pricing)).text();
  await eventually(sent).toContain('<link rel="stylesheet" href="/accents/teal.css"/>');

  const night = await newPage({ colorScheme: 'dark' });
  await night.goto(paths.pricing);
  await eventually(() => accentOf(night)).toBe('#84C3D0');
  expect(await faultsOf(night)).toEqual([]);
  // A screen that the server doesn't render, too.
  await admin.reload();
  await eventually(() => accentOf(admin)).toBe('#1F6470');

  await site.update({ accent: 'blue' });
  await eventually(() => accentOf(visitor)).toBe('#2E3A8C');
});
