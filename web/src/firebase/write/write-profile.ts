import { refreshPerson } from '../auth/session.ts';
import { getAuth } from '../sdk.ts';
import { updateDocument } from './write.ts';

/** What people may say of themselves, `users/{uid}` {name, avatar, bio}. */
export interface ProfileFields {
  name: string;
  avatar: string;
  bio: string;
}

/**
 * Stores one's own profile and calls oneself so in Auth too, whose name greets in the header.
 * @throws what {@link updateDocument} throws
 */
export async function writeProfile(uid: string, fields: ProfileFields): Promise<void> {
  await updateDocument(`users/${uid}`, { ...fields });
  const [{ updateProfile }, auth] = await Promise.all([import('firebase/auth'), getAuth()]);
  if (auth.currentUser?.uid !== uid) return;
  await updateProfile(auth.currentUser, { displayName: fields.name });
  await refreshPerson();
}
