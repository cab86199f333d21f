import type { TeamNote } from '@tempera/domain/people/team-note';
import { limit, orderBy } from 'firebase/firestore';
import { useList } from './hooks.tsx';
import type { Live } from './use-doc.ts';

export type StoredNote = TeamNote & { id: string };

/** The newest notes of a collection, live; inside SignedInFirebase. */
export const useNotes = (path: string, count: number): Live<StoredNote[]> =>
  useList<TeamNote>(path, orderBy('at', 'desc'), limit(count));
