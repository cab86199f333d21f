import { messages } from '@tempera/domain/site/messages';
import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPage, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { comesBackUntil } from './kit/looking.ts';
import { goOffline, goOnline, lostConnection, notice, waitForWorker } from './kit/offline.ts';
import { cachesOnDisk } from './kit/on-disk.ts';
import { openSection, signOut } from './kit/people.ts';
import { signInSomebody } from './kit/readers.ts';
import { changeSettings } from './kit/store.ts';

useBrowser();

const newTab = () => newPage({ worker: true, expected: lostConnection });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();

it('a member’s open page goes on without a connection, and so do the pages beside it', async () => {
  const page = await newTab();
  await signInSomebody(page);
  await page.goto(paths.preview('auth', 'neogate'));
  await waitForWorker(page, { everything: true });
  await goOffline(page);
  await inHeader(page, 'Templates');
  await page
    .getByRole('main')
    .getByRole('link', { name: /AstroAccess/ })
    .first()
    .waitFor();
  await page.getByRole('searchbox').fill('neo gate');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Neo Gate/ })
    .first()
    .click();
  await heading(page, 'Neo Gate');
  for (const [link, title] of [
    ['Categories', /categor/i],
    ['Pricing', /pric|plan/i],
    ['Support', /help|support/i],
  ] as const) {
    await inHeader(page, link);
    await heading(page, title);
  }
  await page
    .getByRole('link', { name: /, home$/ })
    .first()
    .click();
  await heading(page, /Templates made by hand/);
  await notice(page).waitFor();
  await goOnline(page);
});

it('pages that a guest has seen come back on a reload; others say that there is no connection', async () => {
  const page = await newTab();
  await page.goto(paths.preview('blog', 'blog'));
  await waitForWorker(page);
  // Seen by a link, so that there is no page of its own to keep.
  await inHeader(page, 'Templates');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Portfolio/ })
    .first()
    .click();
  await heading(page, 'Portfolio');
  await eventually(() => cachesOnDisk(page)).toMatch(/^"http[^"]*\/products\/portfolio"/m);
  await goOffline(page);
  for (const [path, title] of [
    [paths.preview('blog', 'blog'), 'Blog'],
    [paths.preview('portfolio', 'portfolio'), 'Portfolio'],
  ] as const) {
    await page.goto(path);
    await heading(page, title);
    await notice(page).waitFor();
  }
  await page.getByRole('button', { name: /^Cart/ }).click();
  await page.getByRole('dialog', { name: 'Your cart' }).getByText('Nothing here yet').waitFor();
  await page.keyboard.press('Escape');
  await inHeader(page, 'Pricing');
  await heading(page, 'No connection');
  await page.goto(paths.preview('mobile-app', 'mobileapplanding'));
  await heading(page, 'No connection');
  await page.getByRole('main').getByText(messages.networkError).waitFor();
  await goOnline(page);
  await heading(page, 'Mobile App Landing');
});

it('a worker changes nothing while there is a connection', async () => {
  const page = await newPage({ worker: true, expected: /status of 404/ });
  await page.goto(paths.home);
  await waitForWorker(page);
  const heroTitle = `Fresh ${Date.now()}`;
  await changeSettings({ heroTitle });
  try {
    await comesBackUntil(page, heading(page, heroTitle));
    expect((await page.goto('/no/such/page'))?.status()).toBe(404);
    await page.goto(paths.preview('blog', 'astroaccess'));
    expect(new URL(page.url()).pathname).toBe(paths.preview('auth', 'astroaccess'));
  } finally {
    await changeSettings({ heroTitle: 'Templates made by hand, from code' });
  }
});

it('shows and keeps nothing of who was logged in before', async () => {
  const page = await newTab();
  const { uid, email, name } = await signInSomebody(page);
  await page.goto(paths.profile);
  await openSection(page, 'Orders');
  await waitForWorker(page);
  await page.reload();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.goto(paths.home);
  await signOut(page);
  await goOffline(page);
  await page.goto(paths.profile);
  await notice(page).waitFor();
  await eventually(() => new URL(page.url()).pathname).toBe('/login');
  const shown = await page.locator('body').innerText();
  const kept = await cachesOnDisk(page);
  expect(kept).toContain('Templates made by hand');
  for (const word of [uid, email, name]) expect(kept + shown).not.toContain(word);
  expect(kept).not.toMatch(/^"http:\/\/[^/]*\/(?:profile|login|auth|checkout|download|avatars)\b/m);
});
