import { doc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { getFirestore } from '../../../firebase/sdk.ts';
import type { ReviewDraft } from '../check-review.ts';

/**
 * Stores one's review under the name that one goes by in the store, `users/{uid}.name`: the rules compare the two.
 * @param isNew false to change a review that is there
 * @throws FirebaseError `permission-denied`, `unavailable`
 */
export async function saveReview(
  slug: string,
  uid: string,
  draft: ReviewDraft,
  isNew: boolean,
): Promise<void> {
  const firestore = await getFirestore();
  const user = await getDoc(doc(firestore, `users/${uid}`));
  const review = doc(firestore, `products/${slug}/reviews/${uid}`);
  const fields = { ...draft, authorName: user.get('name'), updatedAt: serverTimestamp() };
  if (isNew) await setDoc(review, { ...fields, createdAt: serverTimestamp() });
  else await updateDoc(review, fields);
}
