import type { Room } from '@tempera/domain/conversations/room';
import { limit, orderBy, where } from 'firebase/firestore';
import { type Live, useList } from '../../../firebase/live/hooks.ts';
import { useWatched, type Watched } from '../../../firebase/live/use-watched.ts';

export type StoredRoom = Room & { id: string };

/** A person's conversations, those with the newest message first, live: as many as the rules let one list. */
export const useRooms = (uid: string): Live<StoredRoom[]> =>
  useList<Room>(
    'rooms',
    where('participants', 'array-contains', uid),
    orderBy('lastMessageAt', 'desc'),
    limit(50),
  );

/** A room, live; null while it is loading, or when nobody has said anything in it yet. */
export function useRoom(id: string): { status: Watched['status']; room: Room | null } {
  const watched = useWatched(`rooms/${id}`);
  return {
    status: watched.status,
    room: watched.status === 'found' ? (watched.data as unknown as Room) : null,
  };
}
