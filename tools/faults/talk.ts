import { messageId, messagePace } from '@tempera/domain/conversations/ticket';
import { tallyPath } from '@tempera/domain/people/tally';
import { count, type Heard } from './heard.ts';
import { commit, isThere, type RestWrite, type Written } from './write-by-rest.ts';

export interface Talker {
  uid: string;
  name: string;
  idToken: string;
}

const tries = 5;

/** Somebody's ticket: they open it with their first message, and send the others one after the other, as its page does. */
export function talk(database: string, { uid, name, idToken }: Talker, heard: Heard) {
  const ticket = `tickets/${uid}_0`;
  let sent = 0;

  function writesOf(text: string): [path: string, writes: RestWrite[]] {
    const number = sent;
    const path = `${ticket}/messages/${number === 0 ? 'first' : messageId('customer', number)}`;
    const message = {
      fromUserId: uid,
      fromUserName: name,
      fromUserRole: 'customer',
      message: text,
      isRead: false,
    };
    const stored: RestWrite = { path, fields: message, now: ['timestamp'] };
    const tally = (kind: 'tickets' | 'messages', last: string, isFirst: boolean): RestWrite =>
      isFirst
        ? { path: tallyPath(uid, kind), fields: { count: 1, last }, now: ['since', 'at'] }
        : { path: tallyPath(uid, kind), fields: { last }, now: ['at'], plus: ['count'], isUpdate: true };
    if (number === 0) {
      const common = { userId: uid, username: name, status: 'open', subject: 'Of a run', lastMessage: text };
      const counts = { customerSent: 1, customerUnread: 0, staffSent: 0, staffUnread: 1, customerTimes: {} };
      const now = ['createdAt', 'lastMessageAt', 'customerTimes.`0`'];
      return [
        path,
        [{ path: ticket, fields: { ...common, ...counts }, now }, stored, tally('tickets', ticket, true)],
      ];
    }
    const counts = { customerSent: number + 1, staffUnread: number + 1 };
    const changed: RestWrite = {
      path: ticket,
      fields: { status: 'open', lastMessage: text, ...counts },
      now: ['lastMessageAt', `customerTimes.\`${number % messagePace.count}\``],
      isUpdate: true,
    };
    return [path, [changed, stored, tally('messages', path, number === 1)]];
  }

  /** Sends it until it is there or refused; before each further try it looks whether it has arrived. */
  return async function say(text: string): Promise<void> {
    const [path, writes] = writesOf(text);
    let end: Written = 'lost';
    for (let nth = 0; nth < tries && end === 'lost'; nth++) {
      end = await commit(database, idToken, writes);
      if (end !== 'stored' && nth > 0 && (await isThere(database, idToken, path))) end = 'stored';
    }
    // Nobody knows by now which number is the next.
    if (end === 'lost') sent = Number.NaN;
    if (end === 'stored') {
      sent += 1;
      heard.written.push({ path, says: text });
    }
    count(heard.tally, `message: ${end}`);
  };
}
