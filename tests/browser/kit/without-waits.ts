import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

/** Before all files: switches the splash and gate waits off, so that tests wait for nothing but the store. */
export async function setup(): Promise<void> {
  const app = initializeApp({ projectId: process.env.GCLOUD_PROJECT }, 'before-all');
  await getFirestore(app)
    .doc('settings/site')
    .update({ pacing: { splashMs: 0, notFoundMs: 0, forbiddenMs: 0 } });
  await deleteApp(app);
}
