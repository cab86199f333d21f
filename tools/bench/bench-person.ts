import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore';
import { projectId } from '../../emulators/launcher/paths.ts';
import { demoAccount } from '../../emulators/seed/accounts.ts';

/** A seeded person with the browser's SDK, whom the rules hold like anybody. */
export interface BenchPerson {
  uid: string;
  db: Firestore;
  leave: () => Promise<void>;
}

/** Signs a seeded person in, in an app of their own. */
export async function signInPerson(role: Parameters<typeof demoAccount>[0]): Promise<BenchPerson> {
  setLogLevel('error');
  const app = initializeApp({ projectId, apiKey: 'demo' }, `bench-${role}`);
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`, { disableWarnings: true });
  const db = getFirestore(app);
  const [host = '', port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  connectFirestoreEmulator(db, host, Number(port));
  const { email, password } = demoAccount(role);
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return { uid: user.uid, db, leave: () => deleteApp(app) };
}
