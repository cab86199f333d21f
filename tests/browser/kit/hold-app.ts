import type { Page } from 'playwright-core';

/** Keeps the app's own file from a page, so that it is a page of the server alone until `release` is called. */
export async function holdApp(page: Page): Promise<{ release: () => void }> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/app-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return { release };
}
