import { deleteDoc, doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { getFirestore } from '../../../firebase/sdk.ts';

/**
 * Puts a template on a person's wishlist or takes it off. Without a connection it waits for one; the list shows it
 * meanwhile. @throws FirebaseError `permission-denied`
 */
export async function writeWish(uid: string, slug: string, wished: boolean): Promise<void> {
  const wish = doc(await getFirestore(), `users/${uid}/wishlist/${slug}`);
  await (wished ? setDoc(wish, { addedAt: serverTimestamp() }) : deleteDoc(wish));
}
