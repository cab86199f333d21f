import { getAuth, getFirestore } from './sdk.ts';
import { refreshPerson } from './session.ts';

/** What people may say of themselves, `users/{uid}` {name, avatar, bio} (design.md §4). */
export interface ProfileFields {
  name: string;
  avatar: string;
  bio: string;
}

/**
 * Stores one's own profile and calls oneself so in Auth too, whose name greets in the header. Waits for the server:
 * without a connection it fails at once instead of waiting unseen.
 * @throws FirebaseError `permission-denied`, `unavailable`
 */
export async function writeProfile(uid: string, fields: ProfileFields): Promise<void> {
  if (!navigator.onLine) throw Object.assign(new Error('offline'), { code: 'unavailable' });
  const [{ doc, updateDoc }, { updateProfile }, firestore, auth] = await Promise.all([
    import('firebase/firestore'),
    import('firebase/auth'),
    getFirestore(),
    getAuth(),
  ]);
  await updateDoc(doc(firestore, `users/${uid}`), { ...fields });
  if (auth.currentUser?.uid !== uid) return;
  await updateProfile(auth.currentUser, { displayName: fields.name });
  await refreshPerson();
}
