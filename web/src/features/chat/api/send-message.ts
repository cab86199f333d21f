import { messageOf } from '@tempera/domain/calls/reason-texts';
import type { ChatMessage } from '@tempera/domain/conversations/chat';
import type { Person } from '../../../firebase/auth/session.ts';
import { readDoc } from '../../../firebase/live/read-doc.ts';
import { isRefusal } from '../../../firebase/live/watch-doc.ts';
import type { SendParcel } from '../../../firebase/write/outbox.ts';
import { TooSoon } from '../../../firebase/write/too-soon.ts';
import { writeTogether } from '../../../firebase/write/write.ts';
import { isTooFast, messageWrites, nextMessagePath, type StoredSession } from '../message-writes.ts';
import { ownName } from './own-name.ts';

/** How often a message that met another of the same person on its way is numbered again. */
const attempts = 3;

/**
 * Adds messages to a session. A person who writes in two tabs at once gives two messages the same number; the second reads the
 * session anew and takes the next.
 * @param known the session as it is on screen
 */
export function messageSender(person: Person, known: StoredSession): SendParcel {
  const { uid } = person;
  const arrived = async (path: string, text: string) => {
    const stored = (await readDoc(path)) as unknown as ChatMessage | null;
    return stored?.message === text;
  };
  return async ({ text, tried }, claim) => {
    if (tried && (await arrived(tried, text))) return;
    const name = await ownName(person);
    let chat = known;
    for (let left = attempts; ; left -= 1) {
      try {
        claim(nextMessagePath(uid, chat));
        await writeTogether(messageWrites(person, name, chat, text));
        return;
      } catch (error) {
        if (!(error instanceof Error && isRefusal(error)) || left === 1) throw error;
        const now = (await readDoc(`chats/${chat.id}`)) as unknown as StoredSession | null;
        if (!now || now.sent[uid] === chat.sent[uid]) {
          if (now && isTooFast(uid, now, Date.now())) {
            throw new TooSoon(messageOf({ reason: 'too-many-requests' }));
          }
          throw error;
        }
        chat = { ...now, id: chat.id };
      }
    }
  };
}
