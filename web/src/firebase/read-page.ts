import { collection, getDocs, type QueryConstraint, query } from 'firebase/firestore';
import { withId } from './hooks.ts';
import { markRead } from './reads.ts';
import { getFirestore } from './sdk.ts';

/** A page of a collection, asked for once; give it a `limit`. For signed-in screens. @throws FirebaseError */
export async function readPage<T>(
  path: string,
  ...constraints: QueryConstraint[]
): Promise<(T & { id: string })[]> {
  const found = await getDocs(query(collection(await getFirestore(), path), ...constraints));
  markRead(path, found.size);
  return found.docs.map((one) => withId(one) as T & { id: string });
}
