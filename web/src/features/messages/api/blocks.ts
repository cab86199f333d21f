import { useDocIfAllowed } from '../../../firebase/live/use-doc.ts';
import { deleteDocument, serverNow, setDocument } from '../../../firebase/write/write.ts';

const pathOf = (uid: string, other: string) => `users/${uid}/blocks/${other}`;

/** Whether a person has blocked another, live. */
export const useBlocked = (uid: string, other: string): boolean =>
  useDocIfAllowed(pathOf(uid, other)).data !== null;

/** @throws CallError, FirebaseError */
export const block = (uid: string, other: string) => setDocument(pathOf(uid, other), { at: serverNow });

/** @throws CallError, FirebaseError */
export const unblock = (uid: string, other: string) => deleteDocument(pathOf(uid, other));
