import type { Readable } from 'node:stream';
import type { ByteRange } from '@tempera/domain/catalogue/byte-range';
import { bucket } from '../platform/admin.ts';

/** Whether the bucket has this file, whole. */
export async function hasArchive(path: string, sizeBytes: number): Promise<boolean> {
  const file = (await bucket()).file(path);
  const [exists] = await file.exists();
  if (!exists) return false;
  const [metadata] = await file.getMetadata();
  return Number(metadata.size) === sizeBytes;
}

/** Reads a part of an archive. The checksum over the whole is the caller's: the library can't check a part. */
export async function openArchive(path: string, { start, end }: ByteRange): Promise<Readable> {
  return (await bucket()).file(path).createReadStream({ start, end, validation: false, decompress: false });
}
