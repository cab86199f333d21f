import type { SocialProvider } from '../../firebase/auth/popup-provider.ts';

/** Providers as people know them. */
export const providerNames: Record<SocialProvider, string> = { google: 'Google', github: 'GitHub' };
