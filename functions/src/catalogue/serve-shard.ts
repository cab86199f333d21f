import { shardAt } from '@tempera/domain/catalogue/shards';
import type { Request } from 'firebase-functions/https';
import { answerFile } from '../platform/answer-look.ts';
import type { HttpResponse } from '../platform/respond.ts';
import { readShardBytes } from './shards.store.ts';

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  // A name stands for one content for good; rows are of what is for sale, which everybody may see.
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/** Answers an address with a shard of the catalogue (decision 89). */
export const serveShard = (request: Request, response: HttpResponse): Promise<void> =>
  answerFile('serveShard', request, response, async () => {
    const name = shardAt(request.path);
    const bytes = name === null ? null : await readShardBytes(name);
    return bytes && { bytes, headers };
  });
