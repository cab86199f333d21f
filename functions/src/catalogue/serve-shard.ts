import { shardAt } from '@tempera/domain/catalogue/shards';
import type { Request } from 'firebase-functions/https';
import { answerLook } from '../avatars/serve-picture.ts';
import type { HttpResponse } from '../platform/respond.ts';
import { readShardBytes } from './shards.store.ts';

/** A name stands for one content for good; rows are of what is for sale, which everybody may see. */
const cacheControl = 'public, max-age=31536000, immutable';

/** Answers an address with a shard of the catalogue (decision 89). */
export function serveShard(request: Request, response: HttpResponse): Promise<void> {
  return answerLook('serveShard', request, response, async () => {
    const name = shardAt(request.path);
    const bytes = name === null ? null : await readShardBytes(name);
    if (!bytes) {
      response.status(404).end();
      return;
    }
    response
      .status(200)
      .set({
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': String(bytes.length),
        'Cache-Control': cacheControl,
      })
      .end(request.method === 'HEAD' ? undefined : bytes);
  });
}
