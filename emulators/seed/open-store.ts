import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** The emulators' side of the store, opened with the Admin SDK. */
export interface Store {
  db: Firestore;
  auth: Auth;
  bucket: Bucket;
}

let opened = 0;

/**
 * Opens the emulators that the environment names, runs `work`, closes again.
 * @throws Error outside `demo-` projects: what the seed writes must never reach a real one
 */
export async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const projectId = process.env.GCLOUD_PROJECT ?? 'demo-tempera';
  if (!projectId.startsWith('demo-')) {
    throw new Error(`The seed writes to local emulators only, not to the project ${projectId}.`);
  }
  if (!process.env.FIRESTORE_EMULATOR_HOST) {
    throw new Error('FIRESTORE_EMULATOR_HOST is not set: the seed needs running emulators.');
  }
  const storageBucket = process.env.STORAGE_BUCKET ?? `${projectId}.appspot.com`;
  // Otherwise the Google libraries look for a cloud machine's metadata server first, and wait for it.
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  opened += 1;
  const app = initializeApp({ projectId, storageBucket }, `tempera-seed-${opened}`);
  try {
    return await work({ db: getFirestore(app), auth: getAuth(app), bucket: getStorage(app).bucket() });
  } finally {
    await deleteApp(app);
  }
}
