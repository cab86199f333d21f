import type { PersonNote } from '@tempera/domain/people/person-note';
import { limit, orderBy } from 'firebase/firestore';
import type { Person } from '../../../firebase/auth/session.ts';
import { useDoc, useList } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { deleteDocument, serverNow, setDocument } from '../../../firebase/write/write.ts';

export type StoredNote = PersonNote & { id: string };

/** The newest notes about somebody, live; inside SignedInFirebase. */
export const useNotes = (uid: string, count: number): Live<StoredNote[]> =>
  useList<PersonNote>(`access/${uid}/notes`, orderBy('at', 'desc'), limit(count));

/** @throws CallError, FirebaseError */
export function addNote(uid: string, text: string, author: Pick<Person, 'uid' | 'name'>): Promise<void> {
  const note: Record<keyof PersonNote, unknown> = {
    authorId: author.uid,
    authorName: author.name,
    text,
    at: serverNow,
  };
  return setDocument(`access/${uid}/notes/${crypto.randomUUID()}`, note);
}

/** @throws CallError, FirebaseError */
export const deleteNote = (uid: string, id: string): Promise<void> =>
  deleteDocument(`access/${uid}/notes/${id}`);

/** The words that the team finds somebody by, live; null while nobody has written any. */
export const useTags = (uid: string): Live<{ tags: readonly string[] }> => useDoc(`access/${uid}/desk/tags`);

/** @throws CallError, FirebaseError */
export const setTags = (uid: string, tags: readonly string[], by: Pick<Person, 'uid'>): Promise<void> =>
  setDocument(`access/${uid}/desk/tags`, { tags, byId: by.uid, at: serverNow });
