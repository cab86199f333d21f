import type { RevokeTokenOutput } from '@tempera/domain/tokens/token-calls';
import type { Asking } from '../platform/caller.ts';
import { requireToken } from './require-token.ts';
import { removeToken } from './tokens.store.ts';

/**
 * Ends the access token that a request bears: a program that is logged out leaves none behind. Any scope will do, as whoever has a token
 * does its person no harm by ending it.
 * @throws RefusalError those of `requireToken`
 */
export async function endToken(request: Asking): Promise<RevokeTokenOutput> {
  const { uid, tokenId } = await requireToken(request);
  // Of two at once, the other has ended it.
  await removeToken(uid, tokenId);
  return { revoked: true };
}
