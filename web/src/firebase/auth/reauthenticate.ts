import { getAuth } from '../sdk.ts';
import { popupProvider, type SocialProvider } from './popup-provider.ts';

/** The ways by which an account can prove that it is still its person. */
export type Proof = { by: 'password'; password: string } | { by: SocialProvider };

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
    const Provider = popupProvider(sdk, proof.by);
    await sdk.reauthenticateWithPopup(user, new Provider(), sdk.browserPopupRedirectResolver);
  }
  await user.getIdToken(true);
}
