/**
 * Takes the pictures of the products: opens each template's demo, photographs it, and writes what the web app shows.
 * Run it after a template has changed, and commit what it writes: `node tools/images/make-product-images.ts [slug...]`.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../emulators/launcher/find-chromium.ts';
import { buildDemos } from '../../emulators/seed/build-demos.ts';
import { products } from '../../emulators/seed/catalogue.ts';
import { encodeImage, type ImagePlaceholder } from './encode-image.ts';
import { serveFolder } from './serve-folder.ts';

const web = fileURLToPath(new URL('../../web', import.meta.url));
const pictures = join(web, 'public/images/products');
const placeholders = join(web, 'src/ui/product-images.json');
/** The one template that is at its best by night. */
const darkOnes = ['astroaccess'];

async function photograph(browser: Browser, address: string, slug: string): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    colorScheme: darkOnes.includes(slug) ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(address, { waitUntil: 'load' });
  const screenshot = await page.screenshot();
  await page.close();
  if (errors.length > 0) throw new Error(`${slug} has errors: ${errors.join('; ')}`);
  return screenshot;
}

const wanted = process.argv.slice(2);
const chosen = products.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug));
const demos = await mkdtemp(join(tmpdir(), 'tempera-demos-'));
await buildDemos(demos);
const { origin, stop } = await serveFolder(demos);
const browser = await chromium.launch({
  executablePath: await findChromium(console.log),
  args: ['--no-sandbox'],
});
try {
  const known: Record<string, ImagePlaceholder> = JSON.parse(
    await readFile(placeholders, 'utf8').catch(() => '{}'),
  );
  for (const { slug } of chosen) {
    const screenshot = await photograph(browser, `${origin}/${slug}/index.html`, slug);
    known[slug] = await encodeImage(screenshot, pictures, slug);
    console.log(`${slug}: done`);
  }
  await writeFile(placeholders, `${JSON.stringify(known, null, 2)}\n`);
} finally {
  await browser.close();
  stop();
  await rm(demos, { recursive: true, force: true });
}
