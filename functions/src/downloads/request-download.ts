import type { RequestDownloadOutput, requestDownloadInput } from '@tempera/domain/calls/calls';
import type { z } from 'zod';
import type { CallContext } from '../platform/callable.ts';
import { requireIdentity } from '../platform/caller.ts';
import { entitledNow } from './entitled.ts';
import { giveArchive } from './give-archive.ts';

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
  const { caller, offer } = await entitledNow(requireIdentity(auth), input.slug);
  return giveArchive(caller, offer, input, host, signingKey);
}
