import { useEffect, useState } from 'react';
import { type Notice, watchNewest, watchUnread } from './watch-notifications.ts';

export interface Notices {
  /** Null until the server has answered. */
  items: Notice[] | null;
  /** The list can't be read, or can't be followed any more. */
  failed: boolean;
}

function useFollowed(watch: typeof watchUnread, uid: string): Notices {
  const [notices, setNotices] = useState<Notices>({ items: null, failed: false });
  useEffect(() => {
    return watch(
      uid,
      (items) => setNotices({ items, failed: false }),
      () => setNotices((last) => ({ ...last, failed: true })),
    );
  }, [watch, uid]);
  return notices;
}

export const useUnread = (uid: string): Notices => useFollowed(watchUnread, uid);
export const useNewest = (uid: string): Notices => useFollowed(watchNewest, uid);
