import { versionPattern } from '@tempera/domain/catalogue/product-calls';
import { slugPattern } from '@tempera/domain/catalogue/slug-pattern';
import type { Request } from 'firebase-functions/https';
import { z } from 'zod';
import { countersOf, countTry } from '../platform/limiter.ts';
import { parseInput } from '../platform/parse-input.ts';
import type { HttpResponse } from '../platform/respond.ts';
import { requireToken } from '../tokens/require-token.ts';
import { giveItem, giveRegistry } from './give-item.ts';
import { answering, say, shadcnClient } from './refuse.ts';

const querySchema = z.object({
  version: z.string().regex(versionPattern).optional(),
  q: z.string().max(200).default(''),
  /** Several with commas. */
  type: z.string().max(200).default(''),
  limit: z.coerce.number().int().min(1).max(1_000).default(1_000),
  offset: z.coerce.number().int().min(0).default(0),
});

/** The name of an item; null for an address that is none. @param path `/r/{name}.json` */
function nameIn(path: string): string | null {
  const [, name = ''] = /^\/r\/([^/]+)\.json$/.exec(path) ?? [];
  return slugPattern.test(name) ? name : null;
}

/**
 * Serves templates of text to the shadcn command line, by the protocol of its registries, for whoever bears an access token with the scope `library`
 * (decision 84):
 *
 *     GET /r/registry.json?q=&type=&limit=&offset=    what its person may have
 *     GET /r/{slug}.json?version=                     a template with its files, the newest release where none is named
 *
 * The token stands in `Authorization` alone: addresses get into logs. Token and entitlement are looked at each time. Refusals are JSON
 * `{message, reason}`; a template that can't arrive so is a 404 as well, of
 * which the client prints the message.
 */
export const registryItems = (request: Request, response: HttpResponse): Promise<void> =>
  answering('registryItems', request, response, shadcnClient, async () => {
    if (request.method !== 'GET') {
      response.set('Allow', 'GET');
      return say(response, shadcnClient, 405, 'This registry is read-only.');
    }
    const name = nameIn(request.path);
    if (name === null) return say(response, shadcnClient, 404, shadcnClient.nothing);
    const caller = await requireToken(request, 'library');
    await countTry(countersOf('packageFetches', { uid: caller.uid, network: null }));
    const { version, type, ...search } = parseInput(querySchema, request.query);
    if (name === 'registry') {
      const types = type.split(',').filter(Boolean);
      return void response.json(await giveRegistry(caller, { ...search, types }));
    }
    const given = await giveItem(caller, name, version);
    if ('problem' in given) return say(response, shadcnClient, 404, given.problem);
    response.json(given.item);
  });
