import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

/** Presses what saves a file. @returns its name and bytes */
export async function saved(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
