import { z } from 'zod';
import { typedText } from '../site/typed.ts';

/** What the team notes about somebody (`access/{uid}/notes/{id}`) or an order (`orders/{id}/notes/{id}`); `at` as the reader has times. */
export interface TeamNote<Time = number> {
  authorId: string;
  authorName: string;
  text: string;
  at: Time;
}

/** How long a note is at most; the same in firestore.rules. */
export const teamNoteLimit = 2_000;

export const teamNoteForm = z.object({ text: typedText(teamNoteLimit, 'Enter a note.') });
