import { abbreviatedType } from '@tempera/domain/packages/packument';
import type { Request } from 'firebase-functions/https';
import { ordinaryBytes } from '../platform/body-size.ts';
import { countersOf, countTry } from '../platform/limiter.ts';
import type { HttpResponse } from '../platform/respond.ts';
import { sendTagged } from '../platform/send-tagged.ts';
import { requireToken, type TokenCaller } from '../tokens/require-token.ts';
import { auditBulk, auditTree } from './audit-packages.ts';
import { givePackument, giveTarball } from './give-package.ts';
import { type NpmAsked, npmAsked } from './npm-asked.ts';
import { answering, npmClient, say } from './refuse.ts';

/** What a client sends of its whole tree, in bytes. */
const auditBytes = 5_242_880;

const onlyRead = 'This registry is read-only: the store publishes its packages itself.';

const methodOf = ({ what }: NpmAsked): 'GET' | 'POST' =>
  what === 'bulk' || what === 'audit' ? 'POST' : 'GET';

/** How large a request may be, in bytes: a tree is sent to be audited, and nothing else. */
export function mostNpmBytes({ path }: Pick<Request, 'path'>): number {
  const asked = npmAsked(path);
  return asked && methodOf(asked) === 'POST' ? auditBytes : ordinaryBytes;
}

async function answer(
  asked: Exclude<NpmAsked, { what: 'ping' }>,
  caller: TokenCaller,
  request: Request,
  response: HttpResponse,
): Promise<void> {
  switch (asked.what) {
    case 'whoami':
      response.json({ username: caller.name || caller.email });
      return;
    case 'bulk':
      response.json(await auditBulk(caller, request.body));
      return;
    case 'audit':
      response.json(await auditTree(caller, request.body));
      return;
    case 'packument': {
      const isShort = (request.get('Accept') ?? '').includes(abbreviatedType);
      const packument = await givePackument(caller, asked, isShort ? 'install' : 'whole');
      const type = isShort ? abbreviatedType : 'application/json';
      return sendTagged(request, response, type, JSON.stringify(packument));
    }
    case 'tarball': {
      const address = await giveTarball(caller, asked);
      response.set('Cache-Control', 'private, no-store').redirect(302, address);
    }
  }
}

/**
 * Serves the templates that are packages to stock npm, pnpm and Yarn, for whoever bears an access token with the scope `library`
 * (decision 84):
 *
 *     GET  /npm/@{scope}/{slug}                           its releases, whole or as an installation needs them
 *     GET  /npm/@{scope}/{slug}/-/{slug}-{version}.tgz    302 to a tarball
 *     POST /npm/-/npm/v1/security/advisories/bulk         which of these packages have advisories
 *     POST /npm/-/npm/v1/security/audits[/quick]          the same, as it was asked before
 *     GET  /npm/-/whoami                                  {username}, with any token
 *     GET  /npm/-/ping                                    {}, with none
 *
 * Token and entitlement are looked at each time. Refusals are JSON `{error, reason}`, of which npm prints the error.
 */
export const npm = (request: Request, response: HttpResponse): Promise<void> =>
  answering('npm', request, response, npmClient, async () => {
    const asked = npmAsked(request.path);
    if (request.method === 'PUT' || request.method === 'DELETE')
      return say(response, npmClient, 403, onlyRead);
    if (!asked) return say(response, npmClient, 404, npmClient.nothing);
    const method = methodOf(asked);
    if (request.method !== method) {
      response.set('Allow', method);
      return say(response, npmClient, 405, onlyRead);
    }
    if (asked.what === 'ping') return void response.json({});
    const caller = await requireToken(request, ...(asked.what === 'whoami' ? [] : (['library'] as const)));
    await countTry(countersOf('packageFetches', { uid: caller.uid, network: null }));
    await answer(asked, caller, request, response);
  });
