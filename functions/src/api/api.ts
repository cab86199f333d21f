import type { Request } from 'firebase-functions/https';
import { countersOf, countTry } from '../platform/limiter.ts';
import { type HttpResponse, respond } from '../platform/respond.ts';
import { giveDeviceToken } from '../tokens/give-device-token.ts';
import { requireToken, type TokenCaller } from '../tokens/require-token.ts';
import { startDevice } from '../tokens/start-device.ts';
import { type ApiAsked, readAsked } from './api-asked.ts';
import { readLibrary } from './catalogue.store.ts';
import { giveArchive } from './give-archive.ts';
import { listProducts } from './list-products.ts';
import { listReleases } from './list-releases.ts';
import { showProduct } from './show-product.ts';

/** Counted once for each request, whatever is asked. */
async function requireCaller(
  request: Request,
  ...anyOf: Parameters<typeof requireToken>[1][]
): Promise<TokenCaller> {
  const caller = await requireToken(request, ...anyOf);
  await countTry(countersOf('apiRequests', { uid: caller.uid, network: null }));
  return caller;
}

/** What is answered, by what is asked. */
async function answer(asked: ApiAsked, request: Request, signingKey: string): Promise<unknown> {
  switch (asked.what) {
    case 'me': {
      const { uid, name, email, scopes } = await requireCaller(request);
      return { uid, name, email, scopes };
    }
    case 'products':
      await requireCaller(request);
      return { products: await listProducts(request.query) };
    case 'product':
      return showProduct(asked.slug, await requireCaller(request));
    case 'library':
      return { products: await readLibrary((await requireCaller(request, 'profile', 'library')).uid) };
    case 'releases':
      return { releases: await listReleases(asked.slug, await requireCaller(request)) };
    case 'archive':
      return giveArchive(asked, await requireCaller(request, 'library'), request, signingKey);
  }
}

/**
 * What programs ask with a person's access token, and how they get one (decision 82); times in milliseconds, answers in JSON:
 *
 *     GET  /api/me                                             {uid, name, email, scopes}
 *     GET  /api/products?q=&limit=                             {products: [{slug, title, …}]}, best or newest first
 *     GET  /api/products/{slug}                                {slug, title, version, …}
 *     GET  /api/products/{slug}/releases                       {releases: [{version, releasedAt, changelog, sizeBytes, sha256, fileName}]}
 *     GET  /api/products/{slug}/releases/{version}/archive     {url, fileName, sizeBytes, sha256, expiresAt}
 *     GET  /api/library                                        {products: [{slug, title, version, grantedAt, suspended}]}
 *     POST /api/device         {client_name, scopes}           RFC 8628, 3.2
 *     POST /api/device/token   {device_code}                   RFC 8628, 3.5
 *
 * Refusals are JSON `{reason, message}`; those of `requireToken` for any, `product-not-found` and `version-not-found`, those of `giveArchive`
 * for an archive, `too-many-attempts` with `Retry-After`.
 */
export async function api(request: Request, response: HttpResponse, signingKey: string): Promise<void> {
  const path = request.path.replace(/\/+$/, '');
  if (path === '/api/device')
    return respond('startDevice', ['POST'], request, response, async () => {
      response.json(await startDevice(request));
    });
  if (path === '/api/device/token')
    return respond('giveDeviceToken', ['POST'], request, response, async () => {
      const given = await giveDeviceToken(request);
      response.status('error' in given ? 400 : 200).json(given);
    });
  return respond('api', ['GET'], request, response, async () => {
    const asked = readAsked(path);
    if (asked) response.json(await answer(asked, request, signingKey));
    else response.status(404).json({ message: 'There is nothing at this address.' });
  });
}
