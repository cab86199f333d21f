import { deleteDoc, doc } from 'firebase/firestore';
import { getFirestore } from '../../../firebase/sdk.ts';

/** Takes one's review back. @throws FirebaseError */
export async function deleteReview(slug: string, uid: string): Promise<void> {
  await deleteDoc(doc(await getFirestore(), `products/${slug}/reviews/${uid}`));
}
