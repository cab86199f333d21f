import { useEffect, useState } from 'react';
import { watchQuery } from '../../../firebase/live/watch-query.ts';
import type { StoredSession } from '../chat-session.ts';

/**
 * A person's newest session, live; the one thing that a closed widget reads. `undefined` until the server has answered; null
 * while there is none, and for nobody.
 */
export function useNewestSession(uid: string | null): StoredSession | null | undefined {
  const [found, setFound] = useState<{ uid: string; session: StoredSession | null } | null>(null);
  useEffect(() => {
    if (uid === null) return;
    return watchQuery<StoredSession>(
      'chats',
      ({ limit, orderBy, where }) => [where('userId', '==', uid), orderBy('createdAt', 'desc'), limit(1)],
      ([session = null]) => setFound({ uid, session }),
      (error) => console.warn('the chat is not followed', error),
    );
  }, [uid]);
  if (uid === null) return null;
  return found?.uid === uid ? found.session : undefined;
}
