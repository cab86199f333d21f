import type { TeamNote } from '@tempera/domain/people/team-note';
import type { Person } from '../../firebase/auth/session.ts';
import { deleteDocument, serverNow, setDocument } from '../../firebase/write/write.ts';

/** Whoever writes a note. */
export type NoteAuthor = Pick<Person, 'uid' | 'name' | 'role'>;

/** Adds a note to a collection of them. @throws CallError, FirebaseError */
export function addNote(path: string, text: string, author: NoteAuthor): Promise<void> {
  const note: Record<keyof TeamNote, unknown> = {
    authorId: author.uid,
    authorName: author.name,
    text,
    at: serverNow,
  };
  return setDocument(`${path}/${crypto.randomUUID()}`, note);
}

/** @throws CallError, FirebaseError */
export const deleteNote = (path: string, id: string): Promise<void> => deleteDocument(`${path}/${id}`);
