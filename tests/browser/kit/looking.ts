import type { Page } from 'playwright-core';

/**
 * A visitor who only looks comes back to the tab, which asks then what has changed, until they see it: what was changed is
 * noted by an event, a moment later.
 */
export async function comesBackUntil(page: Page, seen: Promise<unknown>): Promise<void> {
  let over = false;
  const done = seen.finally(() => {
    over = true;
  });
  // What it has led away from is gone under it.
  const ask = () => page.evaluate(comeBack).catch(() => {});
  while (!over) await Promise.race([done.catch(() => {}), ask()]);
  await done;
}

/** Runs in the page. */
function comeBack(): Promise<void> {
  document.dispatchEvent(new Event('visibilitychange'));
  return new Promise((resolve) => setTimeout(resolve, 250));
}
