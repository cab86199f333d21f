import type { FirebaseError } from 'firebase/app';
import { awaitAttestation } from '../attestation.ts';
import { getAuth } from '../sdk.ts';
import { whileSigningUp } from './follow-session.ts';
import { mailLink } from './mail-link.ts';
import { type ProviderAccount, providerDoor, type SocialProvider } from './provider.ts';

/** Signs in with email and password. @throws FirebaseError with the codes of `authMessages` */
export async function signIn(email: string, password: string): Promise<void> {
  const [{ signInWithEmailAndPassword }, auth] = await Promise.all([import('firebase/auth'), getAuth()]);
  await signInWithEmailAndPassword(auth, email, password);
}

/**
 * Creates an account with its full name; its first session has the confirmation mail sent. A guest's anonymous account becomes the new one
 * and keeps its orders. @throws FirebaseError
 */
export function signUp(fullName: string, email: string, password: string): Promise<void> {
  return whileSigningUp(createAccount(fullName, email, password));
}

async function createAccount(fullName: string, email: string, password: string): Promise<void> {
  const [sdk, auth] = await Promise.all([import('firebase/auth'), getAuth()]);
  const { user } = auth.currentUser?.isAnonymous
    ? await sdk.linkWithCredential(auth.currentUser, sdk.EmailAuthProvider.credential(email, password))
    : await sdk.createUserWithEmailAndPassword(auth, email, password);
  await sdk.updateProfile(user, { displayName: fullName });
  await user.getIdToken(true);
}

/**
 * Signs in with Google or GitHub, in their window or as who was `chosen` in a local store. A guest's account becomes the
 * provider's one and keeps its orders, unless that provider's account is known here already.
 * @throws FirebaseError, also when the window was closed
 */
export async function signInWith(provider: SocialProvider, chosen?: ProviderAccount): Promise<void> {
  const [sdk, auth] = await Promise.all([import('firebase/auth'), getAuth()]);
  const door = providerDoor(sdk, provider, chosen);
  if (!auth.currentUser?.isAnonymous) {
    await door.signIn(auth);
    return;
  }
  try {
    await door.link(auth.currentUser);
  } catch (error) {
    const known = (error as { code?: unknown }).code === 'auth/credential-already-in-use';
    const credential = known && door.credentialOf(error as FirebaseError);
    if (!credential) throw error;
    await sdk.signInWithCredential(auth, credential);
  }
}

/** Mails a link to choose a new password, to whoever has an account with this address. @throws CallError, FirebaseError */
export async function sendPasswordReset(email: string): Promise<void> {
  await mailLink({ kind: 'reset', email }, () => sendResetByAuth(email));
}

/** The same by Auth itself, for a store that sends no mails. @throws FirebaseError */
export async function sendResetByAuth(email: string): Promise<void> {
  const [{ sendPasswordResetEmail }, auth] = await Promise.all([import('firebase/auth'), getAuth()]);
  await sendPasswordResetEmail(auth, email);
}

export async function signOut(): Promise<void> {
  const [sdk, auth] = await Promise.all([import('firebase/auth'), getAuth()]);
  await sdk.signOut(auth);
}

/**
 * The headers by which a function of ours knows who asks, and that the store's own page does, for what the callable protocol can't carry.
 * Nobody is signed in: the first is empty.
 */
export async function credentials(): Promise<Record<string, string>> {
  const { currentUser } = await getAuth();
  const authorization = currentUser ? `Bearer ${await currentUser.getIdToken()}` : '';
  return { Authorization: authorization, ...(await awaitAttestation()) };
}
