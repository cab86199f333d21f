import { getAuth } from '../sdk.ts';

/** Sets another password; the person has proven themself just before. @throws FirebaseError */
export async function changePassword(password: string): Promise<void> {
  const [{ updatePassword }, auth] = await Promise.all([import('firebase/auth'), getAuth()]);
  if (auth.currentUser) await updatePassword(auth.currentUser, password);
}

/** Mails a link to the new address; the account takes it over when the link is opened. @throws FirebaseError */
export async function requestEmailChange(email: string): Promise<void> {
  const [{ verifyBeforeUpdateEmail }, auth] = await Promise.all([import('firebase/auth'), getAuth()]);
  if (auth.currentUser) await verifyBeforeUpdateEmail(auth.currentUser, email);
}
