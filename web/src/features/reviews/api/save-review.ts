import type { ReviewDraft } from '@tempera/domain/catalogue/review-schema';
import { doc, getDoc } from 'firebase/firestore';
import { getFirestore } from '../../../firebase/sdk.ts';
import { assertOnline, serverNow, setDocument, updateDocument } from '../../../firebase/write/write.ts';

/**
 * Stores one's review under the name that one goes by in the store, `users/{uid}.name`: the rules compare the two.
 * @param isNew false to change a review that is there
 * @throws CallError without a connection, FirebaseError `permission-denied`, `unavailable`
 */
export async function saveReview(
  slug: string,
  uid: string,
  draft: ReviewDraft,
  isNew: boolean,
): Promise<void> {
  assertOnline();
  const user = await getDoc(doc(await getFirestore(), `users/${uid}`));
  const path = `products/${slug}/reviews/${uid}`;
  const fields = { ...draft, authorName: user.get('name'), updatedAt: serverNow };
  if (isNew) await setDocument(path, { ...fields, createdAt: serverNow });
  else await updateDocument(path, fields);
}
