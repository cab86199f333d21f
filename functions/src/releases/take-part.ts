import { RefusalError } from '@tempera/domain/calls/refuse';
import { publishLimits } from '@tempera/domain/catalogue/product-calls';
import { removeFile, savePart } from './upload-files.store.ts';
import { enterPart, type Upload } from './uploads.store.ts';

/**
 * Takes the part of an upload that begins at `offset`. One that is not the next, because it came before or another is
 * missing, changes nothing: the result says where to go on.
 * @returns how many bytes have arrived
 * @throws RefusalError `invalid-input` for a part of another length than is due, `upload-not-found`
 */
export async function takePart(upload: Upload, offset: number, bytes: Buffer): Promise<number> {
  if (upload.status !== 'open' || offset !== upload.offset) return upload.offset;
  const due = Math.min(publishLimits.partBytes, upload.sizeBytes - offset);
  if (bytes.length === 0 || bytes.length !== due) throw new RefusalError('invalid-input', { field: 'part' });
  const name = await savePart(upload.uploadId, bytes);
  const arrived = await enterPart(upload.uploadId, offset, { name, sizeBytes: bytes.length }).catch(
    async (cause: unknown) => {
      await removeFile(name);
      throw cause;
    },
  );
  if (arrived !== null) return arrived;
  await removeFile(name);
  return offset + bytes.length;
}
