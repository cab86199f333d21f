import type { RequestDownloadOutput, requestDownloadInput } from '@tempera/domain/calls/calls';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { isRestricted } from '@tempera/domain/people/access';
import type { z } from 'zod';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { claimFree } from '../plans/claim-free.ts';
import type { CallContext } from '../platform/callable.ts';
import { assertOpen, assertVerified, isUnconfirmed, requireIdentity } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { findArchive, loadWanted } from './downloads.store.ts';
import { giveLink } from './give-link.ts';
import { assertMayDownload } from './may-download.ts';

/**
 * A short-lived signed link to an archive, for whoever is entitled to it now.
 * @throws RefusalError `sign-in-required`, `restricted`, `maintenance`, `email-unverified`, `product-not-found`,
 *   `not-entitled`, `entitlement-suspended`, `version-not-found`, `plan-limit`
 */
export async function requestDownload(
  input: z.output<typeof requestDownloadInput>,
  { auth, host }: CallContext,
  signingKey: string,
): Promise<RequestDownloadOutput> {
  const identity = requireIdentity(auth);
  const { caller, offer, maintenance } = await loadWanted(identity, input.slug);
  if (isRestricted(caller.access, clock.now())) throw new RefusalError('restricted');
  assertOpen({ enabled: maintenance }, caller);
  // The settings are one more read, for those few only whom they may stop.
  if (isUnconfirmed(caller)) assertVerified(caller, await loadSettings());
  assertMayDownload(caller, offer);
  const version = input.version ?? offer.version;
  const archive = version === '' ? null : await findArchive(input.slug, version);
  if (!archive) throw new RefusalError('version-not-found');
  // Last, so that only a download that can begin counts.
  await claimFree(caller, { ...offer, slug: input.slug });

  return giveLink(identity.uid, input.slug, archive, host, signingKey);
}
