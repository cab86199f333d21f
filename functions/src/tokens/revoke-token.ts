import { RefusalError } from '@tempera/domain/calls/reasons';
import type { RevokeTokenOutput, revokeTokenInput } from '@tempera/domain/tokens/token-calls';
import type { z } from 'zod';
import { type CallAuth, isGuest, loadSession, requireIdentity } from '../platform/caller.ts';
import { removeToken } from './tokens.store.ts';

/**
 * Takes one of the caller's access tokens away: the next request with it is refused, git's within two seconds. Restricted people may, as they may sign out.
 * @throws RefusalError `sign-in-required`, `not-allowed` to guests, `token-not-found`
 */
export async function revokeToken(
  { tokenId }: z.output<typeof revokeTokenInput>,
  auth: CallAuth | null,
): Promise<RevokeTokenOutput> {
  const identity = requireIdentity(auth);
  if (isGuest(identity)) throw new RefusalError('not-allowed');
  const { uid } = await loadSession(identity);
  if (!(await removeToken(uid, tokenId))) throw new RefusalError('token-not-found');
  return { revoked: true };
}
