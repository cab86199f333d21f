import type { Refusal } from '@tempera/domain/calls/reasons';
import { archiveMessage } from '@tempera/domain/catalogue/archive-problems';
import {
  type OpenedUpload,
  type PublishInput,
  publishPath,
  type UploadState,
} from '@tempera/domain/catalogue/product-calls';
import { credentials } from '../../../firebase/auth/auth-actions.ts';
import { CallError, noAnswer } from '../../../firebase/write/call.ts';
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

/** The server needs a while to look through 100 MiB; in milliseconds. */
const timeoutMs = 300_000;

/**
 * Calls a function that takes uploads.
 * @throws ArchiveError for what is wrong with the archive, CallError with another reason, or without a connection or an answer
 */
export async function callUploads<Answer>(method: string, address: string, body?: object): Promise<Answer> {
  const headers = { ...(await credentials()), 'Content-Type': 'application/json' };
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(address, {
      method,
      headers,
      signal,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.ok) return (await response.json()) as Answer;
    if (response.status === 504) throw await noAnswer();
    throw errorIn(await response.text());
  } catch (error) {
    if (error instanceof ArchiveError || error instanceof CallError) throw error;
    throw signal.aborted ? await noAnswer() : new CallError(null);
  }
}

export const startUpload = (slug: string, sizeBytes: number) =>
  callUploads<OpenedUpload>('POST', publishPath(slug), { sizeBytes });

export const readUpload = (slug: string, id: string) =>
  callUploads<OpenedUpload>('GET', publishPath(slug, id));

export const checkUpload = (slug: string, id: string) =>
  callUploads<UploadState>('POST', `${publishPath(slug, id)}/check`);

export const publishUpload = (slug: string, id: string, input: PublishInput) =>
  callUploads<UploadState>('POST', publishPath(slug, id), input);

export const dropUpload = (slug: string, id: string) =>
  callUploads<UploadState>('DELETE', publishPath(slug, id));
