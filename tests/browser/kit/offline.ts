import type { Page } from 'playwright-core';

/** What the console says of requests without a connection. */
export const lostConnection =
  /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED|Could not reach Cloud Firestore|Failed to fetch|dynamically imported|cleardot/;

export const notice = (page: Page) => page.getByRole('status').getByText('You are offline.');

/** Waits until the service worker has everything and answers for this page. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 60_000,
  });
}

export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await notice(page).waitFor();
}

export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await notice(page).waitFor({ state: 'detached' });
}
