import { toPlain } from '../public/plain.ts';
import type { PlainData } from '../public/read-public.ts';
import { markRead } from '../public/reads.ts';
import { getFirestore } from '../sdk.ts';

/** A document, asked of the server once; null when there is none. @throws FirebaseError */
export async function readDoc(path: string): Promise<PlainData | null> {
  const [{ doc, getDocFromServer }, firestore] = await Promise.all([
    import('firebase/firestore'),
    getFirestore(),
  ]);
  const found = await getDocFromServer(doc(firestore, path));
  markRead(path, 1);
  return found.exists() ? toPlain(found.data()) : null;
}
