import type { ReadPicture } from './picture.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What a picture needs to look right; texts, times, cameras and animations are left out. */
const kept = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'pHYs']);

/** A PNG by its chunks (PNG specification, third edition), which must fill the file to its last byte. */
export const readPng: ReadPicture = (file) => {
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
