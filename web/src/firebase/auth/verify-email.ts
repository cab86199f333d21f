import { getAuth } from '../sdk.ts';
import { announce, refreshPerson } from './session.ts';

/** Mails the link that confirms the address once more. @throws FirebaseError */
export async function sendVerification(): Promise<void> {
  const [{ sendEmailVerification }, auth] = await Promise.all([import('firebase/auth'), getAuth()]);
  if (auth.currentUser) await sendEmailVerification(auth.currentUser);
}

/**
 * Asks Auth whether the address was confirmed meanwhile, in another tab or on a phone, and takes that into the token and
 * the session. @throws FirebaseError
 */
export async function refreshVerification(): Promise<boolean> {
  const user = (await getAuth()).currentUser;
  if (!user || user.emailVerified) return true;
  await user.reload();
  if (!user.emailVerified) return false;
  await user.getIdToken(true);
  // What was ordered as a guest under this address joins the account now. It is found again at the next sign-in otherwise.
  await announce().catch(() => {});
  await refreshPerson();
  return true;
}
