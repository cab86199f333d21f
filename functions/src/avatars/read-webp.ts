import type { Picture, ReadPicture } from './picture.ts';

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
export const readWebp: ReadPicture = (file) => {
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
