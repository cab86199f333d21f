import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { inspect } from './inspect.ts';

/** What fades in has the wrong contrast on its way; what moves for ever is left to move. Runs in the page. */
async function still(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime as number));
  await Promise.allSettled(ending.map((one) => one.finished));
}

/** What axe (every rule, every impact) and `inspect` hold against the page as it stands: what, and where. */
export async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(still);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
  return [...found, ...(await page.evaluate(inspect))];
}
