import { isSlug } from '@tempera/domain/catalogue/slug-pattern';
import type { Request } from 'firebase-functions/https';
import { requireBearer } from '../platform/caller.ts';
import { toManager } from '../platform/manager.ts';
import { refs } from '../platform/refs.ts';
import { type HttpResponse, respond } from '../platform/respond.ts';

/**
 * `GET /owners/{slug}` tells those who manage the store how many have a product in their library, `{owners}`, before they tell them of
 * something: one aggregation. No rule lets anybody ask across all people.
 */
export function countOwners(request: Request, response: HttpResponse): Promise<void> {
  return respond('countOwners', ['GET'], request, response, async () => {
    await toManager(await requireBearer(request));
    const [, , slug, ...rest] = request.path.split('/');
    if (!isSlug(slug) || rest.length > 0) {
      response.status(404).json({ message: 'There is nothing at this address.' });
      return;
    }
    const counted = await refs.libraries().where('slug', '==', slug).count().get();
    response.json({ owners: counted.data().count });
  });
}
