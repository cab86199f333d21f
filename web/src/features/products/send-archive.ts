import type { OpenedUpload, UploadState } from '@tempera/domain/catalogue/product-calls';
import { CallError } from '../../firebase/write/call.ts';
import { ArchiveError, checkUpload, readUpload, startUpload } from './api/archives.ts';
import { askSession, startSession } from './api/upload-session.ts';
import { type SendOptions, type Session, sendAll } from './send-all.ts';

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

/** An upload, and the session that takes its bytes once there is one. */
interface Remembered {
  id: string;
  session?: string;
}

function rememberedUpload(slug: string, file: File): Remembered | null {
  return attempt(() => JSON.parse(localStorage.getItem(keyOf(slug, file)) ?? 'null') as Remembered | null);
}

const rememberUpload = (slug: string, file: File, upload: Remembered): void =>
  void attempt(() => localStorage.setItem(keyOf(slug, file), JSON.stringify(upload)));

export const forgetUpload = (slug: string, file: File): void =>
  void attempt(() => localStorage.removeItem(keyOf(slug, file)));

/** The upload that this file was on, if it still stands; else a new one. */
async function openUpload(slug: string, file: File): Promise<OpenedUpload> {
  const known = rememberedUpload(slug, file);
  if (known) {
    try {
      const found = await readUpload(slug, known.id);
      if (found.status !== 'published' && found.sizeBytes === file.size) return found;
    } catch (error) {
      if (!(error instanceof CallError) || error.refusal?.reason !== 'upload-not-found') throw error;
    }
  }
  const started = await startUpload(slug, file.size);
  rememberUpload(slug, file, { id: started.uploadId });
  return started;
}

/** The session that was broken off, if it still stands; else a new one. */
async function openSession(
  slug: string,
  { uploadId: id, address }: OpenedUpload,
  file: File,
  signal: AbortSignal,
): Promise<Session> {
  const known = rememberedUpload(slug, file)?.session;
  const arrived = known ? await askSession(known, file.size, signal) : null;
  if (known && arrived !== null) return { url: known, arrived };
  const session = await startSession(address ?? '', file.size, signal);
  rememberUpload(slug, file, { id, session });
  return { url: session, arrived: 0 };
}

/**
 * Sends an archive to where the server says, from where it was left if it was, and has it checked.
 * @returns the upload, ready to be published
 * @throws ArchiveError for what is wrong with the archive, CallError, DOMException once it is aborted
 */
export async function sendArchive(slug: string, file: File, options: SendOptions): Promise<UploadState> {
  const upload = await openUpload(slug, file);
  options.signal.throwIfAborted();
  if (upload.status === 'open') {
    await sendAll(await openSession(slug, upload, file, options.signal), file, options);
  }
  options.onProgress(file.size);
  try {
    return await checkUpload(slug, upload.uploadId);
  } catch (error) {
    if (error instanceof ArchiveError) forgetUpload(slug, file);
    throw error;
  }
}
