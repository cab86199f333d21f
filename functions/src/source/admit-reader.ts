import { isToken } from '@tempera/domain/tokens/token-text';
import type { Request } from 'firebase-functions/https';
import type { Offer } from '../downloads/downloads.store.ts';
import { entitledNow } from '../downloads/entitled.ts';
import { claimFree } from '../plans/claim-free.ts';
import { type Caller, requireBearer } from '../platform/caller.ts';
import { countersOf, countTry } from '../platform/limiter.ts';
import { findEntitled } from '../tokens/entitled.ts';
import { requireToken } from '../tokens/require-token.ts';
import { tokenIn } from '../tokens/token-in.ts';

/** Who bears an access token with the scope `library`, or is signed in, and may have a product now. */
async function admit(request: Request, slug: string): Promise<{ caller: Caller; offer: Offer }> {
  if (isToken(tokenIn(request) ?? '')) {
    const caller = await requireToken(request, 'library');
    return { caller, offer: await findEntitled(caller, slug) };
  }
  return entitledNow(await requireBearer(request), slug);
}

/**
 * Lets those read a release who may download it, by the same decision: a free template counts against the month's allowance, once. It is
 * no download.
 * @throws RefusalError those of `requireToken`, `requireBearer`, `entitledNow` and `claimFree`, `too-many-attempts`
 */
export async function admitReader(request: Request, slug: string): Promise<void> {
  const { caller, offer } = await admit(request, slug);
  await countTry(countersOf('sourceReads', { uid: caller.uid, network: null }));
  await claimFree(caller, { ...offer, slug });
}
