import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { writeSigned } from '../../rules/kit/signing.ts';
import { required } from './environment.ts';
import { demoAccount } from './people.ts';

/** The database as an admin's screens have it: by the web SDK, under the rules, each change with the mark of who made it. */
export async function openAsAdmin(): Promise<{
  update: (path: string, fields: Record<string, unknown>) => Promise<void>;
  close: () => Promise<void>;
}> {
  const app: FirebaseApp = initializeApp({ projectId: required('GCLOUD_PROJECT'), apiKey: 'demo' }, 'admin');
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://${required('FIREBASE_AUTH_EMULATOR_HOST')}`, { disableWarnings: true });
  const { uid, email, password } = demoAccount('admin');
  await signInWithEmailAndPassword(auth, email, password);
  const firestore = getFirestore(app);
  const [host = '', port] = required('FIRESTORE_EMULATOR_HOST').split(':');
  connectFirestoreEmulator(firestore, host, Number(port));
  return {
    update: (path, fields) => writeSigned(firestore, uid, path, { update: fields }),
    close: () => deleteApp(app),
  };
}
