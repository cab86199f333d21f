import type { TicketNote } from '@tempera/domain/conversations/ticket';
import { limit, orderBy } from 'firebase/firestore';
import type { Person } from '../../../firebase/auth/session.ts';
import { type Live, useList } from '../../../firebase/live/hooks.ts';
import { serverNow, setDocument } from '../../../firebase/write/write.ts';

export type StoredNote = TicketNote & { id: string };

/** The newest notes of a ticket, newest first, live, for those who answer; inside SignedInFirebase. */
export const useNotes = (id: string, count: number): Live<StoredNote[]> =>
  useList<TicketNote>(`tickets/${id}/notes`, orderBy('at', 'desc'), limit(count));

/** Tells the others who answer something about a ticket. @throws CallError, FirebaseError */
export function addNote(person: Person, id: string, text: string): Promise<void> {
  const note: Record<keyof TicketNote, unknown> = {
    authorId: person.uid,
    authorName: person.name,
    text,
    at: serverNow,
  };
  return setDocument(`tickets/${id}/notes/${crypto.randomUUID()}`, note);
}
