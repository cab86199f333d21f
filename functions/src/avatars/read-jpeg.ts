import type { ReadPicture } from './picture.ts';

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;

/** The markers that begin a frame and say its size: C0 to CF but for tables and arithmetic conditioning. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** A colour profile (in APP2) and Adobe's transform (APP14) change how it looks; other APPs and comments go. */
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
export const readJpeg: ReadPicture = (file) => {
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
