import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** No picture of a product may weigh more than this, in bytes. */
const limit = 120_000;
const widths = [1280, 640] as const;

/** What the web app needs to keep a picture's place: its size in pixels, and a tiny blurred copy as data URI. */
export interface ImagePlaceholder {
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
export async function encodeImage(
  screenshot: Buffer,
  folder: string,
  slug: string,
): Promise<ImagePlaceholder> {
  await mkdir(folder, { recursive: true });
  for (const width of widths) {
    const name = width === widths[0] ? slug : `${slug}-${width}`;
    await writeFile(join(folder, `${name}.webp`), await encode(screenshot, width, 'webp'));
    await writeFile(join(folder, `${name}.avif`), await encode(screenshot, width, 'avif'));
  }
  const { width = 0, height = 0 } = await sharp(screenshot).metadata();
  const tiny = await sharp(screenshot).resize({ width: 16 }).blur(1).webp({ quality: 40 }).toBuffer();
  return { width, height, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
}
