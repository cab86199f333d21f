import type { FirebaseError } from 'firebase/app';
import type { Auth, AuthCredential, User } from 'firebase/auth';

/** Who vouches for people besides their password. */
export type SocialProvider = 'google' | 'github';

/** As Auth names them in a person's list of sign-in methods. */
export const providerIds = { google: 'google.com', github: 'github.com' } as const;

/** An account at a provider, as it is chosen in a local store; the Auth emulator takes whatever it is told. */
export interface ProviderAccount {
  name: string;
  email: string;
}

/** What can be done with somebody whom a provider vouches for. All of it throws FirebaseError. */
interface ProviderDoor {
  signIn: (auth: Auth) => Promise<unknown>;
  link: (user: User) => Promise<unknown>;
  reauthenticate: (user: User) => Promise<unknown>;
  /** What `link` was refused with, for signing in by it. */
  credentialOf: (refused: FirebaseError) => AuthCredential | null;
}

type Sdk = typeof import('firebase/auth');

/**
 * The way through a provider: its own window, and in a local store, which has no provider to ask, the account that was
 * chosen there. The SDK is handed in because it loads when it is needed.
 */
export function providerDoor(sdk: Sdk, name: SocialProvider, chosen?: ProviderAccount): ProviderDoor {
  const Provider = name === 'google' ? sdk.GoogleAuthProvider : sdk.GithubAuthProvider;
  if (import.meta.env.MODE === 'emulators' && chosen) {
    return chosenDoor(sdk, Provider.credential(claimsOf(chosen)));
  }
  const resolver = sdk.browserPopupRedirectResolver;
  return {
    signIn: (auth) => sdk.signInWithPopup(auth, new Provider(), resolver),
    link: (user) => sdk.linkWithPopup(user, new Provider(), resolver),
    reauthenticate: (user) => sdk.reauthenticateWithPopup(user, new Provider(), resolver),
    credentialOf: (refused) => Provider.credentialFromError(refused),
  };
}

function chosenDoor(sdk: Sdk, credential: AuthCredential): ProviderDoor {
  return {
    signIn: (auth) => sdk.signInWithCredential(auth, credential),
    link: (user) => sdk.linkWithCredential(user, credential),
    reauthenticate: (user) => sdk.reauthenticateWithCredential(user, credential),
    credentialOf: () => credential,
  };
}

/** The emulator's form of a token: claims that nobody has signed. The same address is the same account each time. */
function claimsOf({ name, email }: ProviderAccount): string {
  return JSON.stringify({ sub: email.toLowerCase(), name, email, email_verified: true });
}
