import { paths } from '@tempera/domain/site/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it } from 'vitest';
import { newPage, storeUrl, useBrowser } from './kit/browser.ts';
import { comesBackUntil } from './kit/looking.ts';
import { db } from './kit/store.ts';

/** The store while it is closed. */
useBrowser();

const state = db().doc('settings/maintenance');
const close = (message = '') => state.set({ enabled: true, message, since: Timestamp.now() });
const open = () => state.set({ enabled: false, message: '', since: null });
afterEach(open);

const get = (path: string) => fetch(storeUrl + path, { redirect: 'manual' });

describe('a closed store', () => {
  it.each([
    paths.home,
    '/?search=gate',
    paths.templates,
    paths.preview('auth', 'neogate'),
    paths.support,
    paths.profile,
    paths.chat,
    '/studio',
    '/no/such/page',
  ])('sends %s to the page that says so, and lets nobody keep the way', async (path) => {
    await close();
    const response = await get(path);
    expect([
      response.status,
      response.headers.get('location'),
      response.headers.get('cache-control'),
    ]).toEqual([302, paths.maintenance, 'no-store']);
  });

  it('says what is going on, and opens by itself', async () => {
    await close('New shelves until noon.');
    const response = await get(paths.maintenance);
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    for (const text of ['Website Under Management', 'Under Maintenance', 'New shelves until noon.', '<li']) {
      expect(html).toContain(text);
    }
    const page = await newPage();
    await page.goto(paths.pricing);
    await page.waitForURL(storeUrl + paths.maintenance);
    await page.getByRole('heading', { level: 1, name: 'Website Under Management' }).waitFor();
    const support = page.getByRole('link', { name: 'Contact Support' });
    expect(await support.getAttribute('href')).toBe(paths.loginThen(paths.maintenanceSupport));
    await open();
    await comesBackUntil(page, page.waitForURL(`${storeUrl}/`));
    await page.getByRole('banner').waitFor();
    await close();
    await comesBackUntil(page, page.waitForURL(storeUrl + paths.maintenance));
  });

  it('takes no orders, and lets those in who keep it', async () => {
    await close();
    const page = await newPage();
    await page.goto(paths.checkout(['astroaccess']));
    await page.waitForURL(storeUrl + paths.maintenance);
    await page.getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor();
  });
});

it('leads whoever asks where to work to the page that says so', async () => {
  const page = await newPage();
  await close();
  await page.goto('/routing-test');
  await page.waitForURL(storeUrl + paths.maintenance);
});

it('an open store has no such page', async () => {
  await open();
  const response = await get(paths.maintenance);
  expect([response.status, response.headers.get('location')]).toEqual([302, paths.home]);
  expect((await get(paths.home)).status).toBe(200);
});
