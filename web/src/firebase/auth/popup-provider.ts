import type { GithubAuthProvider, GoogleAuthProvider } from 'firebase/auth';

/** Who vouches for people besides their password. */
export type SocialProvider = 'google' | 'github';

/** As Auth names them in a person's list of sign-in methods. */
export const providerIds = { google: 'google.com', github: 'github.com' } as const;

interface Providers {
  GoogleAuthProvider: typeof GoogleAuthProvider;
  GithubAuthProvider: typeof GithubAuthProvider;
}

/** The SDK's class for a provider; the SDK is handed in because it loads when it is needed. */
export function popupProvider(sdk: Providers, name: SocialProvider) {
  return name === 'google' ? sdk.GoogleAuthProvider : sdk.GithubAuthProvider;
}
