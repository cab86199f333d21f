import type { RoomMessage } from '@tempera/domain/conversations/room';
import { limit, orderBy } from 'firebase/firestore';
import { useRef, useState } from 'react';
import { behind, useList } from '../../../firebase/live/hooks.ts';
import { readPage } from '../../../firebase/live/read-page.ts';
import { joinPages } from '../join-pages.ts';

export type StoredMessage = RoomMessage & { id: string };

const pageSize = 50;

/**
 * What was said in a room, oldest first: the newest 50 messages live, and 50 before them on each request, read once. Give
 * the component a key for each room.
 */
export function useThread(id: string) {
  const live = useList<RoomMessage>(`rooms/${id}/messages`, orderBy('timestamp', 'desc'), limit(pageSize));
  const known = useRef<StoredMessage[]>([]);
  const [{ complete }, setRead] = useState({ pages: 0, complete: false });
  const asking = useRef(false);
  known.current = joinPages(known.current, live.data?.toReversed() ?? []);

  /** @throws FirebaseError */
  const readEarlier = async () => {
    const oldest = known.current[0];
    if (!oldest || asking.current) return;
    asking.current = true;
    try {
      const earlier = await readPage<RoomMessage>(
        `rooms/${id}/messages`,
        orderBy('timestamp', 'desc'),
        ...behind(oldest),
        limit(pageSize),
      );
      known.current = [...earlier.toReversed(), ...known.current];
      setRead(({ pages }) => ({ pages: pages + 1, complete: earlier.length < pageSize }));
    } finally {
      asking.current = false;
    }
  };
  return { ...live, messages: known.current, readEarlier, hasEarlier: !complete };
}
