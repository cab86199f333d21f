import type { Scope } from '@tempera/domain/tokens/scopes';
import type { Request } from 'firebase-functions/https';
import { giveArchive } from '../downloads/give-archive.ts';
import { assertOpen } from '../platform/caller.ts';
import { countersOf, countTry } from '../platform/limiter.ts';
import { refs } from '../platform/refs.ts';
import { type HttpResponse, respond } from '../platform/respond.ts';
import { nameFor } from '../registry/name-for.ts';
import { endToken } from '../tokens/end-token.ts';
import { findEntitled } from '../tokens/entitled.ts';
import { askerOf, findCaller } from '../tokens/find-caller.ts';
import { giveDeviceToken } from '../tokens/give-device-token.ts';
import { requireToken, type TokenCaller } from '../tokens/require-token.ts';
import { startDevice } from '../tokens/start-device.ts';
import { isOpen, type OpenAsked, type OwnAsked, readAsked } from './api-asked.ts';
import { readLibrary } from './catalogue.store.ts';
import { listAdvisories } from './list-advisories.ts';
import { listProducts } from './list-products.ts';
import { listReleases } from './list-releases.ts';
import { showProduct } from './show-product.ts';
import { showRelease } from './show-release.ts';

/** By which scopes each may be asked; any is enough where none is named. */
const scopesFor: Partial<Record<OwnAsked['what'], readonly Scope[]>> = {
  library: ['profile', 'library'],
  advisories: ['profile', 'library'],
  archive: ['library'],
};

/** What is answered to whoever asks. @param caller null for a visitor */
async function answerOpen(asked: OpenAsked, caller: TokenCaller | null, request: Request): Promise<unknown> {
  switch (asked.what) {
    case 'products':
      return { products: await listProducts(request.query) };
    case 'product':
      return { ...(await showProduct(asked.slug, caller)), packageName: await nameFor(asked.slug) };
    case 'releases':
      return { releases: await listReleases(asked.slug, caller) };
  }
}

/** What is answered to the bearer of a token. */
async function answerOwn(
  asked: OwnAsked,
  caller: TokenCaller,
  request: Request,
  signingKey: string,
): Promise<unknown> {
  switch (asked.what) {
    case 'me': {
      const { uid, name, email, scopes } = caller;
      return { uid, name, email, scopes };
    }
    case 'library':
      return { products: await readLibrary(caller.uid) };
    case 'advisories':
      return { advisories: await listAdvisories(caller.uid) };
    case 'release':
      return showRelease(asked.slug, asked.version, caller);
    case 'archive': {
      const offer = await findEntitled(caller, asked.slug);
      const host = request.get('Host') ?? null;
      return giveArchive(caller, offer, asked, host, signingKey, caller.tokenId);
    }
  }
}

/** @throws RefusalError `too-many-attempts` */
const count = (caller: TokenCaller | null, request: Request) =>
  countTry(countersOf('apiRequests', askerOf(caller, request)));

/** Whether a visitor may ask: whoever bears a token has been asked that. @throws RefusalError `maintenance` */
async function assertOpenToVisitors(): Promise<void> {
  assertOpen({ enabled: (await refs.maintenance().get()).data()?.enabled === true }, { role: 'customer' });
}

/**
 * What programs ask with a person's access token, or of the first three of the catalog with none, and how they get one (decision 82); times in milliseconds, answers in JSON:
 *
 *     GET  /api/products?q=&limit=                             {products: [{slug, title, …}]}, best or newest first
 *     GET  /api/products/{slug}                                {slug, title, version, packageName, …}
 *     GET  /api/products/{slug}/releases                       {releases: [{version, releasedAt, changelog, sizeBytes, sha256, fileName, installs: {npm, shadcn}, advisories: [{severity, title, text, fixedIn}]}]}
 *     GET  /api/me                                             {uid, name, email, scopes}
 *     GET  /api/products/{slug}/releases/{version}             the same of one, with {commit, tree}: git's names of it, or null
 *     GET  /api/products/{slug}/releases/{version}/archive     {url, fileName, sizeBytes, sha256, expiresAt}
 *     GET  /api/library                                        {products: [{slug, title, version, downloaded, grantedAt, suspended}]}
 *     DELETE /api/token                                        {revoked}: the token that asks ends
 *     GET  /api/advisories                                     {advisories: [{id, slug, title, severity, text, versions, fixedIn, publishedAt}]}
 *     POST /api/device         {client_name, scopes}           RFC 8628, 3.2
 *     POST /api/device/token   {device_code}                   RFC 8628, 3.5
 *
 * Refusals are JSON `{reason, message}`, with `page` where a template is sold and `scopes` of a token that lacks one; those of `requireToken` for any with a token, `product-not-found` and `version-not-found`, those of `findEntitled` and `giveArchive`
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
  if (path === '/api/token')
    return respond('endToken', ['DELETE'], request, response, async () => {
      response.json(await endToken(request));
    });
  return respond('api', ['GET'], request, response, async () => {
    const asked = readAsked(path);
    if (!asked) {
      response.status(404).json({ message: 'There is nothing at this address.' });
      return;
    }
    if (!isOpen(asked)) {
      const bearer = await requireToken(request, ...(scopesFor[asked.what] ?? []));
      await count(bearer, request);
      response.json(await answerOwn(asked, bearer, request, signingKey));
      return;
    }
    const caller = await findCaller(request);
    await count(caller, request);
    if (!caller) await assertOpenToVisitors();
    response.json(await answerOpen(asked, caller, request));
  });
}
