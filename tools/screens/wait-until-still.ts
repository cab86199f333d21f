import type { Page } from 'playwright-core';

/** Waits until the page shows its content and nothing in sight is still to come. */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(isStill);
}

/** Runs in the page: no skeleton, no picture on its way, and the typefaces are there. */
function isStill(): boolean {
  if (document.querySelector('.MuiSkeleton-root, [aria-busy="true"]')) return false;
  const inSight = ({ top, bottom }: DOMRect) => bottom > 0 && top < window.innerHeight;
  const pictures = [...document.images].filter((image) => inSight(image.getBoundingClientRect()));
  return pictures.every((image) => image.complete) && document.fonts.status === 'loaded';
}
