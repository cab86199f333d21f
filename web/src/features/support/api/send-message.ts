import { messageOf } from '@tempera/domain/calls/reason-texts';
import { countsOf, type Ticket, type TicketMessage } from '@tempera/domain/conversations/ticket';
import type { Person } from '../../../firebase/auth/session.ts';
import { readDoc } from '../../../firebase/live/read-doc.ts';
import { isRefusal } from '../../../firebase/live/watch-doc.ts';
import type { SendParcel } from '../../../firebase/write/outbox.ts';
import { TooSoon } from '../../../firebase/write/too-soon.ts';
import { writeTogether } from '../../../firebase/write/write.ts';
import { isTooFast, messageWrites, nextMessagePath, sideOf } from '../message-writes.ts';

/** How often a message that met another on its way is numbered again. */
const attempts = 3;

/** The other side may have opened a ticket, or added a file, since it was read: what a message counts is another then. */
const saysTheSame = (now: Ticket, known: Ticket): boolean =>
  now.lastMessageAt === known.lastMessageAt &&
  JSON.stringify(countsOf(now)) === JSON.stringify(countsOf(known));

/**
 * Adds messages to a ticket. Two who write at once on one side give their messages the same number; whoever was second
 * reads the ticket anew and takes the next.
 * @param known the ticket as it is on screen
 */
export function messageSender(person: Person, id: string, known: Ticket): SendParcel {
  const arrived = async (path: string, text: string) => {
    const stored = (await readDoc(path)) as unknown as TicketMessage | null;
    return stored?.fromUserId === person.uid && stored.message === text;
  };
  return async ({ text, tried }, claim) => {
    if (tried && (await arrived(tried, text))) return;
    let ticket = known;
    for (let left = attempts; ; left -= 1) {
      try {
        claim(nextMessagePath(person, id, ticket));
        await writeTogether(messageWrites(person, id, ticket, text));
        return;
      } catch (error) {
        if (!(error instanceof Error && isRefusal(error)) || left === 1) throw error;
        const now = (await readDoc(`tickets/${id}`)) as unknown as Ticket | null;
        const side = sideOf(person.uid, ticket);
        if (!now || now[`${side}Sent`] === ticket[`${side}Sent`]) {
          if (isTooFast(ticket, side, Date.now()))
            throw new TooSoon(messageOf({ reason: 'too-many-requests' }));
          if (!now || saysTheSame(now, ticket)) throw error;
        }
        ticket = now;
      }
    }
  };
}
