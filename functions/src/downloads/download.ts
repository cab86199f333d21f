import { messageOf } from '@tempera/domain/calls/reason-texts';
import { type Refusal, RefusalError, reasonCode } from '@tempera/domain/calls/reasons';
import { HttpsError, type Request } from 'firebase-functions/https';
import { answerHeaders } from '../platform/answer-headers.ts';
import { countersOf, countTry, noSender } from '../platform/limiter.ts';
import { logs } from '../platform/logs.ts';
import { noteForged, noteHttpRefusal } from '../platform/note-refusal.ts';
import { retryAfter, toRefusal } from '../platform/refusals.ts';
import { signedAddress } from '../platform/signed-address.ts';
import { archivePath } from './archives.ts';
import { type AllowedDownload, assertBearer, checkLink } from './check-link.ts';
import { hasArchive, recordDownload } from './downloads.store.ts';
import { isForged } from './link.ts';

/** The response of an HTTP function; express's, as far as we use it. */
type HttpResponse = Parameters<Parameters<typeof import('firebase-functions/https').onRequest>[0]>[1];

function refuse(response: HttpResponse, refusal: Refusal, status?: number): void {
  const { httpErrorCode } = new HttpsError(reasonCode[refusal.reason], '');
  response
    .status(status ?? httpErrorCode.status)
    .set(retryAfter(refusal))
    .json({ reason: refusal.reason, message: messageOf(refusal) });
}

/** Headers of every response: a link is personal and short-lived, so nothing in between may keep it. */
function setCommonHeaders(response: HttpResponse): void {
  response.set({
    ...answerHeaders,
    'Cache-Control': 'private, no-store',
    // The link itself is the permission, so any page may fetch with it; the store's may be on another origin.
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'Authorization, Range',
  });
}

async function answer(request: Request, response: HttpResponse, allowed: AllowedDownload): Promise<void> {
  const { claim, archive } = allowed;
  const { sizeBytes, fileName, version } = archive;
  const path = archivePath(claim.s, version, fileName);
  const isCounted = request.method === 'GET';
  const [found] = await Promise.all([
    hasArchive(path, sizeBytes),
    isCounted && countTry(countersOf('downloads', noSender, claim.u)),
  ]);
  if (!found) throw new RefusalError('version-not-found');
  const file = { contentType: 'application/zip', disposition: `attachment; filename="${fileName}"` };
  if (request.method === 'HEAD') {
    // An address is signed for one method: what the file is, is said here.
    response
      .status(200)
      .set({
        'Accept-Ranges': 'bytes',
        'Content-Type': file.contentType,
        'Content-Length': String(sizeBytes),
        'Content-Disposition': file.disposition,
      })
      .end();
    return;
  }
  const address = await signedAddress(path, file);
  await record(allowed);
  response.redirect(302, address);
}

/** Whoever gets the address finds the download in their history: where it can't be written down, they are told to try again. */
async function record({ claim, archive: { version }, productName }: AllowedDownload): Promise<void> {
  await recordDownload({ linkId: claim.i, uid: claim.u, slug: claim.s, productName, version });
  logs.downloadRecorded(claim.s, version);
}

/**
 * Leads from a link to the archive that it names: `302` to an address of Cloud Storage, which sends it whole or in part. Refusals are
 * JSON `{reason, message}`. The download counts once for a link, when the address is given.
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
  const link = request.path.replace(/^\/(?:download\/)?/, '');
  try {
    const allowed = await checkLink(link, signingKey);
    await assertBearer(request.get('Authorization'), allowed.claim.u);
    await answer(request, response, allowed);
  } catch (cause) {
    const refusal = toRefusal('download', cause, request.headers);
    if (isForged(link, signingKey)) await noteForged('download', request);
    else await noteHttpRefusal('download', refusal, request);
    refuse(response, refusal);
  }
}
