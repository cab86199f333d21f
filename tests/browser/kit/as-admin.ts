import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import { required } from './environment.ts';
import { demoAccount } from './people.ts';

/** The database as an admin's screens have it: by the web SDK, under the rules. */
export async function openAsAdmin(): Promise<{ firestore: Firestore; close: () => Promise<void> }> {
  const app: FirebaseApp = initializeApp({ projectId: required('GCLOUD_PROJECT'), apiKey: 'demo' }, 'admin');
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://${required('FIREBASE_AUTH_EMULATOR_HOST')}`, { disableWarnings: true });
  const { email, password } = demoAccount('admin');
  await signInWithEmailAndPassword(auth, email, password);
  const firestore = getFirestore(app);
  const [host = '', port] = required('FIRESTORE_EMULATOR_HOST').split(':');
  connectFirestoreEmulator(firestore, host, Number(port));
  return { firestore, close: () => deleteApp(app) };
}
