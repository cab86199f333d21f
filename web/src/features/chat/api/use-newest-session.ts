import { useEffect, useState } from 'react';
import { whenConfirmed } from '../../../firebase/auth/when-confirmed.ts';
import { followAgain } from '../../../firebase/live/ask-again.ts';
import { toPlain } from '../../../firebase/public/plain.ts';
import { markRead } from '../../../firebase/public/reads.ts';
import type { StoredSession } from '../message-writes.ts';

/**
 * A person's newest session, live; the one thing that a closed widget reads. `undefined` until the server has answered; null
 * while there is none, and for nobody.
 */
export function useNewestSession(uid: string | null): StoredSession | null | undefined {
  const [found, setFound] = useState<{ uid: string; session: StoredSession | null } | null>(null);
  useEffect(() => {
    if (uid === null) return;
    return watchNewest(uid, (session) => setFound({ uid, session }));
  }, [uid]);
  if (uid === null) return null;
  return found?.uid === uid ? found.session : undefined;
}

/** Returns an unsubscribe function. */
function watchNewest(uid: string, onNewest: (session: StoredSession | null) => void): () => void {
  const fail = (error: unknown) => console.warn('the chat is not followed', error);
  return followAgain(
    ({ collection, limit, onSnapshot, orderBy, query, where }, firestore, ended) =>
      onSnapshot(
        query(
          collection(firestore, 'chats'),
          where('userId', '==', uid),
          orderBy('createdAt', 'desc'),
          limit(1),
        ),
        whenConfirmed,
        (found) => {
          // Without a connection the SDK's empty cache says that there is none.
          if (found.metadata.fromCache && found.empty) return;
          if (!found.metadata.fromCache) markRead('chats', found.docChanges().length);
          const [newest] = found.docs;
          onNewest(
            newest ? ({ ...toPlain(newest.data()), id: newest.id } as unknown as StoredSession) : null,
          );
        },
        ended,
      ),
    fail,
  );
}
