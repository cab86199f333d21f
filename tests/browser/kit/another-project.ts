import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { required } from './environment.ts';
import { db } from './store.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');
const publicCollections = ['settings', 'catalogue', 'products', 'categories', 'plans', 'faqs'];

/**
 * Puts the store's public documents and its rules into another project of the emulator.
 * @returns the address at which that project is served too
 */
export async function copyPublicDocs(projectId: string): Promise<string> {
  const address = required('FIRESTORE_EMULATOR_HOST');
  const [host = '', port] = address.split(':');
  const rules = await readFile(join(root, 'firestore.rules'), 'utf8');
  await initializeTestEnvironment({ projectId, firestore: { host, port: Number(port), rules } });
  const target = getFirestore(initializeApp({ projectId }, projectId));
  for (const collection of publicCollections) {
    const { docs } = await db().collection(collection).get();
    const open = docs.filter(({ ref }) => ref.path !== 'settings/private');
    await Promise.all(open.map((doc) => target.doc(doc.ref.path).set(doc.data())));
  }
  return `http://${address}`;
}
