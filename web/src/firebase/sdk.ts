import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import type { Functions } from 'firebase/functions';
import { loadConfig } from './config.ts';

/** Names the region that every function runs in (design.md §5). */
const region = 'us-central1';

let app: Promise<FirebaseApp> | undefined;
let auth: Promise<Auth> | undefined;
let firestore: Promise<Firestore> | undefined;
let publicFirestore: Promise<Firestore> | undefined;
let functions: Promise<Functions> | undefined;

/** The SDKs load on first use, each once; nothing of them is in a page's first JavaScript (design.md §7). */
export function getApp(): Promise<FirebaseApp> {
  app ??= (async () => {
    const [config, { initializeApp }] = await Promise.all([loadConfig(), import('firebase/app')]);
    const { projectId, apiKey, authDomain, appId } = config;
    const started = initializeApp({ projectId, apiKey, authDomain, appId });
    if (config.appCheckSiteKey) {
      const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
      const provider = new ReCaptchaEnterpriseProvider(config.appCheckSiteKey);
      initializeAppCheck(started, { provider, isTokenAutoRefreshEnabled: true });
    }
    return started;
  })();
  return app;
}

export function getAuth(): Promise<Auth> {
  auth ??= (async () => {
    const [sdk, started, config] = await Promise.all([import('firebase/auth'), getApp(), loadConfig()]);
    const instance = sdk.initializeAuth(started, {
      persistence: [sdk.indexedDBLocalPersistence, sdk.browserLocalPersistence],
    });
    if (config.emulators) {
      const { host, port } = config.emulators.auth;
      sdk.connectAuthEmulator(instance, `http://${host}:${port}`, { disableWarnings: true });
    }
    return instance;
  })();
  return auth;
}

/** The database in the person's name. It remembers in this tab's memory alone: nothing of one person is left for the next. */
export function getFirestore(): Promise<Firestore> {
  firestore ??= (async () => {
    const [sdk, started] = await Promise.all([import('firebase/firestore'), getApp(), getAuth()]);
    const instance = sdk.initializeFirestore(started, { localCache: sdk.memoryLocalCache() });
    return connect(sdk, instance);
  })();
  return firestore;
}

/**
 * The database as a visitor sees it, by an app of its own that knows no sign-in. What it has read stays in the browser,
 * shared by all tabs, for when the connection goes (decision 15); without IndexedDB the SDK keeps it in memory instead.
 */
export function getPublicFirestore(): Promise<Firestore> {
  publicFirestore ??= (async () => {
    const [sdk, { initializeApp }, { projectId, apiKey, appId }] = await Promise.all([
      import('firebase/firestore'),
      import('firebase/app'),
      loadConfig(),
    ]);
    const localCache = sdk.persistentLocalCache({ tabManager: sdk.persistentMultipleTabManager() });
    const app = initializeApp({ projectId, apiKey, appId }, 'public');
    return connect(sdk, sdk.initializeFirestore(app, { localCache }));
  })();
  return publicFirestore;
}

type FirestoreSdk = typeof import('firebase/firestore');

async function connect(sdk: FirestoreSdk, instance: Firestore): Promise<Firestore> {
  const { emulators } = await loadConfig();
  if (emulators) {
    sdk.connectFirestoreEmulator(instance, emulators.firestore.host, emulators.firestore.port);
  }
  return instance;
}

export function getFunctions(): Promise<Functions> {
  functions ??= (async () => {
    const [sdk, started, config] = await Promise.all([
      import('firebase/functions'),
      getApp(),
      loadConfig(),
      getAuth(),
    ]);
    const instance = sdk.getFunctions(started, region);
    if (config.emulators) {
      sdk.connectFunctionsEmulator(
        instance,
        config.emulators.functions.host,
        config.emulators.functions.port,
      );
    }
    return instance;
  })();
  return functions;
}
