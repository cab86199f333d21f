import { RefusalError } from '@tempera/domain/calls/reasons';
import { memberName } from '@tempera/domain/people/member-name';
import { may } from '@tempera/domain/people/roles';
import { tokenPrefix } from '@tempera/domain/tokens/token-text';
import { type Asking, requireBearer } from '../platform/caller.ts';
import { type Manager, toManager } from '../platform/manager.ts';
import { requireToken } from './require-token.ts';
import { tokenIn } from './token-in.ts';

/**
 * Who publishes: somebody who manages the store, signed in, or by an access token that may do this and nothing else of theirs.
 * @throws RefusalError those of `requireBearer` and `toManager`, or of `requireToken`; `not-allowed`
 */
export async function requirePublisher(request: Asking): Promise<Manager> {
  if (!tokenIn(request)?.startsWith(tokenPrefix)) return toManager(await requireBearer(request));
  const { uid, role, name } = await requireToken(request, 'publish');
  if (!may(role, 'manageStore')) throw new RefusalError('not-allowed');
  return { byId: uid, byName: name || memberName(uid), byRole: role };
}
