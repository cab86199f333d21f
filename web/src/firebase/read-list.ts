import type { QueryConstraint } from 'firebase/firestore';
import { toPlain } from './plain.ts';
import type { PlainData } from './read-public.ts';
import { markRead } from './reads.ts';
import { getFirestore } from './sdk.ts';

/** A collection read once under the person's rights, with each document's id as `id`. @throws FirebaseError */
export async function readList(
  path: string,
  constraintsOf: (sdk: typeof import('firebase/firestore')) => QueryConstraint[],
): Promise<(PlainData & { id: string })[]> {
  const [sdk, firestore] = await Promise.all([import('firebase/firestore'), getFirestore()]);
  const found = await sdk.getDocs(sdk.query(sdk.collection(firestore, path), ...constraintsOf(sdk)));
  markRead(path, Math.max(1, found.size));
  return found.docs.map((document) => ({ ...toPlain(document.data()), id: document.id }));
}
