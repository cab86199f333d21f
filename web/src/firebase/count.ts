import { markRead } from './reads.ts';
import { getFirestore } from './sdk.ts';

/** How many documents a collection holds, for the price of one read for each thousand. @throws FirebaseError */
export async function countDocuments(path: string): Promise<number> {
  const [{ collection, getCountFromServer }, firestore] = await Promise.all([
    import('firebase/firestore'),
    getFirestore(),
  ]);
  const counted = (await getCountFromServer(collection(firestore, path))).data().count;
  markRead(path, Math.max(1, Math.ceil(counted / 1_000)));
  return counted;
}
