import { RefusalError } from '@tempera/domain/calls/reasons';
import { publishInput, publishLimits, startUploadInput } from '@tempera/domain/catalogue/product-calls';
import type { Request } from 'firebase-functions/https';
import type { z } from 'zod';
import { requireBearer } from '../platform/caller.ts';
import { type Manager, toManager } from '../platform/manager.ts';
import { type HttpResponse, respond } from '../platform/respond.ts';
import { checkUpload, discardUpload, publishUpload } from './publish-upload.ts';
import {
  createUpload,
  enterPart,
  loadUpload,
  productStands,
  publishAsked,
  removeFile,
  savePart,
  stateOf,
  type Upload,
} from './uploads.store.ts';

/**
 * Takes the part of an upload that begins at `offset`. One that is not the next, because it came before or another is
 * missing, changes nothing: the result says where to go on.
 * @returns how many bytes have arrived
 * @throws RefusalError `invalid-input` for a part of another length than is due, `upload-not-found`
 */
async function takePart(upload: Upload, offset: number, bytes: Buffer): Promise<number> {
  if (upload.status !== 'open' || offset !== upload.offset) return upload.offset;
  const due = Math.min(publishLimits.partBytes, upload.sizeBytes - offset);
  if (bytes.length === 0 || bytes.length !== due) throw new RefusalError('invalid-input', { field: 'part' });
  const name = await savePart(upload.uploadId, bytes);
  const arrived = await enterPart(upload.uploadId, offset, { name, sizeBytes: bytes.length }).catch(
    async (cause: unknown) => {
      await removeFile(name);
      throw cause;
    },
  );
  if (arrived !== null) return arrived;
  await removeFile(name);
  return offset + bytes.length;
}

function parse<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new RefusalError('invalid-input', {
    field: parsed.error.issues[0]?.path.map(String).join('.') ?? '',
  });
}

/** Where the part of a request begins, in bytes. */
function offsetOf(request: Request): number {
  const text = String(request.query.offset ?? '');
  if (!/^\d{1,10}$/.test(text)) throw new RefusalError('invalid-input', { field: 'offset' });
  return Number(text);
}

async function start(slug: string, request: Request, by: Manager) {
  const { sizeBytes } = parse(startUploadInput, request.body);
  if (!(await productStands(slug))) throw new RefusalError('product-not-found');
  return createUpload(slug, by.byId, sizeBytes);
}

/** What is done with an upload that stands. */
async function goOn(upload: Upload, check: boolean, request: Request, by: Manager) {
  if (check) {
    if (request.method !== 'POST') throw new RefusalError('invalid-input');
    return stateOf(await checkUpload(upload));
  }
  if (request.method === 'POST') {
    return stateOf(await publishUpload(upload, parse(publishInput, request.body), by));
  }
  if (request.method === 'DELETE') {
    await discardUpload(upload);
    return stateOf(upload);
  }
  if (request.method === 'GET') return stateOf(upload);
  const offset = await takePart(upload, offsetOf(request), request.rawBody ?? Buffer.alloc(0));
  return { ...stateOf(upload), offset };
}

/**
 * Takes an archive from those who manage the store, in parts, and publishes it (decision 23):
 *
 *     POST   /publish/{slug}                     {sizeBytes}             begins an upload
 *     PUT    /publish/{slug}/{id}?offset=0       bytes                   the part that begins there
 *     GET    /publish/{slug}/{id}                                        how far it has come
 *     POST   /publish/{slug}/{id}/check                                  looks through the archive
 *     POST   /publish/{slug}/{id}                {version, changelog}    publishes it
 *     DELETE /publish/{slug}/{id}                                        takes it away
 *
 * Each responds with the upload's state. Refuses with `sign-in-required`, `restricted`, `not-allowed`, `product-not-found`,
 * `upload-not-found`, `invalid-input`, `archive-invalid` (with its `problem`), `version-not-newer`, `busy`.
 */
export function publishVersion(request: Request, response: HttpResponse): Promise<void> {
  const methods = ['GET', 'POST', 'PUT', 'DELETE'];
  return respond('publishVersion', methods, request, response, async () => {
    const by = await toManager(await requireBearer(request.get('Authorization')));
    const asked = publishAsked(request.path);
    if (!asked) throw new RefusalError('upload-not-found');
    const { slug, uploadId, check } = asked;
    if (uploadId === null && request.method !== 'POST') throw new RefusalError('upload-not-found');
    const state =
      uploadId === null
        ? await start(slug, request, by)
        : await goOn(await loadUpload(slug, uploadId, by.byId), check, request, by);
    response.status(200).json(state);
  });
}
