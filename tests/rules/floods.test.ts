import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { roomId } from '@tempera/domain/conversations/room';
import { guestChats, type TallyKind, tallyLimits, tallyPath } from '@tempera/domain/people/tally';
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  type WriteBatch,
  where,
  writeBatch,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { session, spoken } from './kit/chats.ts';
import { earlier, profile, user } from './kit/documents.ts';
import { openRules } from './kit/open-rules.ts';
import type { PersonName } from './kit/people.ts';
import { begin, room, say } from './kit/rooms.ts';
import { writeSigned } from './kit/signing.ts';
import { commitCounted, tallyOf } from './kit/tallies.ts';
import { writeDocs } from './kit/write-docs.ts';

const rules = openRules('floods');
const as = (name: PersonName) => rules.as(name);
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
/** Puts a person's tally where it is wanted; without one there is none. */
const tally = (uid: string, kind: TallyKind, stands: Record<string, unknown> | null = null) =>
  writeDocs(rules.seed, { [tallyPath(uid, kind)]: stands });

/** So many members that nobody has written to. */
async function strangers(count: number, prefix: string): Promise<string[]> {
  const uids = numbers(count).map((number) => `${prefix}${number}`);
  await writeDocs(rules.seed, Object.fromEntries(uids.map((uid) => [`profiles/${uid}`, profile(uid)])));
  return uids;
}
const meet = (name: PersonName, other: string) => begin(as(name), roomId(name, other), name);

