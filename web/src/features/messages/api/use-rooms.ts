import type { Room } from '@tempera/domain/conversations/room';
import { limit, orderBy, where } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { useDocIfAllowed } from '../../../firebase/live/use-doc.ts';

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
export function useRoom(id: string): Live<Room> {
  return useDocIfAllowed<Room>(`rooms/${id}`);
}
