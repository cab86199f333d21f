import { RefusalError } from '@tempera/domain/calls/refuse';
import { avatarMaxBytes } from '@tempera/domain/people/account-calls';
import type { Picture, ReadPicture } from './picture.ts';
import { readJpeg } from './read-jpeg.ts';
import { readPng } from './read-png.ts';
import { readWebp } from './read-webp.ts';

const smallest = 16;
const largest = 4_096;
const readers = [readPng, readJpeg, readWebp];
const fits = (length: number) => length >= smallest && length <= largest;

/** Base64 as browsers and Node write it; a text that merely decodes somehow is none. */
function decode(base64: string): Buffer | null {
  if (base64.length > Math.ceil(avatarMaxBytes / 3) * 4) return null;
  const bytes = Buffer.from(base64, 'base64');
  return bytes.length <= avatarMaxBytes && bytes.toString('base64') === base64 ? bytes : null;
}

/** The picture that a file is by its bytes, of whatever size, with nothing before, after or around it; else null. */
export const pictureIn: ReadPicture = (file) =>
  readers.map((read) => read(file)).find((found) => found !== null) ?? null;

/**
 * The picture in a person's upload: PNG, JPEG or still WebP by what its bytes say, 16 to 4096 pixels each way, at most
 * 1 MiB, and nothing before, after or around it in the file.
 * @throws RefusalError `image-invalid`
 */
export function readPicture(base64: string): Picture {
  const file = decode(base64);
  const picture = file && pictureIn(file);
  if (!picture || !fits(picture.width) || !fits(picture.height)) throw new RefusalError('image-invalid');
  return picture;
}
