import { durations } from '@tempera/domain/site/durations';
import type { Request } from 'firebase-functions/https';
import { servePicture } from '../avatars/serve-picture.ts';
import { answerLook } from '../platform/answer-look.ts';
import type { HttpResponse } from '../platform/respond.ts';
import { signedAddress } from '../platform/signed-address.ts';
import { isStored, pictureAsked } from './pictures.store.ts';

/** Whoever is led on by an address that was kept can still look at the video for a good while. */
const cacheControl = `public, max-age=${durations.videoAddressKept / 1_000}`;

/**
 * Answers an address with a product's picture; from that of a video it leads to Cloud Storage, which sends it whole or in part
 * (decision 52).
 */
export function serveProductPicture(request: Request, response: HttpResponse): Promise<void> {
  const asked = pictureAsked(request.path);
  if (!asked?.contentType.startsWith('video/')) {
    return servePicture('productImage', pictureAsked, request, response);
  }
  return answerLook('productVideo', request, response, async () => {
    const { file, contentType } = asked;
    if (!(await isStored(file))) {
      response.status(404).end();
      return;
    }
    response.set('Cache-Control', cacheControl);
    if (request.method === 'HEAD') {
      // An address is signed for one method: what the file is, is said here.
      response.status(200).set({ 'Accept-Ranges': 'bytes', 'Content-Type': contentType }).end();
      return;
    }
    const address = await signedAddress(file, { contentType, disposition: 'inline' }, durations.videoAddress);
    response.redirect(302, address);
  });
}
