import { RefusalError } from '@tempera/domain/calls/reasons';
import {
  type BegunVideo,
  type UploadProductVideoOutput,
  uploadProductVideoInput,
  videoMaxBytes,
} from '@tempera/domain/catalogue/product-calls';
import type { Request } from 'firebase-functions/https';
import { saveFile } from '../avatars/avatars.store.ts';
import { requireBearer } from '../platform/caller.ts';
import { toManager } from '../platform/manager.ts';
import { parseInput } from '../platform/parse-input.ts';
import { type HttpResponse, respond } from '../platform/respond.ts';
import { uploadAddress } from '../platform/signed-address.ts';
import { discardUpload } from '../releases/publish-upload.ts';
import {
  changeUpload,
  createUpload,
  incomingFile,
  loadUpload,
  readIncoming,
  removeFile,
  type Upload,
} from '../releases/uploads.store.ts';
import { pictureAsked, pictureFile } from './pictures.store.ts';
import { readVideo, type Video } from './read-video.ts';

/** Which product shows a video is written with the product. */
const noProduct = '';

async function begin(sizeBytes: number, byId: string): Promise<BegunVideo> {
  if (sizeBytes > videoMaxBytes) throw new RefusalError('video-invalid');
  const { uploadId } = await createUpload(noProduct, byId, sizeBytes);
  return { uploadId, address: await uploadAddress(incomingFile(uploadId), sizeBytes) };
}

async function readOrDiscard(upload: Upload, bytes: Buffer): Promise<Video> {
  try {
    return readVideo(bytes);
  } catch (cause) {
    await discardUpload(upload);
    throw cause;
  }
}

/** Puts the very bytes that were checked where they are shown from. The same call again returns the same. */
async function finish(uploadId: string, byId: string): Promise<UploadProductVideoOutput> {
  const upload = await loadUpload(noProduct, uploadId, byId);
  if (upload.video) return { video: upload.video };
  const bytes = await readIncoming(upload);
  if (!bytes) {
    // Gone, when the same was finished a moment ago.
    const { video } = await loadUpload(noProduct, uploadId, byId);
    if (video) return { video };
    throw new RefusalError('invalid-input', { field: 'video' });
  }
  const file = pictureFile(await readOrDiscard(upload, bytes));
  const video = `/${file}`;
  await saveFile(file, bytes, pictureAsked(video)?.contentType ?? '');
  if (await changeUpload(upload, { status: 'published', video })) await removeFile(incomingFile(uploadId));
  return { video };
}

/**
 * Takes a product's video from those who manage the store, and stores it under its content (decision 52). A POST of `{sizeBytes}`
 * answers `{uploadId, address}`, where its bytes go to; one of `{uploadId}`, once they are there, `{video}`, its address in the store.
 * Refuses with `sign-in-required`, `restricted`, `not-allowed`, `invalid-input`, also while bytes are missing, `upload-not-found`,
 * `video-invalid`.
 */
export function uploadProductVideo(request: Request, response: HttpResponse): Promise<void> {
  return respond('uploadProductVideo', ['POST'], request, response, async () => {
    const { byId } = await toManager(await requireBearer(request));
    const input = parseInput(uploadProductVideoInput, request.body);
    const answer =
      'sizeBytes' in input ? await begin(input.sizeBytes, byId) : await finish(input.uploadId, byId);
    response.status(200).json(answer);
  });
}
