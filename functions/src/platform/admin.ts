import { type App, cert, getApp, getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { region } from './params.ts';
import { isDemoProject, projectId } from './project.ts';

export type {
  CollectionReference,
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Query,
  QueryDocumentSnapshot,
  Transaction,
  WriteBatch,
} from 'firebase-admin/firestore';

let firestore: Firestore | undefined;

function ensureApp(): void {
  // The functions SDK may have an app of its own by now, under another name.
  if (getApps().some((app) => app.name === '[DEFAULT]')) return;
  // Outside the functions runtime (tests, the local ticker) there is no FIREBASE_CONFIG to take these from.
  const outside = process.env.FIREBASE_CONFIG === undefined && isDemoProject();
  const id = projectId();
  initializeApp(outside ? { projectId: id, storageBucket: `${id}.appspot.com` } : undefined);
}

/** The database, opened at the first use: a module that is only imported opens nothing. */
export function db(): Firestore {
  if (!firestore) {
    ensureApp();
    firestore = getFirestore();
  }
  return firestore;
}

/** Loaded on demand: most calls never need it. */
export async function auth() {
  ensureApp();
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth();
}

/** Loaded on demand: only where App Check is enforced. */
export async function appCheck() {
  ensureApp();
  const { getAppCheck } = await import('firebase-admin/app-check');
  return getAppCheck();
}

/** The queue of a task function. Loaded on demand: few functions queue anything. */
export async function taskQueue<Data extends Record<string, unknown>>(name: string) {
  ensureApp();
  const { getFunctions } = await import('firebase-admin/functions');
  return getFunctions().taskQueue<Data>(`locations/${region}/functions/${name}`);
}

/** Cloud Run has an account that addresses of files are signed as; the emulators have none, so the launcher makes one. */
function storageApp(): App {
  ensureApp();
  const account = process.env.TEMPERA_FILES_ACCOUNT;
  if (!account) return getApp();
  const made = getApps().find((app) => app.name === 'files');
  return made ?? initializeApp({ ...getApp().options, credential: cert(account) }, 'files');
}

/** The default bucket, which holds archives and avatars. Loaded on demand: few functions need it. */
export async function bucket() {
  const app = storageApp();
  const { getStorage } = await import('firebase-admin/storage');
  return getStorage(app).bucket();
}

/** Auth knows nobody by this uid: the account is gone, though a token of it may live for an hour. */
export const isUnknownAccount = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'auth/user-not-found';
