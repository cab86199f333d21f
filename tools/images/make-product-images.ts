/**
 * Takes the pictures of the products: opens each template's demo, photographs it, and writes what the web app shows.
 * Run it after a template has changed, and commit what it writes: `node tools/images/make-product-images.ts [slug...]`;
 * `--more` leaves the first picture of each as it is.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';
import { findChromium } from '../../emulators/launcher/find-chromium.ts';
import { products } from '../../emulators/seed/catalogue.ts';
import { buildDemos } from '../../emulators/seed/samples.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
};

/**
 * Serves a folder to this machine on a free port, as hosting serves demos: the sandbox of `/demos/**` included, so that a
 * template that breaks in it breaks here.
 * @returns the address, without a slash at its end, and how to stop
 */
async function serveFolder(folder: string): Promise<{ origin: string; stop: () => void }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    try {
      const content = await readFile(join(folder, pathname));
      response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream');
      response.setHeader('content-security-policy', 'sandbox allow-scripts allow-forms allow-popups');
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

/** No picture of a product may weigh more than this, in bytes. */
const limit = 120_000;
const widths = [1280, 640] as const;

/** What the web app needs to keep a picture's place: its size in pixels, and a tiny blurred copy as data URI. */
interface ImagePlaceholder {
  width: number;
  height: number;
  placeholder: string;
}

async function encode(screenshot: Buffer, width: number, format: 'avif' | 'webp'): Promise<Buffer> {
  for (const quality of format === 'avif' ? [62, 52, 42] : [84, 74, 62, 50]) {
    const picture = sharp(screenshot).resize({ width });
    const bytes = await picture.toFormat(format, { quality, effort: 6 }).toBuffer();
    if (bytes.length <= limit) return bytes;
  }
  throw new Error(`A picture of ${width} pixels does not fit ${limit} bytes as ${format}.`);
}

/**
 * Writes `<slug>.webp` and `.avif` at 1280 pixels and `<slug>-640.webp` and `.avif` at half of it.
 * @param screenshot PNG
 * @throws Error when a picture can't be made small enough
 */
async function encodeImage(screenshot: Buffer, folder: string, slug: string): Promise<ImagePlaceholder> {
  await mkdir(folder, { recursive: true });
  for (const width of widths) {
    const name = width === widths[0] ? slug : `${slug}-${width}`;
    await writeFile(join(folder, `${name}.webp`), await encode(screenshot, width, 'webp'));
    await writeFile(join(folder, `${name}.avif`), await encode(screenshot, width, 'avif'));
  }
  const { width = 0, height = 0 } = await sharp(screenshot).metadata();
  // All of them are in the first page's JavaScript.
  const tiny = await sharp(screenshot).resize({ width: 8 }).blur(0.5).webp({ quality: 20 }).toBuffer();
  return { width, height, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
}

const web = fileURLToPath(new URL('../../web', import.meta.url));
const pictures = join(web, 'public/images/products');
const placeholders = join(web, 'src/ui/product-images.json');
/** The one template that is at its best by night. */
const darkOnes = ['astroaccess'];

/** Further screens by the end of their picture's name: how large, and whether in the other color scheme. */
const screens: Record<string, { viewport: { width: number; height: number }; turned?: boolean }> = {
  phone: { viewport: { width: 390, height: 780 } },
  dark: { viewport: { width: 1280, height: 800 }, turned: true },
  light: { viewport: { width: 1280, height: 800 }, turned: true },
  inner: { viewport: { width: 1280, height: 800 } },
};
/** The page that a template's inner screen shows. */
const innerPages: Record<string, string> = {
  portfolio: 'projects/lantern.html',
  blog: 'posts/read-the-error-twice.html',
  backroom: 'index.html#/orders',
  marketstall: 'index.html#/item/tomatoes',
};

async function photograph(
  browser: Browser,
  address: string,
  slug: string,
  { viewport, turned = false } = screens.inner as (typeof screens)[string],
): Promise<Buffer> {
  const page = await browser.newPage({
    viewport,
    colorScheme: darkOnes.includes(slug) !== turned ? 'dark' : 'light',
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

/** Writes the further pictures that the catalogue names for a template. */
async function photographMore(browser: Browser, origin: string, slug: string, names: readonly string[]) {
  for (const name of names) {
    const kind = /-([a-z]+)\.webp$/.exec(name)?.[1] ?? '';
    const screen = screens[kind];
    if (!screen) throw new Error(`${name}: no screen is called ${kind}.`);
    const path = kind === 'inner' ? (innerPages[slug] ?? 'index.html') : 'index.html';
    const screenshot = await photograph(browser, `${origin}/${slug}/${path}`, slug, screen);
    await writeFile(join(pictures, basename(name)), await encode(screenshot, screen.viewport.width, 'webp'));
  }
}

const moreAlone = process.argv.includes('--more');
const wanted = process.argv.slice(2).filter((argument) => argument !== '--more');
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
  for (const { slug, pictures: more = [] } of chosen) {
    if (!moreAlone) {
      const screenshot = await photograph(browser, `${origin}/${slug}/index.html`, slug);
      known[slug] = await encodeImage(screenshot, pictures, slug);
    }
    await photographMore(browser, origin, slug, more);
    console.log(`${slug}: done`);
  }
  await writeFile(placeholders, `${JSON.stringify(known, null, 2)}\n`);
} finally {
  await browser.close();
  stop();
  await rm(demos, { recursive: true, force: true });
}
