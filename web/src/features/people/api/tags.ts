import type { Person } from '../../../firebase/auth/session.ts';
import { useDoc } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { serverNow, setDocument } from '../../../firebase/write/write.ts';

/** The words that the team finds somebody by, live; null while nobody has written any. */
export const useTags = (uid: string): Live<{ tags: readonly string[] }> => useDoc(`access/${uid}/desk/tags`);

/** @throws CallError, FirebaseError */
export const setTags = (uid: string, tags: readonly string[], by: Pick<Person, 'uid'>): Promise<void> =>
  setDocument(`access/${uid}/desk/tags`, { tags, byId: by.uid, at: serverNow });
