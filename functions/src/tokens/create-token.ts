import type { CreateTokenOutput, createTokenInput } from '@tempera/domain/tokens/token-calls';
import type { z } from 'zod';
import { type CallAuth, loadCaller, requireIdentity } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { assertMayGrant } from './may-grant.ts';
import { addToken } from './tokens.store.ts';

const day = 24 * 60 * 60_000;

/**
 * Makes the caller an access token, which nobody is told again.
 * @throws RefusalError `sign-in-required`, `restricted`, those of `assertMayGrant` and of `addToken`
 */
export async function createToken(
  { name, scopes, expiresInDays }: z.output<typeof createTokenInput>,
  auth: CallAuth | null,
): Promise<CreateTokenOutput> {
  const caller = await loadCaller(requireIdentity(auth));
  await assertMayGrant(caller, scopes);
  const { uid, secondFactor } = caller;
  const createdAt = clock.now();
  const expiresAt = expiresInDays === null ? null : createdAt + expiresInDays * day;
  return addToken({ uid, name, scopes, createdAt, expiresAt, secondFactor, by: 'profile' });
}