/** How many of them were taken. */
async function taken(attempts: Promise<unknown>[]): Promise<number> {
  const outcomes = await Promise.allSettled(attempts);
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

describe('conversations with strangers', () => {
  it('are ten of thirty-three that are begun at once', async () => {
    const uids = await strangers(34, 'many');
    await writeDocs(rules.seed, { 'profiles/customer': profile('customer') });
    await tally('customer', 'rooms');
    await assertSucceeds(meet('customer', uids.pop() ?? ''));
    expect(await taken(uids.map((uid) => meet('customer', uid)))).toBe(tallyLimits.rooms.most - 1);
    await assertFails(meet('customer', uids[0] ?? ''));
  });

  it('are none without a count, nor with that of another conversation', async () => {
    const [one = '', two = ''] = await strangers(2, 'plain');
    await writeDocs(rules.seed, { 'profiles/customer': profile('customer') });
    await tally('customer', 'rooms', tallyOf(3));
    const id = roomId('customer', one);
    const opening = (db: Firestore, counted: (batch: WriteBatch) => unknown) => {
      const batch = writeBatch(db);
      const at = serverTimestamp();
      batch.set(doc(db, `rooms/${id}`), {
        ...room(id, 'customer', { createdAt: at, lastMessageAt: at, times: { customer: { '0': at } } }),
      });
      batch.set(doc(db, `rooms/${id}/messages/customer_0`), {
        senderId: 'customer',
        senderName: 'Name of customer',
        senderRole: 'customer',
        content: 'Hello.',
        timestamp: at,
        chatId: id,
        deleted: false,
      });
      counted(batch);
      return batch.commit();
    };
    const db = as('customer');
    const counts =
      (last: string, uid = 'customer') =>
      (batch: WriteBatch) =>
        batch.set(
          doc(db, tallyPath(uid, 'rooms')),
          { count: 4, at: serverTimestamp(), last },
          { merge: true },
        );
    await assertFails(opening(db, () => {}));
    await assertFails(opening(db, counts(`rooms/${roomId('customer', two)}`)));
    await assertFails(opening(db, counts(`rooms/${id}`, 'stranger')));
    await assertSucceeds(opening(db, counts(`rooms/${id}`)));
  });

  it('are as many as it takes for those who answer customers', async () => {
    const uids = await strangers(12, 'asking');
    await writeDocs(rules.seed, { 'profiles/staff': profile('staff') });
    expect(await taken(uids.map((uid) => meet('staff', uid)))).toBe(12);
  });

  it('are answered without counting as new ones', async () => {
    const [one = ''] = await strangers(1, 'answered');
    const id = roomId('customer', one);
    await writeDocs(rules.seed, {
      'profiles/customer': profile('customer'),
      [`rooms/${id}`]: room(id, one),
    });
    await tally('customer', 'rooms', tallyOf(tallyLimits.rooms.most));
    await assertSucceeds(say(as('customer'), id, 'customer', { number: 0, unread: 1 }));
  });
});

describe('messages', () => {
  const id = 'customer_stranger';
  /** A room in which the customer may write at once: the last five are long ago. */
  const ready = (number: number, by = 'customer', one = id) =>
    writeDocs(rules.seed, {
      'profiles/customer': profile('customer'),
      'profiles/stranger': profile('stranger'),
      [`rooms/${one}`]: room(one, by, { sent: { [by]: number }, times: {} }),
    });
  const told = (number: number) => say(as('customer'), id, 'customer', { number });

  it('are refused after the last of an hour, in rooms, chats and tickets alike', async () => {
    await ready(7);
    await tally('customer', 'messages', tallyOf(tallyLimits.messages.most - 1));
    await assertSucceeds(told(7));
    await ready(8);
    await assertFails(told(8));
    await assertFails(inChat('customer'));
    await assertFails(inTicket('customer'));
    await tally('customer', 'messages', tallyOf(tallyLimits.messages.most, 61));
    await assertSucceeds(told(8));
    await assertSucceeds(inChat('customer'));
    await assertSucceeds(inTicket('customer'));
  });

  it('of a fast typist’s minute all arrive, and a queue that waited for a connection', async () => {
    await tally('customer', 'messages');
    for (const number of numbers(30)) {
      await ready(number + 100);
      await assertSucceeds(told(number + 100));
    }
  });

  it('of an agent’s busy day all arrive', async () => {
    await tally('staff', 'messages', tallyOf(tallyLimits.messages.most));
    await writeDocs(rules.seed, {
      'profiles/staff': profile('staff'),
      'profiles/customer': profile('customer'),
    });
    await writeDocs(rules.seed, { 'rooms/customer_staff': room('customer_staff', 'customer') });
    await assertSucceeds(say(as('staff'), 'customer_staff', 'staff', { number: 0, unread: 1 }));
    for (const number of numbers(40)) {
      await assertSucceeds(inChat('staff'));
      await assertSucceeds(inTicket('staff'));
      await assertSucceeds(noted(number));
      await assertSucceeds(searched(number));
    }
  });

  /** A note about a customer, and a look at the canned replies. */
  async function noted(number: number): Promise<void> {
    const note = {
      authorId: 'staff',
      authorName: 'Name of staff',
      text: 'Calls often.',
      at: serverTimestamp(),
    };
    await setDoc(doc(as('staff'), `access/customer/notes/note${number}`), note);
    await getDoc(doc(as('staff'), 'settings/support'));
  }

  async function searched(number: number): Promise<void> {
    const people = collection(as('staff'), 'users');
    await getDocs(query(people, where('terms', 'array-contains', `term${number}`), limit(20)));
  }

  it('are none without a count', async () => {
    await tally('customer', 'messages', tallyOf(3));
    await assertFails(inChat('customer', 'chats/customer_0/messages/another'));
    await assertFails(inTicket('customer', 'tickets/customer_0/messages/another'));
    await assertSucceeds(inChat('customer'));
    await assertSucceeds(inTicket('customer'));
  });

  /** One more in the customer's chat, counted as what is said. */
  async function inChat(name: PersonName, last = `chats/customer_0/messages/${name}_0`): Promise<void> {
    await writeDocs(rules.seed, {
      [`users/${name}`]: user(name),
      'chats/customer_0': session('customer', earlier),
      [`chats/customer_0/messages/${name}_0`]: null,
    });
    const write = (batch: WriteBatch) => {
      batch.update(doc(as(name), 'chats/customer_0'), {
        lastMessage: 'And now?',
        lastMessageTime: serverTimestamp(),
        [`sent.${name}`]: 1,
        [`times.${name}.0`]: serverTimestamp(),
        [name === 'customer' ? 'unreadCount' : 'customerUnread']: 1,
      });
      batch.set(doc(as(name), `chats/customer_0/messages/${name}_0`), spoken(name, 'customer'));
    };
    await commitCounted(as(name), name, 'messages', last, write);
  }

  async function inTicket(name: PersonName, last?: string): Promise<void> {
    const side = name === 'customer' ? 'customer' : 'staff';
    const message = `tickets/customer_0/messages/${side}_1`;
    await writeDocs(rules.seed, {
      [`users/${name}`]: user(name),
      [message]: null,
      'tickets/customer_0': {
        userId: 'customer',
        status: 'open',
        createdAt: earlier,
        lastMessage: '',
        lastMessageAt: earlier,
        customerSent: 1,
        customerUnread: 0,
        staffSent: 1,
        staffUnread: 0,
      },
    });
    const write = (batch: WriteBatch) => {
      batch.update(doc(as(name), 'tickets/customer_0'), {
        status: 'open',
        lastMessage: 'So',
        lastMessageAt: serverTimestamp(),
        [`${side}Sent`]: 2,
        [`${side}Times.1`]: serverTimestamp(),
        [side === 'customer' ? 'staffUnread' : 'customerUnread']: 1,
      });
      batch.set(doc(as(name), message), {
        fromUserId: name,
        fromUserName: `Name of ${name}`,
        fromUserRole: name,
        message: 'So',
        timestamp: serverTimestamp(),
        isRead: false,
      });
    };
    await commitCounted(as(name), name, 'messages', last ?? message, write);
  }
});

describe('tickets', () => {
  const open = async (name: PersonName, last = `tickets/${name}_3`) => {
    const before = Timestamp.fromMillis(Date.now() - 90_000);
    await writeDocs(rules.seed, {
      [`users/${name}`]: user(name),
      [`tickets/${name}_2`]: { userId: name, createdAt: before },
      [`tickets/${name}_3`]: null,
      [`tickets/${name}_3/messages/first`]: null,
    });
    const db = as(name);
    const at = serverTimestamp();
    const text = 'How do I run it?';
    await commitCounted(db, name, 'tickets', last, (batch) => {
      batch.set(doc(db, `tickets/${name}_3`), {
        userId: name,
        username: `Name of ${name}`,
        status: 'open',
        subject: 'A question',
        createdAt: at,
        lastMessage: text,
        lastMessageAt: at,
        customerSent: 1,
        customerUnread: 0,
        customerTimes: { '0': at },
        staffSent: 0,
        staffUnread: 1,
      });
      batch.set(doc(db, `tickets/${name}_3/messages/first`), {
        fromUserId: name,
        fromUserName: `Name of ${name}`,
        fromUserRole: 'customer',
        message: text,
        timestamp: at,
        isRead: false,
      });
    });
  };

  it.each(['customer', 'banned'] as const)('are ten in a day: of %s', async (name) => {
    const { most } = tallyLimits.tickets;
    await tally(name, 'tickets', tallyOf(most - 1));
    await assertFails(open(name, `tickets/${name}_4`));
    await assertSucceeds(open(name));
    await assertFails(open(name));
    await tally(name, 'tickets', tallyOf(most, 24 * 60 + 1));
    await assertSucceeds(open(name));
  });
});

describe('chats', () => {
  it.each([
    ['customer', tallyLimits.chats.most],
    ['guest', guestChats],
  ] as const)('of %s are so many in a day: %i', async (name, most) => {
    const start = async () => {
      await writeDocs(rules.seed, { [`users/${name}`]: user(name), [`chats/${name}_0`]: null });
      await writeSigned(as(name), name, `chats/${name}_0`, { set: session(name) });
    };
    await tally(name, 'chats', tallyOf(most - 1));
    await assertSucceeds(start());
    await assertFails(start());
    await tally(name, 'chats', tallyOf(most, 24 * 60 + 1));
    await assertSucceeds(start());
  });
});
