import { RefusalError } from '@tempera/domain/calls/reasons';
import { avatarMaxBytes } from '@tempera/domain/people/account-calls';

/** A picture that was read from its own bytes; nobody's word for its type is taken. */
export interface Picture {
  extension: 'png' | 'jpg' | 'webp';
  width: number;
  height: number;
  /** The picture without what else its file carried: places, cameras, comments, hidden texts. */
  bytes: Buffer;
}

/** What the readers find: a picture of any size, or null for what is none, or is more than one. */
type ReadPicture = (file: Buffer) => Picture | null;

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What a picture needs to look right; texts, times, cameras and animations are left out. */
const kept = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'pHYs']);

/** A PNG by its chunks (PNG specification, third edition), which must fill the file to its last byte. */
const readPng: ReadPicture = (file) => {
  if (!file.subarray(0, 8).equals(signature)) return null;
  const parts: Buffer[] = [signature];
  let size: { width: number; height: number } | null = null;
  let hasData = false;
  for (let at = 8; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    if (end > file.length || (type === 'IHDR') !== (at === 8)) return null;
    if (type === 'IHDR') {
      if (length !== 13) return null;
      size = { width: file.readUInt32BE(at + 8), height: file.readUInt32BE(at + 12) };
    }
    hasData ||= type === 'IDAT' && length > 0;
    if (kept.has(type)) parts.push(file.subarray(at, end));
    if (type === 'IEND') {
      const whole = length === 0 && end === file.length && hasData && size;
      return whole ? { extension: 'png', ...whole, bytes: Buffer.concat(parts) } : null;
    }
    at = end;
  }
  return null;
};

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;

/** The markers that begin a frame and say its size: C0 to CF but for tables and arithmetic conditioning. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** A color profile (in APP2) and Adobe's transform (APP14) change how it looks; other APPs and comments go. */
function isDropped(marker: number, segment: Buffer): boolean {
  if (marker === 0xe2) return segment.toString('latin1', 4, 15) !== 'ICC_PROFILE';
  return marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee);
}

/** Where the scan's data end: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = from; at + 1 < file.length; at++) {
    const next = file[at + 1] ?? 0;
    if (file[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return file.length;
}

/** A JPEG by its segments (ITU T.81, annex B), whose end of image must be the end of the file. */
const readJpeg: ReadPicture = (file) => {
  if (file[0] !== 0xff || file[1] !== startOfImage) return null;
  const parts: Buffer[] = [file.subarray(0, 2)];
  let size: { width: number; height: number } | null = null;
  let scanned = false;
  for (let at = 2; at + 1 < file.length; ) {
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff) return null;
    if (marker === endOfImage) {
      if (at + 2 !== file.length || !size || !scanned) return null;
      return { extension: 'jpg', ...size, bytes: Buffer.concat([...parts, file.subarray(at)]) };
    }
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (at + 4 > file.length) return null;
    let end = at + 2 + file.readUInt16BE(at + 2);
    if (end < at + 4 || end > file.length) return null;
    if (isFrame(marker)) {
      if (end < at + 9 || size) return null;
      size = { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
    }
    if (marker === startOfScan) {
      if (!size) return null;
      scanned = true;
      end = endOfScan(file, end);
    }
    const segment = file.subarray(at, end);
    if (!isDropped(marker, segment)) parts.push(segment);
    at = end;
  }
  return null;
};

type Size = Pick<Picture, 'width' | 'height'>;

/** Flags of VP8X for metadata that are left out: EXIF and XMP; and for animation, which an avatar has none of. */
const metadataFlags = 0b0000_1100;
const animationFlag = 0b0000_0010;

function sizeOf(type: string, data: Buffer): Size | null {
  if (type === 'VP8X' && data.length === 10)
    return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
  if (type === 'VP8 ' && data.length >= 10 && data.readUIntBE(3, 3) === 0x9d012a)
    return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
  if (type === 'VP8L' && data.length >= 5 && data[0] === 0x2f) {
    const bits = data.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return null;
}

function withoutMetadata(type: string, chunk: Buffer): Buffer {
  if (type !== 'VP8X') return chunk;
  const copy = Buffer.from(chunk);
  copy[8] = (copy[8] ?? 0) & ~metadataFlags;
  return copy;
}

/** A still WebP by its chunks (RFC 9649), which must fill the file to its last byte. */
const readWebp: ReadPicture = (file) => {
  if (file.length < 20 || file.toString('latin1', 0, 4) !== 'RIFF') return null;
  if (file.toString('latin1', 8, 12) !== 'WEBP' || file.readUInt32LE(4) !== file.length - 8) return null;
  const parts: Buffer[] = [];
  let size: Size | null = null;
  let hasData = false;
  let at = 12;
  while (at + 8 <= file.length) {
    const type = file.toString('latin1', at, at + 4);
    const length = file.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (end > file.length) return null;
    const data = file.subarray(at + 8, at + 8 + length);
    if (at === 12) size = sizeOf(type, data);
    if (type === 'VP8X' && ((data[0] ?? 0) & animationFlag) !== 0) return null;
    if (type === 'VP8 ' || type === 'VP8L') {
      if (hasData || !sizeOf(type, data)) return null;
      hasData = true;
    }
    if (['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP'].includes(type))
      parts.push(withoutMetadata(type, file.subarray(at, end)));
    at = end;
  }
  if (at !== file.length || !size || !hasData) return null;
  const body = Buffer.concat(parts);
  const head = Buffer.from('RIFF0000WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return { extension: 'webp', ...size, bytes: Buffer.concat([head, body]) };
};

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
