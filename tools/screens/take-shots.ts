import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import type { Shot } from './routes.ts';

/** Waits until the page shows its content and nothing in sight is still to come. */
async function waitUntilStill(page: Page): Promise<void> {
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

interface Studio {
  browser: Browser;
  storeUrl: string;
  outDir: string;
  orderId: string;
  /** What the browser of each who is signed in keeps. */
  states: Record<Exclude<Shot['as'], 'visitor'>, BrowserContextOptions['storageState']>;
}

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
const modes = ['light', 'dark'] as const;
const webpQuality = 70;

/** Takes the page at both widths in both modes, and its picture for the README where it has one. */
export async function takeShots(shot: Shot, studio: Studio): Promise<void> {
  for (const viewport of viewports) {
    for (const mode of modes) {
      const png = await takeShot(shot, studio, { viewport, colorScheme: mode });
      const file = join(studio.outDir, `${shot.name}-${viewport.width}-${mode}.webp`);
      writeFileSync(file, await sharp(png).webp({ quality: webpQuality }).toBuffer());
      if (shot.readme && viewport.width === 1280 && mode === 'light') {
        const small = await sharp(png).png({ compressionLevel: 9 }).toBuffer();
        writeFileSync(join(studio.outDir, `${shot.name}.png`), small);
      }
    }
  }
}

async function takeShot(shot: Shot, studio: Studio, look: BrowserContextOptions): Promise<Buffer> {
  const { browser, storeUrl, orderId, states } = studio;
  const storageState = shot.as === 'visitor' ? undefined : states[shot.as];
  const context = await browser.newContext({ ...look, storageState, reducedMotion: 'reduce' });
  const path = typeof shot.path === 'string' ? shot.path : shot.path(orderId);
  try {
    const page = await context.newPage();
    await page.goto(storeUrl + path);
    // A page from the server is there before its app, which may bring more.
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await waitUntilStill(page);
    await shot.act?.(page);
    return await page.screenshot({ animations: 'disabled', caret: 'hide' });
  } catch (error) {
    throw new Error(`no picture of ${shot.name} (${path}) could be taken`, { cause: error });
  } finally {
    await context.close();
  }
}
