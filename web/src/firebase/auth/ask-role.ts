import type { Role } from '@tempera/domain/people/roles';
import { announce } from './session.ts';
import { refreshVerification } from './verify-email.ts';

/** The role as the server has it now, also of an owner who has just confirmed their address. @throws CallError, FirebaseError */
export async function askRole(): Promise<Role> {
  await refreshVerification();
  return (await announce(true)).role;
}
