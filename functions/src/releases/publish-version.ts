import { RefusalError } from '@tempera/domain/calls/reasons';
import {
  type OpenedUpload,
  publishInput,
  startUploadInput,
  type UploadState,
} from '@tempera/domain/catalogue/product-calls';
import type { Request } from 'firebase-functions/https';
import type { Manager } from '../platform/manager.ts';
import { parseInput } from '../platform/parse-input.ts';
import { type HttpResponse, respond } from '../platform/respond.ts';
import { uploadAddress } from '../platform/signed-address.ts';
import { requirePublisher } from '../tokens/require-publisher.ts';
import { readNewest } from './newest-release.store.ts';
import { checkUpload, discardUpload, publishUpload } from './publish-upload.ts';
import {
  createUpload,
  incomingFile,
  loadUpload,
  productStands,
  publishAsked,
  stateOf,
  type Upload,
} from './uploads.store.ts';

/** With the address where its bytes are to go, signed anew. */
async function opened(upload: UploadState): Promise<OpenedUpload> {
  const { status, uploadId, sizeBytes } = upload;
  const address = status === 'open' ? await uploadAddress(incomingFile(uploadId), sizeBytes) : null;
  return { ...upload, address };
}

async function start(slug: string, request: Request, by: Manager) {
  const { sizeBytes } = parseInput(startUploadInput, request.body);
  if (!(await productStands(slug))) throw new RefusalError('product-not-found');
  return opened(await createUpload(slug, by.byId, sizeBytes));
}

/** What is done with an upload that stands. */
async function goOn(upload: Upload, check: boolean, request: Request, by: Manager) {
  if (check) {
    if (request.method !== 'POST') throw new RefusalError('invalid-input');
    return stateOf(await checkUpload(upload));
  }
  if (request.method === 'POST') {
    return stateOf(await publishUpload(upload, parseInput(publishInput, request.body), by));
  }
  if (request.method === 'DELETE') {
    await discardUpload(upload);
    return stateOf(upload);
  }
  return opened(stateOf(upload));
}

/**
 * Takes an archive from those who manage the store, signed in or by an access token that may publish, and publishes it (decisions 23, 52, 82). Its bytes go to Cloud Storage, by the address
 * that the second and the third answer with:
 *
 *     GET    /publish/{slug}                                             {version, tree, files, open, packageName}: what is out
 *     POST   /publish/{slug}                     {sizeBytes}             begins an upload
 *     GET    /publish/{slug}/{id}                                        how it stands
 *     POST   /publish/{slug}/{id}/check                                  looks through the archive
 *     POST   /publish/{slug}/{id}                {version, changelog, open?}  publishes it
 *     DELETE /publish/{slug}/{id}                                        takes it away
 *
 * All but the first respond with the upload's state. Refuses with `sign-in-required`, `restricted`, `not-allowed`, `product-not-found`,
 * `upload-not-found`, `invalid-input`, `archive-invalid` (with its `problem`), `version-not-newer`, `busy`.
 */
export function publishVersion(request: Request, response: HttpResponse): Promise<void> {
  const methods = ['GET', 'POST', 'DELETE'];
  return respond('publishVersion', methods, request, response, async () => {
    const by = await requirePublisher(request);
    const asked = publishAsked(request.path);
    if (!asked) throw new RefusalError('upload-not-found');
    const { slug, uploadId, check } = asked;
    if (uploadId === null && request.method === 'GET') {
      response.status(200).json(await readNewest(slug));
      return;
    }
    if (uploadId === null && request.method !== 'POST') throw new RefusalError('upload-not-found');
    const state =
      uploadId === null
        ? await start(slug, request, by)
        : await goOn(await loadUpload(slug, uploadId, by.byId), check, request, by);
    response.status(200).json(state);
  });
}
