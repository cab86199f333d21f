import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { messageOf } from '@tempera/domain/calls/reason-texts';
import { type Refusal, RefusalError, reasonCode } from '@tempera/domain/calls/reasons';
import { readRange } from '@tempera/domain/catalogue/byte-range';
import { HttpsError, type Request } from 'firebase-functions/https';
import { logs } from '../platform/logs.ts';
import { toRefusal } from '../platform/refusals.ts';
import { archivePath } from './archives.ts';
import { type AllowedDownload, assertBearer, checkLink } from './check-link.ts';
import { type FinishedDownload, hasArchive, openArchive, recordDownload } from './downloads.store.ts';

/**
 * Sends a stream and leaves the response open: until the last byte is handed over there is time to write down that it
 * was.
 * @returns the sha256 of what was sent, or null when the other side went away first
 */
async function sendArchive(source: Readable, response: ServerResponse): Promise<string | null> {
  const hash = createHash('sha256');
  const gone = new AbortController();
  const leave = () => gone.abort();
  response.once('close', leave);
  try {
    for await (const chunk of source) {
      if (gone.signal.aborted) return null;
      hash.update(chunk as Buffer);
      if (!response.write(chunk)) await once(response, 'drain', { signal: gone.signal });
    }
  } catch (cause) {
    if (gone.signal.aborted) return null;
    throw cause;
  } finally {
    response.off('close', leave);
    source.destroy();
  }
  return gone.signal.aborted ? null : hash.digest('hex');
}

/** The response of an HTTP function; express's, as far as we use it. */
type HttpResponse = Parameters<Parameters<typeof import('firebase-functions/https').onRequest>[0]>[1];

function refuse(response: HttpResponse, refusal: Refusal, status?: number): void {
  const { httpErrorCode } = new HttpsError(reasonCode[refusal.reason], '');
  response
    .status(status ?? httpErrorCode.status)
    .json({ reason: refusal.reason, message: messageOf(refusal) });
}

/** Headers of every response: a link is personal and short-lived, so nothing in between may keep it. */
function setCommonHeaders(response: HttpResponse): void {
  response.set({
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    // The link itself is the permission, so any page may fetch with it; the store's may be on another origin.
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'Authorization, Range, If-Range',
    'Access-Control-Expose-Headers': 'Content-Length, Content-Range, Content-Disposition, ETag',
  });
}

/** A resumed download goes on only while the file is the one that it began with. */
function wantedRange(request: Request, etag: string, sizeBytes: number) {
  const condition = request.get('If-Range');
  if (condition !== undefined && condition !== etag) return null;
  return readRange(request.get('Range'), sizeBytes);
}

async function send(request: Request, response: HttpResponse, allowed: AllowedDownload): Promise<void> {
  const { claim, archive, productName } = allowed;
  const { sizeBytes, sha256, fileName, version } = archive;
  const path = archivePath(claim.s, version, fileName);
  if (!(await hasArchive(path, sizeBytes))) throw new RefusalError('version-not-found');

  const etag = `"${sha256}"`;
  response.set({
    ETag: etag,
    'Accept-Ranges': 'bytes',
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${fileName}"`,
  });
  const asked = wantedRange(request, etag, sizeBytes);
  if (asked === 'unsatisfiable') {
    response.set('Content-Range', `bytes */${sizeBytes}`).removeHeader('Content-Disposition');
    refuse(response, { reason: 'invalid-input' }, 416);
    return;
  }
  const range = asked ?? { start: 0, end: sizeBytes - 1 };
  if (asked) response.set('Content-Range', `bytes ${range.start}-${range.end}/${sizeBytes}`);
  response.status(asked ? 206 : 200).set('Content-Length', String(range.end - range.start + 1));
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const sent = await sendArchive(await openArchive(path, range), response);
  if (sent !== null && range.end === sizeBytes - 1) {
    const verified = range.start === 0 && sent === sha256;
    await record({ linkId: claim.i, uid: claim.u, slug: claim.s, productName, version, verified });
  }
  response.end();
}

/** The buyer has the file by now: a failure to write that down is ours alone. */
async function record(finished: FinishedDownload): Promise<void> {
  try {
    await recordDownload(finished);
    logs.downloadRecorded(finished.slug, finished.version);
  } catch (cause) {
    logs.unexpected('recordDownload', cause);
  }
}

/**
 * Streams the archive that a signed link names: whole or in part, `HEAD` too. Refusals are JSON `{reason, message}`. The download counts once for a link, when the archive's last byte has been sent.
 */
export async function download(request: Request, response: HttpResponse, signingKey: string): Promise<void> {
  setCommonHeaders(response);
  if (request.method === 'OPTIONS') {
    response.status(204).end();
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.set('Allow', 'GET, HEAD');
    refuse(response, { reason: 'invalid-input' }, 405);
    return;
  }
  try {
    const link = request.path.replace(/^\/(?:download\/)?/, '');
    const allowed = await checkLink(link, signingKey);
    await assertBearer(request.get('Authorization'), allowed.claim.u);
    await send(request, response, allowed);
  } catch (cause) {
    const refusal = toRefusal('download', cause);
    if (response.headersSent) response.destroy();
    else refuse(response, refusal);
  }
}
