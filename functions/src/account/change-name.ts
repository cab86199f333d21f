import { RefusalError } from '@tempera/domain/calls/reasons';
import type { ChangeNameOutput, changeNameInput } from '@tempera/domain/people/account-calls';
import type { z } from 'zod';
import { isReserved } from '../access/reserved-names.store.ts';
import { loadOwner } from '../avatars/avatars.store.ts';
import { assertOpen, type CallAuth, isGuest, loadCaller, requireIdentity } from '../platform/caller.ts';
import { isMissing } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';

/**
 * Changes what a person is called, in the store and by everybody who meets them there.
 * @throws RefusalError `sign-in-required`, `restricted`, `not-allowed` to guests, `user-not-found`, `maintenance`,
 *   `name-reserved`
 */
export async function changeName(
  { name }: z.output<typeof changeNameInput>,
  auth: CallAuth | null,
): Promise<ChangeNameOutput> {
  const caller = await loadCaller(requireIdentity(auth));
  if (isGuest(caller)) throw new RefusalError('not-allowed');
  const { exists, maintenance } = await loadOwner(caller.uid);
  assertOpen({ enabled: maintenance }, caller);
  if (!exists) throw new RefusalError('user-not-found');
  if (await isReserved(name, caller)) throw new RefusalError('name-reserved');
  try {
    await refs.user(caller.uid).update({ name });
  } catch (error) {
    if (isMissing(error)) throw new RefusalError('user-not-found');
    throw error;
  }
  return { name };
}
