import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';

/** What the console says of requests without a connection. */
export const lostConnection =
  /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED|Could not reach Cloud Firestore|Failed to fetch|dynamically imported|cleardot/;

export const notice = (page: Page) => page.getByRole('status').getByText('You are offline.');

/** Waits until the service worker answers for this page and keeps it; for who has an account, everything that it may keep. */
export async function waitForWorker(page: Page, { everything = false } = {}): Promise<void> {
  await eventually(() => page.evaluate(keepsAll, everything)).toBe(true);
}

/** Runs in the page. */
async function keepsAll(everything: boolean): Promise<boolean> {
  if (navigator.serviceWorker.controller?.state !== 'activated') return false;
  const names = await caches.keys();
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const kept = new Set(keys.flat().map(({ url }) => new URL(url).pathname));
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const isForAll = !document.querySelector('meta[name="robots"][content="noindex"]');
  const wanted = [
    ...loaded.filter((path) => path.startsWith('/assets/')),
    ...(isForAll ? [location.pathname] : []),
    ...(everything ? ['/support'] : []),
  ];
  return wanted.every((path) => kept.has(path)) && (!everything || names.includes('tempera-rows'));
}

export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await notice(page).waitFor();
}

export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await notice(page).waitFor({ state: 'detached' });
}
