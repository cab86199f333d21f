import { z } from 'zod';
import { typedText } from '../site/typed.ts';

/** What the team notes about somebody, `access/{uid}/notes/{id}`; `at` as the reader has times. */
export interface PersonNote<Time = number> {
  authorId: string;
  authorName: string;
  text: string;
  at: Time;
}

/** How long a note is at most; the same in firestore.rules. */
export const personNoteLimit = 2_000;

export const personNoteForm = z.object({ text: typedText(personNoteLimit, 'Enter a note.') });
