import { incomingHeaders } from '@tempera/domain/catalogue/product-calls';
import { CallError } from '../../../firebase/write/call.ts';

/** Cloud Storage's resumable uploads, as far as uploads need them. An address of a session is good for a week, without a token. */

const lost = () => new CallError(null);

/** How many bytes have arrived, by an answer of Cloud Storage; null when there is no such session any more. */
function arrivedIn(status: number, range: string | null, sizeBytes: number): number | null {
  if (status === 200 || status === 201) return sizeBytes;
  if (status === 308) return Number(/^bytes=0-(\d+)$/.exec(range ?? '')?.[1] ?? -1) + 1;
  if (status === 404 || status === 410) return null;
  throw lost();
}

/** Begins a session. @param address signed for a file of this size @throws CallError */
export async function startSession(address: string, sizeBytes: number, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, {
    method: 'POST',
    headers: incomingHeaders(sizeBytes),
    signal,
  }).catch(throwUnlessAborted(signal));
  const session = response.headers.get('Location');
  if (!response.ok || !session) throw lost();
  return session;
}

/** @returns how many bytes have arrived, null when the session is gone @throws CallError */
export async function askSession(
  session: string,
  sizeBytes: number,
  signal: AbortSignal,
): Promise<number | null> {
  const response = await fetch(session, {
    method: 'PUT',
    headers: { 'Content-Range': `bytes */${sizeBytes}` },
    signal,
  }).catch(throwUnlessAborted(signal));
  return arrivedIn(response.status, response.headers.get('Range'), sizeBytes);
}

const throwUnlessAborted = (signal: AbortSignal) => (): never => {
  signal.throwIfAborted();
  throw lost();
};

/**
 * Sends all that is left of a file in one request.
 * @returns how many bytes have arrived, null when the session is gone
 * @throws CallError for a connection that broke, DOMException once it is aborted
 */
export function sendRest(
  session: string,
  file: File,
  from: number,
  { onProgress, signal }: { onProgress: (arrivedBytes: number) => void; signal: AbortSignal },
): Promise<number | null> {
  signal.throwIfAborted();
  // fetch() reports no upload progress.
  const request = new XMLHttpRequest();
  request.open('PUT', session);
  request.setRequestHeader('Content-Range', `bytes ${from}-${file.size - 1}/${file.size}`);
  request.upload.onprogress = ({ loaded }) => onProgress(from + loaded);
  return new Promise((resolve, reject) => {
    request.onload = () => {
      try {
        resolve(arrivedIn(request.status, request.getResponseHeader('Range'), file.size));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(lost());
    signal.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason);
    });
    request.send(file.slice(from));
  });
}
