import { getAuth } from '../sdk.ts';
import { popupProvider, providerIds, type SocialProvider } from './popup-provider.ts';

export type SignInMethod = 'password' | SocialProvider;

/** The ways by which the signed-in person can sign in, from the account as this tab knows it. */
export async function listSignInMethods(): Promise<SignInMethod[]> {
  const ids = (await getAuth()).currentUser?.providerData.map(({ providerId }) => providerId) ?? [];
  const known: Record<SignInMethod, string> = { password: 'password', ...providerIds };
  return (Object.keys(known) as SignInMethod[]).filter((method) => ids.includes(known[method]));
}

/** Adds a provider in a popup. @throws FirebaseError `auth/credential-already-in-use` and the popup's */
export async function linkProvider(name: SocialProvider): Promise<void> {
  const [sdk, auth] = await Promise.all([import('firebase/auth'), getAuth()]);
  if (!auth.currentUser) return;
  const Provider = popupProvider(sdk, name);
  await sdk.linkWithPopup(auth.currentUser, new Provider(), sdk.browserPopupRedirectResolver);
}

/** Takes a provider away; never the last way in. @throws FirebaseError, Error when it is the last */
export async function unlinkProvider(name: SocialProvider): Promise<void> {
  const [sdk, auth, methods] = await Promise.all([import('firebase/auth'), getAuth(), listSignInMethods()]);
  if (!auth.currentUser) return;
  if (methods.length < 2) throw new Error('the last way to sign in');
  await sdk.unlink(auth.currentUser, providerIds[name]);
}
