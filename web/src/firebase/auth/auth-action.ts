import { getAuth } from '../sdk.ts';
import { refreshVerification } from './account.ts';
import { signOut } from './auth-actions.ts';

/** Carries out what a mailed link is about, an address that is confirmed or changed. @throws FirebaseError */
export async function applyAction(code: string): Promise<void> {
  const [{ applyActionCode }, auth] = await Promise.all([import('firebase/auth'), getAuth()]);
  await applyActionCode(auth, code);
  await auth.authStateReady();
  // A change of the address ends every session, this browser's too.
  await refreshVerification().catch(() => signOut());
}

/** Whose password a mailed link resets. @throws FirebaseError */
export async function readResetCode(code: string): Promise<string> {
  const [{ verifyPasswordResetCode }, auth] = await Promise.all([import('firebase/auth'), getAuth()]);
  return verifyPasswordResetCode(auth, code);
}

/** Sets the password that a mailed link resets; the link is used up. @throws FirebaseError */
export async function resetPassword(code: string, password: string): Promise<void> {
  const [{ confirmPasswordReset }, auth] = await Promise.all([import('firebase/auth'), getAuth()]);
  await confirmPasswordReset(auth, code, password);
}
