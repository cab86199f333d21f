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

/** What their message is stored with, as the page of a ticket does. `sent` is how many of theirs are there; the first opens the ticket. */
function writesOf({ uid, name }: Talker, sent: number, text: string): { path: string; writes: RestWrite[] } {
  const ticket = `tickets/${uid}_0`;
  const path = `${ticket}/messages/${sent === 0 ? 'first' : messageId('customer', sent)}`;
  const from = { fromUserId: uid, fromUserName: name, fromUserRole: 'customer' };
  const message: RestWrite = { path, fields: { ...from, message: text, isRead: false }, now: ['timestamp'] };
  if (sent === 0) {
    const common = { userId: uid, username: name, status: 'open', subject: 'Of a run', lastMessage: text };
    const counts = { customerSent: 1, customerUnread: 0, staffSent: 0, staffUnread: 1, customerTimes: {} };
    const now = ['createdAt', 'lastMessageAt', 'customerTimes.`0`'];
    const opened: RestWrite = { path: ticket, fields: { ...common, ...counts }, now };
    return { path, writes: [opened, message, tallyWrite(uid, 'tickets', ticket, true)] };
  }
  const changed: RestWrite = {
    path: ticket,
    fields: { status: 'open', lastMessage: text, customerSent: sent + 1, staffUnread: sent + 1 },
    now: ['lastMessageAt', `customerTimes.\`${sent % messagePace.count}\``],
    isUpdate: true,
  };
  return { path, writes: [changed, message, tallyWrite(uid, 'messages', path, sent === 1)] };
}

function tallyWrite(uid: string, kind: 'tickets' | 'messages', last: string, isFirst: boolean): RestWrite {
  const path = tallyPath(uid, kind);
  return isFirst
    ? { path, fields: { count: 1, last }, now: ['since', 'at'] }
    : { path, fields: { last }, now: ['at'], plus: ['count'], isUpdate: true };
}

/** Tries until it is stored or refused. A try that nobody heard of may have come through, and the next is refused for it. */
async function insistOn(
  database: string,
  idToken: string,
  path: string,
  writes: RestWrite[],
): Promise<Written> {
  for (let nth = 0; nth < tries; nth++) {
    const end = await commit(database, idToken, writes);
    if (end === 'stored' || (end === 'refused' && nth === 0)) return end;
    const hasArrived = nth > 0 && (await isThere(database, idToken, path));
    if (hasArrived) return 'stored';
    if (end === 'refused' && hasArrived === false) return end;
  }
  return 'lost';
}

/** Somebody's ticket, in which they send one message after the other. @returns what sends one */
export function talk(database: string, talker: Talker, heard: Heard) {
  let sent = 0;
  let isSure = true;
  return async function say(text: string): Promise<void> {
    // After one that nobody heard of, nobody knows which number is the next.
    if (!isSure) return;
    const { path, writes } = writesOf(talker, sent, text);
    const end = await insistOn(database, talker.idToken, path, writes);
    count(heard.tally, `message: ${end}`);
    isSure = end !== 'lost';
    if (end !== 'stored') return;
    sent += 1;
    heard.written.push({ path, says: text });
  };
}
