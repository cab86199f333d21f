import { publishLimits, type UploadState } from '@tempera/domain/catalogue/product-calls';
import { CallError } from '../../firebase/write/call.ts';
import { ArchiveError, checkUpload, readUpload, sendPart, startUpload } from './api/archives.ts';

/** Which upload a file belongs to, kept in the browser: after an interruption the same file goes on where it was. */
const keyOf = (slug: string, { name, size, lastModified }: File) =>
  `tempera.upload.${slug}.${size}.${lastModified}.${name}`;

/** Null where the browser stores nothing: the upload then starts over. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

const rememberedUpload = (slug: string, file: File): string | null =>
  attempt(() => localStorage.getItem(keyOf(slug, file)));

const rememberUpload = (slug: string, file: File, id: string): void =>
  void attempt(() => localStorage.setItem(keyOf(slug, file), id));

export const forgetUpload = (slug: string, file: File): void =>
  void attempt(() => localStorage.removeItem(keyOf(slug, file)));

interface SendOptions {
  onProgress: (sentBytes: number) => void;
  signal: AbortSignal;
}

/** The upload that this file was on, if it still stands; else a new one. */
async function openUpload(slug: string, file: File): Promise<UploadState> {
  const known = rememberedUpload(slug, file);
  if (known) {
    try {
      const found = await readUpload(slug, known);
      if (found.status !== 'published' && found.sizeBytes === file.size) return found;
    } catch (error) {
      if (!(error instanceof CallError) || error.refusal?.reason !== 'upload-not-found') throw error;
    }
  }
  const started = await startUpload(slug, file.size);
  rememberUpload(slug, file, started.uploadId);
  return started;
}

/** Attempts for each part, and the wait after the first failure in milliseconds; it grows with each one. */
const attempts = 4;
const waitMs = 1_000;

/** Sends a part, and again when the connection is lost for a moment. @returns how many bytes have arrived */
async function sendPartWithRetries(
  slug: string,
  { uploadId, offset }: UploadState,
  file: File,
  { onProgress, signal }: SendOptions,
): Promise<UploadState> {
  const part = file.slice(offset, offset + publishLimits.partBytes);
  for (let left = attempts; ; left -= 1) {
    try {
      return await sendPart(slug, uploadId, offset, part, {
        signal,
        onProgress: (sent) => onProgress(offset + sent),
      });
    } catch (error) {
      const lost = error instanceof CallError && error.refusal === null;
      if (!lost || left === 1) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs * (attempts - left + 1)));
    }
  }
}

/**
 * Sends an archive part by part, from where it was left if it was, and has it checked.
 * @returns the upload, ready to be published
 * @throws ArchiveError for what is wrong with the archive, CallError, DOMException once it is aborted
 */
export async function sendArchive(slug: string, file: File, options: SendOptions): Promise<UploadState> {
  let upload = await openUpload(slug, file);
  while (upload.offset < file.size) {
    options.onProgress(upload.offset);
    upload = await sendPartWithRetries(slug, upload, file, options);
  }
  options.onProgress(file.size);
  try {
    return await checkUpload(slug, upload.uploadId);
  } catch (error) {
    if (error instanceof ArchiveError) forgetUpload(slug, file);
    throw error;
  }
}
