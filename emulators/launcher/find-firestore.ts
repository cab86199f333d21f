/** The Firestore emulator of this machine, installed if need be, and said aloud. */
import { chooseFirestore, type FirestoreChoice } from './choose-firestore.ts';
import { realProbes } from './install-firestore.ts';

/** @param note gets one line on what was chosen, and one for each thing that had to be installed. */
export async function findFirestore(note: (line: string) => void): Promise<FirestoreChoice> {
  const choice = await chooseFirestore(process.env.TEMPERA_FIRESTORE, realProbes(note));
  note(choice.label);
  return choice;
}
