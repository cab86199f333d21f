import { RefusalError } from '@tempera/domain/calls/reasons';
import { mergeSettings } from '@tempera/domain/settings/settings';
import { storeOriginOf } from '@tempera/domain/site/store-origin';
import type { Request } from 'firebase-functions/https';
import { db } from '../platform/admin.ts';
import { assertOpen } from '../platform/caller.ts';
import { countersOf, countTry } from '../platform/limiter.ts';
import { fallbackOrigin } from '../platform/origin.ts';
import { refs } from '../platform/refs.ts';
import { type HttpResponse, respond } from '../platform/respond.ts';
import { senderOf } from '../platform/sender.ts';
import { askerOf, findCaller } from '../tokens/find-caller.ts';
import type { TokenCaller } from '../tokens/require-token.ts';

/** What a message may have, in bytes: arguments are slugs and paths. */
export const messageBytes = 65_536;

/** What the store's settings say; another page than one of its own may not ask in a visitor's name (DNS rebinding). */
async function loadStore(request: Request) {
  const [site, maintenance] = await db().getAll(refs.site(), refs.maintenance());
  const { settings } = mergeSettings(site?.data());
  const origin = storeOriginOf(settings.siteUrl, fallbackOrigin());
  const from = request.get('Origin');
  if (from !== undefined && from !== origin && from !== fallbackOrigin())
    throw new RefusalError('not-allowed');
  return { settings, origin, enabled: maintenance?.data()?.enabled === true };
}

/**
 * Who asks; null for a visitor. A token that is no good is told so as the protocol wants it.
 * @throws RefusalError those of `requireToken`
 */
async function findAgent(request: Request, response: HttpResponse): Promise<TokenCaller | null> {
  try {
    return await findCaller(request);
  } catch (cause) {
    if (cause instanceof RefusalError && cause.refusal.reason === 'sign-in-required')
      response.set(
        'WWW-Authenticate',
        'Bearer realm="mcp", error="invalid_token", error_description="Make an access token in the store: Profile, Access tokens"',
      );
    throw cause;
  }
}

/**
 * The store for agents: `POST /mcp`, the Model Context Protocol over streamable HTTP, without sessions (decision 87). Visitors search,
 * compare and quote; an access token opens what its person may have. Refusals of a tool are its errors; what is wrong with the request
 * itself is answered as elsewhere, in JSON `{reason, message}`.
 */
export const mcp = (request: Request, response: HttpResponse, signingKey: string): Promise<void> =>
  respond('mcp', ['POST'], request, response, async () => {
    const { settings, origin, enabled } = await loadStore(request);
    const caller = await findAgent(request, response);
    const ip = senderOf(request);
    await countTry(countersOf('agentRequests', askerOf(caller, request)));
    assertOpen({ enabled }, { role: 'customer' });
    // Many at once would count as one.
    if (typeof request.body !== 'object' || request.body === null || Array.isArray(request.body))
      throw new RefusalError('invalid-input');
    const host = request.get('Host') ?? null;
    const { answerMcp } = await import('./answer-mcp.ts');
    const answer = await answerMcp({ caller, ip, host, signingKey, settings, origin }, request);
    response.status(answer.status);
    const type = answer.headers.get('Content-Type');
    if (type) response.type(type);
    response.send(await answer.text());
  });
