import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import type { Functions } from 'firebase/functions';
import { attest } from './attestation.ts';
import { loadConfig } from './config.ts';

/** The region that every function runs in, as the functions' own parameter `STORE_REGION` says. */
const region = import.meta.env.VITE_FIREBASE_REGION || 'us-central1';

/** Opens on first use, once; what could not be opened, because the connection was gone, is tried again. */
function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opening: Promise<T> | undefined;
  return () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
}

/** The SDKs load on first use, each once; nothing of them is in a page's first JavaScript. */
export const getApp = once(async (): Promise<FirebaseApp> => {
  const [config, { initializeApp }] = await Promise.all([loadConfig(), import('firebase/app')]);
  const { projectId, apiKey, authDomain, appId } = config;
  const started = initializeApp({ projectId, apiKey, authDomain, appId });
  await attest(started);
  return started;
});

export const getAuth = once(async (): Promise<Auth> => {
  const [sdk, started, config] = await Promise.all([import('firebase/auth'), getApp(), loadConfig()]);
  const instance = sdk.initializeAuth(started, {
    persistence: [sdk.indexedDBLocalPersistence, sdk.browserLocalPersistence],
  });
  if (config.emulators) {
    const { host, port } = config.emulators.auth;
    sdk.connectAuthEmulator(instance, `http://${host}:${port}`, { disableWarnings: true });
  }
  return instance;
});

/** The database in the person's name. It remembers in this tab's memory alone: nothing of one person is left for the next. */
export const getFirestore = once(async (): Promise<Firestore> => {
  const [sdk, started] = await Promise.all([import('firebase/firestore'), getApp(), getAuth()]);
  const instance = sdk.initializeFirestore(started, { localCache: sdk.memoryLocalCache() });
  return connect(sdk, instance);
});

/**
 * The database as a visitor sees it, by an app of its own that knows no sign-in. What it has read stays in the browser,
 * shared by all tabs, for when the connection goes (decision 15); without IndexedDB the SDK keeps it in memory instead.
 */
export const getPublicFirestore = once(async (): Promise<Firestore> => {
  const [sdk, { initializeApp }, { projectId, apiKey, appId }] = await Promise.all([
    import('firebase/firestore'),
    import('firebase/app'),
    loadConfig(),
  ]);
  const localCache = sdk.persistentLocalCache({ tabManager: sdk.persistentMultipleTabManager() });
  const app = initializeApp({ projectId, apiKey, appId }, 'public');
  await attest(app);
  return connect(sdk, sdk.initializeFirestore(app, { localCache }));
});

type FirestoreSdk = typeof import('firebase/firestore');

async function connect(sdk: FirestoreSdk, instance: Firestore): Promise<Firestore> {
  const { emulators } = await loadConfig();
  if (emulators) {
    sdk.connectFirestoreEmulator(instance, emulators.firestore.host, emulators.firestore.port);
  }
  return instance;
}

export const getFunctions = once(async (): Promise<Functions> => {
  const [sdk, started, config] = await Promise.all([
    import('firebase/functions'),
    getApp(),
    loadConfig(),
    getAuth(),
  ]);
  const instance = sdk.getFunctions(started, region);
  if (config.emulators) {
    sdk.connectFunctionsEmulator(instance, config.emulators.functions.host, config.emulators.functions.port);
  }
  return instance;
});
