import type { AuthAction } from '@tempera/domain/people/auth-action';
import { getAuth } from '../sdk.ts';
import { endSessions, refreshVerification } from './account.ts';
import { signOut } from './auth-actions.ts';

/**
 * Ends who was signed in before a change that Auth has just made. Nobody need be signed in for that; if it fails, the next sign-in
 * does it.
 */
const endEarlier = (email: string | null | undefined) =>
  email
    ? endSessions({ changed: email }).catch((error: unknown) => console.warn('Sessions go on', error))
    : null;

/** Carries out what a mailed link is about, an address that is confirmed or changed. @throws FirebaseError */
export async function applyAction({ mode, code }: AuthAction): Promise<void> {
  const [{ applyActionCode, checkActionCode }, auth] = await Promise.all([
    import('firebase/auth'),
    getAuth(),
  ]);
  const moved = mode === 'verifyEmail' ? null : (await checkActionCode(auth, code)).data.email;
  await applyActionCode(auth, code);
  await endEarlier(moved);
  await auth.authStateReady();
  // A change of the address ends every session, this browser's too.
  await refreshVerification().catch(() => signOut());
}

/** Whose password a mailed link resets. @throws FirebaseError */
export async function readResetCode(code: string): Promise<string> {
  const [{ verifyPasswordResetCode }, auth] = await Promise.all([import('firebase/auth'), getAuth()]);
  return verifyPasswordResetCode(auth, code);
}

/** Sets the password that a mailed link resets, for the account with this address; the link is used up. @throws FirebaseError */
export async function resetPassword(code: string, email: string, password: string): Promise<void> {
  const [{ confirmPasswordReset }, auth] = await Promise.all([import('firebase/auth'), getAuth()]);
  await confirmPasswordReset(auth, code, password);
  await endEarlier(email);
}
