import type { RequestDownloadInput, RequestDownloadOutput } from '@tempera/domain/calls/calls';
import { messages } from '@tempera/domain/site/messages';
import { call } from '../../firebase/write/call.ts';
import { saveBlob, saveFile } from '../../ui/save-file.ts';
import { fetchArchive } from './fetch-archive.ts';

/** More than this goes straight to the disk by navigation instead of through the page's memory, in bytes. */
const inMemoryLimit = 50 * 1024 * 1024;

/** What became of a download: the file's name, and whether the browser has it already or still loads it by itself. */
interface Downloaded {
  fileName: string;
  handedOver: boolean;
}

/**
 * Downloads a product's archive, of its current version if none is named, and saves it once its checksum is right. `onProgress` gets a share from 0 to 1.
 * @throws CallError, ServerRefusal, DOMException AbortError when canceled, Error
 */
export async function downloadProduct(
  wanted: RequestDownloadInput,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Downloaded> {
  const { url, fileName, sizeBytes, sha256 } = await requestDownload(wanted);
  signal.throwIfAborted();
  const link = sameOrigin(url);
  if (sizeBytes > inMemoryLimit) {
    saveFile(link, fileName);
    return { fileName, handedOver: true };
  }
  const archive = await fetchArchive({
    url: link,
    sizeBytes,
    signal,
    onProgress: (bytes) => onProgress(Math.min(1, bytes / sizeBytes)),
  });
  await assertSum(archive, sha256);
  saveBlob(archive, fileName);
  return { fileName, handedOver: false };
}

/** Hosting serves `/download/` under every address of the store, also one that the server doesn't know it by. */
function sameOrigin(url: string): string {
  const { pathname, search, href } = new URL(url, location.origin);
  return pathname.startsWith('/download/') ? pathname + search : href;
}

/** Browsers offer no digest on pages without TLS other than localhost; the link's own signature stands there. */
async function assertSum(archive: Blob, sha256: string): Promise<void> {
  if (!crypto.subtle) return;
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', await archive.arrayBuffer()));
  const hex = Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (hex !== sha256) throw new Error(messages.download.retry);
}

/** Asks for a short-lived link to a version's archive, the current one if none is named. @throws CallError */
function requestDownload(wanted: RequestDownloadInput): Promise<RequestDownloadOutput> {
  return call<RequestDownloadInput, RequestDownloadOutput>('requestDownload', wanted);
}
