import { RefusalError } from '@tempera/domain/calls/reasons';
import { videoMaxBytes } from '@tempera/domain/catalogue/product-calls';

/** A video by its own first bytes; nobody's word for its type is taken. */
export interface Video {
  extension: 'mp4' | 'webm';
  bytes: Buffer;
}

/** An MP4 begins with a box `ftyp` (ISO/IEC 14496-12). */
const isMp4 = (file: Buffer) => file.toString('latin1', 4, 8) === 'ftyp';

/** A WebM begins with an EBML header that names its kind (RFC 8794); Matroska's other files have another one there. */
const isWebm = (file: Buffer) =>
  file.readUInt32BE(0) === 0x1a45dfa3 && file.subarray(0, 64).includes('webm', 0, 'latin1');

/** @throws RefusalError `video-invalid` */
export function readVideo(file: Buffer): Video {
  if (file.length >= 12 && file.length <= videoMaxBytes) {
    if (isMp4(file)) return { extension: 'mp4', bytes: file };
    if (isWebm(file)) return { extension: 'webm', bytes: file };
  }
  throw new RefusalError('video-invalid');
}
