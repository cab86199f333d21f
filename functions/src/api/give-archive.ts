import type { RequestDownloadOutput } from '@tempera/domain/calls/calls';
import { RefusalError } from '@tempera/domain/calls/reasons';
import type { Request } from 'firebase-functions/https';
import { findArchive } from '../downloads/downloads.store.ts';
import { giveLink } from '../downloads/give-link.ts';
import { claimFree } from '../plans/claim-free.ts';
import { findEntitled } from '../tokens/entitled.ts';
import type { TokenCaller } from '../tokens/require-token.ts';

/**
 * A link to an archive, as `requestDownload` gives it; it ends with the token that asked for it.
 * @throws RefusalError those of `findEntitled`, `version-not-found`, `plan-limit`
 */
export async function giveArchive(
  { slug, version }: { slug: string; version: string },
  caller: TokenCaller,
  request: Request,
  signingKey: string,
): Promise<RequestDownloadOutput> {
  const offer = await findEntitled(caller, slug);
  const archive = await findArchive(slug, version);
  if (!archive) throw new RefusalError('version-not-found');
  // Last, so that only a download that can begin counts.
  await claimFree(caller, { ...offer, slug });
  return giveLink(caller.uid, slug, archive, request.get('Host') ?? null, signingKey, caller.tokenId);
}
