import type { UploadProductVideoOutput } from '@tempera/domain/catalogue/product-calls';
import type { Request } from 'firebase-functions/https';
import { saveFile } from '../avatars/avatars.store.ts';
import { requireBearer } from '../platform/caller.ts';
import { toManager } from '../platform/manager.ts';
import { type HttpResponse, respond } from '../platform/respond.ts';
import { pictureAsked, pictureFile } from './pictures.store.ts';
import { readVideo } from './read-video.ts';

/**
 * Stores a product's video under its content: a POST of its bytes with an admin's token; answers `{video}`, its address. Which
 * product shows it is written with the product. Refuses with `sign-in-required`, `restricted`, `not-allowed`, `video-invalid`.
 */
export function uploadProductVideo(request: Request, response: HttpResponse): Promise<void> {
  return respond('uploadProductVideo', ['POST'], request, response, async () => {
    await toManager(await requireBearer(request.get('Authorization')));
    const video = readVideo(request.rawBody ?? Buffer.alloc(0));
    const file = pictureFile(video);
    await saveFile(file, video.bytes, pictureAsked(`/${file}`)?.contentType ?? '');
    response.status(200).json({ video: `/${file}` } satisfies UploadProductVideoOutput);
  });
}
