import { collection, getDocs, type QueryConstraint, query } from 'firebase/firestore';
import { markRead } from '../public/reads.ts';
import { getFirestore } from '../sdk.ts';
import { withId } from './hooks.ts';

/** A page of a collection, asked for once; give it a `limit`. For signed-in screens. @throws FirebaseError */
export async function readPage<T>(
  path: string,
  ...constraints: QueryConstraint[]
): Promise<(T & { id: string })[]> {
  const found = await getDocs(query(collection(await getFirestore(), path), ...constraints));
  markRead(path, found.size);
  return found.docs.map((one) => withId(one) as T & { id: string });
}
