import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What fades in has the wrong contrast on its way; what moves for ever is left to move. Runs in the page. */
async function still(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime as number));
  await Promise.allSettled(ending.map((one) => one.finished));
}

/** What axe holds against the page as it stands, serious and critical: rule, and where. */
export async function seriousViolations(page: Page): Promise<string[]> {
  await page.evaluate(still);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}
