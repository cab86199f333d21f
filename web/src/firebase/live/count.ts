import type { QueryConstraint } from 'firebase/firestore';
import { markRead } from '../public/reads.ts';
import { getFirestore } from '../sdk.ts';

/** How many documents a collection holds, or those of them that meet the constraints, for the price of one read for each thousand. @throws FirebaseError */
export async function countDocuments(path: string, ...constraints: QueryConstraint[]): Promise<number> {
  const [{ collection, getCountFromServer, query }, firestore] = await Promise.all([
    import('firebase/firestore'),
    getFirestore(),
  ]);
  const counted = (await getCountFromServer(query(collection(firestore, path), ...constraints))).data().count;
  markRead(path, Math.max(1, Math.ceil(counted / 1_000)));
  return counted;
}
