import type { Room } from '@tempera/domain/conversations/room';
import { useEffect, useState } from 'react';
import { markOpened } from './api/mark-opened.ts';

/** Marks a room as opened while somebody looks at it: a tab in the background reads nothing. */
export function useMarkOpened(id: string, uid: string, room: Room | null): void {
  const [seen, setSeen] = useState(!document.hidden);
  useEffect(() => {
    const look = () => setSeen(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const unread = room?.unread[uid] ?? 0;
  const last = room?.lastMessageId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message is a reason of its own, also after a failure
  useEffect(() => {
    if (!seen || unread === 0) return;
    markOpened(id, uid).catch((error: unknown) => console.warn('not marked as read', error));
  }, [seen, unread, last, id, uid]);
}
