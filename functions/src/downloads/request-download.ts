import type { RequestDownloadOutput, requestDownloadInput } from '@tempera/domain/calls/calls';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { isRestricted } from '@tempera/domain/people/access';
import type { z } from 'zod';
import type { CallContext } from '../platform/callable.ts';
import { assertOpen, requireIdentity } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { loadWanted } from './downloads.store.ts';
import { entitled } from './entitled.ts';
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
  const identity = requireIdentity(auth);
  const { caller, offer, maintenance } = await loadWanted(identity, input.slug);
  if (isRestricted(caller.access, clock.now())) throw new RefusalError('restricted');
  assertOpen({ enabled: maintenance }, caller);
  return giveArchive(caller, await entitled(caller, offer), input, host, signingKey);
}
