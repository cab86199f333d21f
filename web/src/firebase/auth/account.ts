import type {
  ChangeNameOutput,
  SignOutEverywhereInput,
  SignOutEverywhereOutput,
} from '@tempera/domain/people/account-calls';
import type { Role } from '@tempera/domain/people/roles';
import { getAuth } from '../sdk.ts';
import { CallError, call } from '../write/call.ts';
import { updateDocument } from '../write/write.ts';
import { announce, refreshPerson, renamePerson, whileProving } from './follow-session.ts';
import { mailLink } from './mail-link.ts';
import { type ProviderAccount, providerDoor, providerIds, type SocialProvider } from './provider.ts';

/** Mails the link that confirms the address once more. @throws CallError, FirebaseError */
export async function sendVerification(): Promise<void> {
  await mailLink({ kind: 'confirm' }, async () => {
    const [{ sendEmailVerification }, auth] = await Promise.all([import('firebase/auth'), getAuth()]);
    if (auth.currentUser) await sendEmailVerification(auth.currentUser);
  });
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

/** The role as the server has it now, also of an owner who has just confirmed their address. @throws CallError, FirebaseError */
export async function askRole(): Promise<Role> {
  await refreshVerification();
  return (await announce(true)).role;
}

/** The ways by which an account can prove that it is still its person. */
export type Proof =
  | { by: 'password'; password: string }
  | { by: SocialProvider; chosen?: ProviderAccount | undefined };

/**
 * Signs the person in afresh without leaving: Auth and the server ask for that before what can't be undone, and the token
 * is new afterwards. @throws FirebaseError, also when the provider's window was closed
 */
export async function reauthenticate(proof: Proof): Promise<void> {
  const [sdk, auth] = await Promise.all([import('firebase/auth'), getAuth()]);
  const user = auth.currentUser;
  if (!user) return;
  if (proof.by === 'password') {
    const credential = sdk.EmailAuthProvider.credential(user.email ?? '', proof.password);
    await sdk.reauthenticateWithCredential(user, credential);
  } else {
    await providerDoor(sdk, proof.by, proof.chosen).reauthenticate(user);
  }
  await user.getIdToken(true);
}

export type SignInMethod = 'password' | SocialProvider;

/** The ways by which the signed-in person can sign in, from the account as this tab knows it. */
export async function listSignInMethods(): Promise<SignInMethod[]> {
  const ids = (await getAuth()).currentUser?.providerData.map(({ providerId }) => providerId) ?? [];
  const known: Record<SignInMethod, string> = { password: 'password', ...providerIds };
  return (Object.keys(known) as SignInMethod[]).filter((method) => ids.includes(known[method]));
}

/** Adds a provider, as {@link providerDoor} does. @throws FirebaseError `auth/credential-already-in-use` and the window's */
export async function linkProvider(name: SocialProvider, chosen?: ProviderAccount): Promise<void> {
  const [sdk, auth] = await Promise.all([import('firebase/auth'), getAuth()]);
  if (auth.currentUser) await providerDoor(sdk, name, chosen).link(auth.currentUser);
}

/** Takes a provider away; never the last way in. @throws FirebaseError, Error when it is the last */
export async function unlinkProvider(name: SocialProvider): Promise<void> {
  const [sdk, auth, methods] = await Promise.all([import('firebase/auth'), getAuth(), listSignInMethods()]);
  if (!auth.currentUser) return;
  if (methods.length < 2) throw new Error('the last way to log in');
  await sdk.unlink(auth.currentUser, providerIds[name]);
}

/** Ends sessions as `signOutEverywhere` says it. @throws CallError */
export const endSessions = (input: SignOutEverywhereInput) =>
  call<SignOutEverywhereInput, SignOutEverywhereOutput>('signOutEverywhere', input);

/** Sets another password; the person has just proven who they are. @throws FirebaseError */
export async function changePassword(password: string): Promise<void> {
  const [{ updatePassword }, auth] = await Promise.all([import('firebase/auth'), getAuth()]);
  if (auth.currentUser) await updatePassword(auth.currentUser, password);
}

/**
 * Ends all sessions of the person but this one, after they changed their password. Where this one's token is from before the change, they sign in with
 * the new password first. @throws CallError; FirebaseError, also when Auth asks for a second factor
 */
export const endOtherSessions = (password: string) =>
  whileProving(async () => {
    try {
      await endSessions({ keep: 'this' });
    } catch (error) {
      if (!(error instanceof CallError) || error.refusal?.reason !== 'sign-in-again') throw error;
      await reauthenticate({ by: 'password', password });
      await endSessions({ keep: 'this' });
    }
  });

/** Mails a link to the new address; the account takes it over when the link is opened. @throws CallError, FirebaseError */
export async function requestEmailChange(email: string): Promise<void> {
  await mailLink({ kind: 'change', email }, async () => {
    const [{ verifyBeforeUpdateEmail }, auth] = await Promise.all([import('firebase/auth'), getAuth()]);
    if (auth.currentUser) await verifyBeforeUpdateEmail(auth.currentUser, email);
  });
}

/** What people may write of themselves, `users/{uid}` {avatar, bio}: a picture is only taken away so. */
export interface ProfileFields {
  avatar: string;
  bio: string;
}

/** Stores one's own words. @throws what {@link updateDocument} throws */
export const writeProfile = (uid: string, fields: ProfileFields): Promise<void> =>
  updateDocument(`users/${uid}`, { ...fields });

/**
 * Changes one's own name, and calls oneself so in Auth too, whose name greets in the header.
 * @throws CallError, `name-reserved` for a name that others would take for the team's or the store's
 */
export async function changeName(uid: string, chosen: string): Promise<void> {
  const { name } = await call<{ name: string }, ChangeNameOutput>('changeName', { name: chosen });
  const [{ updateProfile }, auth] = await Promise.all([import('firebase/auth'), getAuth()]);
  if (auth.currentUser?.uid !== uid) return;
  await updateProfile(auth.currentUser, { displayName: name });
  await renamePerson(name);
}
