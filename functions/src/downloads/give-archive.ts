import type { RequestDownloadOutput } from '@tempera/domain/calls/calls';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { claimFree } from '../plans/claim-free.ts';
import type { Caller } from '../platform/caller.ts';
import { findArchive, type Offer } from './downloads.store.ts';
import { giveLink } from './give-link.ts';

interface Wanted {
  slug: string;
  /** The newest one where none is named. */
  version?: string | null | undefined;
}

/**
 * A short-lived signed link to an archive of what a caller was found to be entitled to.
 * @param tokenId the access token that asked for it, with which it ends
 * @throws RefusalError `version-not-found`, `plan-limit`
 */
export async function giveArchive(
  caller: Caller,
  offer: Offer,
  { slug, version }: Wanted,
  host: string | null,
  signingKey: string,
  tokenId?: string,
): Promise<RequestDownloadOutput> {
  const wanted = version ?? offer.version;
  const archive = wanted === '' ? null : await findArchive(slug, wanted);
  if (!archive) throw new RefusalError('version-not-found');
  // Last, so that only a download that can begin counts.
  await claimFree(caller, { ...offer, slug });
  return giveLink(caller.uid, slug, archive, host, signingKey, tokenId);
}
