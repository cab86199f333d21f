import { RefusalError } from '@tempera/domain/calls/reasons';
import type { Scope } from '@tempera/domain/tokens/scopes';
import type { TokenCaller } from '../tokens/require-token.ts';
import type { Agent } from './tool.ts';

/**
 * Who bears the access token of a request, which must have one of these scopes, or any where none is named.
 * @throws RefusalError `sign-in-required` for a visitor, `token-scope` for another scope
 */
export function needCaller({ caller }: Agent, ...anyOf: readonly Scope[]): TokenCaller {
  if (!caller) throw new RefusalError('sign-in-required', { token: 'missing' });
  if (anyOf.length > 0 && !anyOf.some((scope) => caller.scopes.includes(scope)))
    throw new RefusalError('token-scope', { scopes: { anyOf, has: caller.scopes } });
  return caller;
}
