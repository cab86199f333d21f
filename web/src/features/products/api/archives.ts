import type { Refusal } from '@tempera/domain/calls/reasons';
import { archiveMessage } from '@tempera/domain/catalogue/archive-problems';
import { type PublishInput, publishPath, type UploadState } from '@tempera/domain/catalogue/product-calls';
import { bearer } from '../../../firebase/auth/auth-actions.ts';
import { CallError } from '../../../firebase/write/call.ts';
import { refused } from '../../../firebase/write/refused.ts';

/** What is wrong with an archive, in words. */
export class ArchiveError extends Error {}

function errorIn(text: string): Error {
  try {
    const refusal = JSON.parse(text) as Partial<Refusal>;
    if (refusal.problem) return new ArchiveError(archiveMessage(refusal.problem, refusal.path));
    return refused(refusal.reason ? (refusal as Refusal) : null);
  } catch {
    return new CallError(null);
  }
}

interface Sending {
  body?: object | Blob;
  onProgress?: (sentBytes: number) => void;
  signal?: AbortSignal;
}

/** The server needs a while to look through 100 MiB; in milliseconds. */
const timeoutMs = 300_000;

/**
 * Calls `publishVersion`.
 * @throws ArchiveError for what is wrong with the archive, CallError with another reason or without a connection,
 *   DOMException once it is aborted
 */
async function callPublish(method: string, address: string, sending: Sending = {}): Promise<UploadState> {
  const { body, onProgress, signal } = sending;
  const authorization = await bearer();
  signal?.throwIfAborted();
  // fetch() reports no upload progress.
  const request = new XMLHttpRequest();
  request.open(method, address);
  request.setRequestHeader('Authorization', authorization);
  const isBytes = body instanceof Blob;
  request.setRequestHeader('Content-Type', isBytes ? 'application/octet-stream' : 'application/json');
  request.timeout = timeoutMs;
  request.upload.onprogress = ({ loaded }) => onProgress?.(loaded);
  return new Promise((resolve, reject) => {
    request.onload = () =>
      request.status === 200
        ? resolve(JSON.parse(request.responseText))
        : reject(errorIn(request.responseText));
    request.onerror = () => reject(new CallError(null));
    request.ontimeout = request.onerror;
    signal?.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason);
    });
    request.send(isBytes ? body : body && JSON.stringify(body));
  });
}

export const startUpload = (slug: string, sizeBytes: number) =>
  callPublish('POST', publishPath(slug), { body: { sizeBytes } });

export const readUpload = (slug: string, id: string) => callPublish('GET', publishPath(slug, id));

export const sendPart = (slug: string, id: string, offset: number, part: Blob, rest: Omit<Sending, 'body'>) =>
  callPublish('PUT', `${publishPath(slug, id)}?offset=${offset}`, { ...rest, body: part });

export const checkUpload = (slug: string, id: string) =>
  callPublish('POST', `${publishPath(slug, id)}/check`);

export const publishUpload = (slug: string, id: string, input: PublishInput) =>
  callPublish('POST', publishPath(slug, id), { body: input });

export const dropUpload = (slug: string, id: string) => callPublish('DELETE', publishPath(slug, id));
