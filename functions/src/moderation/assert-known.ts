import { RefusalError } from '@tempera/domain/calls/reasons';
import { hasAddress } from '../access/claims.ts';
import { refs } from '../platform/refs.ts';

/**
 * Somebody whose first session has not begun has no record yet. They must have an account then, and not be the owner,
 * whom the record would protect.
 * @throws RefusalError `user-not-found`, `not-allowed`
 */
export async function assertKnown(uid: string, ownerEmail: string): Promise<void> {
  if ((await refs.access(uid).get()).exists) return;
  if (await hasAddress(uid, ownerEmail)) throw new RefusalError('not-allowed');
}
