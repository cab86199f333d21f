/** Where an emulator listens. */
interface Address {
  host: string;
  port: number;
}

/** An account of the local store's seed, offered by a one-click button. Exists in `--mode emulators` builds only. */
export interface DemoAccount {
  role: string;
  name: string;
  email: string;
  password: string;
}

/** Accounts at Google and GitHub that the local store's chooser offers; no more in a production build than the others. */
type ProviderAccounts = Record<'google' | 'github', { name: string; email: string }[]>;

export interface WebConfig {
  projectId: string;
  apiKey: string;
  authDomain?: string;
  appId?: string;
  appCheckSiteKey?: string;
  /** The database answers nobody without a token of App Check. */
  enforceAppCheck?: boolean;
  /** The project has Identity Platform, and with it a second factor. */
  identityPlatform?: boolean;
  /** Only in a local store. */
  emulators?: { auth: Address; firestore: Address; functions: Address };
  /** The payment provider that takes cards and answers with tokens; absent when the store can't take cards. */
  gateway?: { url: string };
  /** What moves the local store's time (`npm run clock`). */
  clock?: { url: string };
  accounts?: DemoAccount[];
  providerAccounts?: ProviderAccounts;
}

let loading: Promise<WebConfig> | undefined;
let origin = '';

/** Where the store is, for the server, which has no address of its own; empty in a browser, whose page is the store's. */
export const storeOrigin = (): string => origin;

export function provideOrigin(store: string): void {
  origin = store;
}

/** Takes the project from a page that was rendered on the server, or gives it to the server itself. */
export function provideConfig(config: WebConfig): void {
  loading = Promise.resolve(config);
}

/** The project this page belongs to: from the build in production, from the launcher's `local.json` in a local store. */
export function loadConfig(): Promise<WebConfig> {
  loading ??=
    import.meta.env.MODE === 'emulators' || import.meta.env.DEV ? fetchLocal() : Promise.resolve(fromBuild());
  return loading;
}

async function fetchLocal(): Promise<WebConfig> {
  const response = await fetch('/local.json');
  if (!response.ok) throw new Error(`local.json: ${response.status}`);
  return (await response.json()) as WebConfig;
}

function fromBuild(): WebConfig {
  const env = import.meta.env;
  return {
    projectId: env.VITE_FIREBASE_PROJECT_ID ?? '',
    apiKey: env.VITE_FIREBASE_API_KEY ?? '',
    authDomain: env.VITE_FIREBASE_AUTH_DOMAIN,
    appId: env.VITE_FIREBASE_APP_ID,
    appCheckSiteKey: env.VITE_APP_CHECK_SITE_KEY,
    enforceAppCheck: env.VITE_ENFORCE_APP_CHECK === 'true',
    identityPlatform: env.VITE_IDENTITY_PLATFORM === 'true',
  };
}
