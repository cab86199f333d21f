/**
 * Takes the picture that link previews show of pages without one of their own: the top of the home page, 1200 by 630.
 * Run it against a running store and commit what it writes: `node tools/images/make-share-image.ts http://127.0.0.1:5000`.
 */
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { findChromium } from '../../emulators/launcher/find-chromium.ts';

const picture = fileURLToPath(new URL('../../web/public/images/share.jpg', import.meta.url));
const [store = 'http://127.0.0.1:5000'] = process.argv.slice(2);

/** The hero by itself, without what nobody can press in a picture. */
const alone = `
  header, footer, main form, main dl, main > :not(:first-child) { display: none !important }
  main { display: grid; align-content: center; min-height: 630px; padding: 0 20px }
`;

const browser = await chromium.launch({
  executablePath: await findChromium(console.log),
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 630 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await page.addInitScript(() => localStorage.setItem('tempera.splash', 'shown'));
  await page.goto(store, { waitUntil: 'load' });
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.addStyleTag({ content: alone });
  await sharp(await page.screenshot())
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(picture);
} finally {
  await browser.close();
}
