import { messageOf } from '@tempera/domain/calls/reason-texts';
import type { Room, RoomMessage } from '@tempera/domain/conversations/room';
import { readDoc } from '../../../firebase/live/read-doc.ts';
import { isRefusal } from '../../../firebase/live/watch-doc.ts';
import type { SendParcel } from '../../../firebase/write/outbox.ts';
import { TooSoon } from '../../../firebase/write/too-soon.ts';
import { assertOnline, writeTogether } from '../../../firebase/write/write.ts';
import { isSameFor, isTooFast, messageWrites, nextMessagePath, type Two } from '../room-writes.ts';
import { readProfile } from './profiles.ts';

/** How often a message that met a change of the room on its way is written anew. */
const attempts = 4;

const readRoom = async (id: string) => (await readDoc(`rooms/${id}`)) as unknown as Room | null;

/** The name that the store knows the person by, which the sign-in need not know. */
async function asNamed(two: Two): Promise<Two> {
  return { ...two, name: (await readProfile(two.uid))?.name ?? two.name };
}

/**
 * Adds messages to a room, the first of which opens it. When the other opens the room, or another tab writes, at the same
 * moment, the room is read anew.
 * @param known the room as it is on screen, null when nobody has said anything yet
 */
export function messageSender(known: Room | null, id: string, unnamed: Two): SendParcel {
  const arrived = async (path: string, text: string) => {
    const stored = (await readDoc(path)) as unknown as RoomMessage | null;
    return stored?.senderId === unnamed.uid && stored.content === text;
  };
  return async ({ text, tried }, claim) => {
    assertOnline();
    if (tried && (await arrived(tried, text))) return;
    const called = known?.names[unnamed.uid];
    let two = called ? { ...unnamed, name: called } : await asNamed(unnamed);
    let room = known;
    for (let left = attempts; ; left -= 1) {
      try {
        claim(nextMessagePath(id, two.uid, room));
        await writeTogether(messageWrites(id, two, room, text));
        return;
      } catch (error) {
        if (!(error instanceof Error && isRefusal(error)) || left === 1) throw error;
        const [now, renamed] = await Promise.all([readRoom(id), asNamed(two)]);
        if (isSameFor(two, room, now) && renamed.name === two.name) {
          if (now && isTooFast(now, two.uid, Date.now()))
            throw new TooSoon(messageOf({ reason: 'too-many-requests' }));
          throw error;
        }
        room = now;
        two = renamed;
      }
    }
  };
}
