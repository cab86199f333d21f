import type { SocialProvider } from '../../firebase/popup-provider.ts';

/** Providers as people know them. */
export const providerNames: Record<SocialProvider, string> = { google: 'Google', github: 'GitHub' };
