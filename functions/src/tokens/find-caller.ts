import type { Asking } from '../platform/caller.ts';
import { type Sender, senderIn } from '../platform/limiter.ts';
import { senderOf } from '../platform/sender.ts';
import { requireToken, type TokenCaller } from './require-token.ts';

/**
 * Who asks for what everybody may have; null for a visitor, who sends no token. One that is no good is told so, also where none is needed.
 * @throws RefusalError those of `requireToken`
 */
export const findCaller = async (request: Asking): Promise<TokenCaller | null> =>
  request.get('Authorization') === undefined ? null : requireToken(request);

/** For whom such a request counts: the bearer of a token, else the network that it came from. */
export const askerOf = (caller: TokenCaller | null, request: Parameters<typeof senderOf>[0]): Sender =>
  caller ? { uid: caller.uid, network: null } : senderIn({ auth: null, ip: senderOf(request) });
