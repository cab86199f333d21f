import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { deleteApp as deleteAdminApp, initializeApp as initializeAdminApp } from 'firebase-admin/app';
import {
  type Firestore as AdminFirestore,
  getFirestore as getAdminFirestore,
} from 'firebase-admin/firestore';
import type { BenchPerson } from './ticket-talk.ts';

/** Beside the store's on the same emulator; it has no functions, and nothing of the seed. */
const projectId = 'demo-bench-open';

const rules = `rules_version = '2';
service cloud.firestore { match /{all=**} { allow read, write: if true; } }`;

/** A project whose rules allow everybody everything: what the same writes cost where rules ask nothing. */
export interface OpenProject {
  db: AdminFirestore;
  /** Somebody with the browser's SDK, whom these rules hold. */
  person: (uid: string) => BenchPerson;
  close: () => Promise<void>;
}

export async function openProject(): Promise<OpenProject> {
  const emulator = process.env.FIRESTORE_EMULATOR_HOST ?? '';
  const response = await fetch(`http://${emulator}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'open.rules', content: rules }] } }),
  });
  if (!response.ok) throw new Error(`the open rules were refused: ${await response.text()}`);
  const admin = initializeAdminApp({ projectId }, 'bench-open');
  const [host = '', port] = emulator.split(':');
  const person = (uid: string): BenchPerson => {
    const app = initializeApp({ projectId, apiKey: 'demo' }, `bench-open-${uid}`);
    const db = getFirestore(app);
    connectFirestoreEmulator(db, host, Number(port), { mockUserToken: { sub: uid } });
    return { uid, db, leave: () => deleteApp(app) };
  };
  return { db: getAdminFirestore(admin), person, close: () => deleteAdminApp(admin) };
}
