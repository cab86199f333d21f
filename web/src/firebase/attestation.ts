import type { FirebaseApp } from 'firebase/app';
import type { AppCheck } from 'firebase/app-check';
import { loadConfig } from './config.ts';

/** The header by which Firebase and our functions know the store's own pages (App Check). */
const header = 'X-Firebase-AppCheck';

/** Of the first app that was opened; all of a page's apps are the same one to App Check. */
let instance: AppCheck | undefined;
let token = '';

/** Has an app attest itself, where the store has a site key for it: the SDK sends its token from then on. */
export async function attest(app: FirebaseApp): Promise<void> {
  const { appCheckSiteKey } = await loadConfig();
  if (!appCheckSiteKey) return;
  const sdk = await import('firebase/app-check');
  const provider = new sdk.ReCaptchaEnterpriseProvider(appCheckSiteKey);
  const opened = sdk.initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  if (instance) return;
  instance = opened;
  sdk.onTokenChanged(opened, (changed) => {
    token = changed.token;
  });
}

/** Gives the server the token that its pages read by, which is the same for everybody. */
export function provideAttestation(given: string): void {
  token = given;
}

/** Says who asks, if that is known by now: a public page waits for no SDK. */
export const attestation = (): Record<string, string> => (token ? { [header]: token } : {});

/** The same once it is known, for what a function of ours is asked by `fetch`. What can't be had is not sent. */
export async function awaitAttestation(): Promise<Record<string, string>> {
  if (!instance) return {};
  const { getToken } = await import('firebase/app-check');
  const got = await getToken(instance).catch(() => null);
  return got ? { [header]: got.token } : {};
}
