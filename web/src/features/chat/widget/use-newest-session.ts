import { useEffect, useState } from 'react';
import { watchNewest } from '../api/watch-newest.ts';
import type { StoredSession } from '../message-writes.ts';

/** `undefined` until the server has answered; null while there is none, and for nobody. */
export function useNewestSession(uid: string | null): StoredSession | null | undefined {
  const [found, setFound] = useState<{ uid: string; session: StoredSession | null } | null>(null);
  useEffect(() => {
    if (uid === null) return;
    return watchNewest(uid, (session) => setFound({ uid, session }));
  }, [uid]);
  if (uid === null) return null;
  return found?.uid === uid ? found.session : undefined;
}
