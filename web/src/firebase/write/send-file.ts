import type { Refusal } from '@tempera/domain/calls/reasons';
import { credentials } from '../auth/auth-actions.ts';
import { CallError } from './call.ts';
import { refused } from './refused.ts';

function refusalIn(text: string): Refusal | null {
  try {
    const refusal = JSON.parse(text) as Partial<Refusal>;
    return refusal.reason ? (refusal as Refusal) : null;
  } catch {
    return null;
  }
}

interface Sending {
  headers?: Record<string, string>;
  /** Milliseconds until a transfer counts as lost. */
  timeout: number;
  onProgress: (share: number) => void;
}

/**
 * Posts a file to a function, as whoever is signed in; `onProgress` gets a share from 0 to 1. @returns what the function answered
 * @throws CallError with the reason the function gave, or without one when it could not be reached
 */
export async function sendFile(
  path: string,
  file: File,
  { headers = {}, timeout, onProgress }: Sending,
): Promise<string> {
  const who = await credentials();
  // fetch() reports no upload progress.
  const request = new XMLHttpRequest();
  request.open('POST', path);
  const all = { ...who, 'Content-Type': 'application/octet-stream', ...headers };
  for (const [name, value] of Object.entries(all)) request.setRequestHeader(name, value);
  request.timeout = timeout;
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  return new Promise((resolve, reject) => {
    request.onload = () =>
      request.status === 200
        ? resolve(request.responseText)
        : reject(refused(refusalIn(request.responseText)));
    request.onerror = () => reject(new CallError(null));
    request.ontimeout = request.onerror;
    request.send(file);
  });
}
