import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  doc,
  type Firestore,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { session, spoken } from './kit/chats.ts';
import { earlier, user } from './kit/documents.ts';
import { changeStore, closeStore, openRules, openStore } from './kit/open-rules.ts';
import { type PersonName, people } from './kit/people.ts';
import { commitCounted, count } from './kit/tallies.ts';
import { writeDocs } from './kit/write-docs.ts';

const rules = openRules('chat-thread');
type Data = Record<string, unknown>;
const path = 'chats/customer_0';

/** The session stands as given, and nobody has written into it. */
async function put(fields: Data = {}, owner: PersonName = 'customer'): Promise<void> {
  const ids = [owner, 'customer', 'staff', 'admin', 'owner', 'stranger'].flatMap((name) =>
    [0, 1, 5].map((n) => `${name}_${n}`),
  );
  await writeDocs(rules.seed, {
    ...Object.fromEntries([...ids, 'extra'].map((id) => [`chats/${owner}_0/messages/${id}`, null])),
    [`users/${owner}`]: user(owner),
    [`chats/${owner}_0`]: { ...session(owner, earlier), ...fields },
  });
}

interface Sending {
  number?: number;
  chat?: Data;
  message?: Data;
  messageId?: string;
}

const known = (data: Data) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as {
    [key: string]: never;
  };

/** What a message of `name` changes in the session of `owner`. */
const counted = (name: PersonName, owner: PersonName, number: number): Data => ({
  lastMessage: 'And now?',
  lastMessageTime: serverTimestamp(),
  [`sent.${name}`]: number + 1,
  [`times.${name}.${number % 5}`]: serverTimestamp(),
  [name === owner ? 'unreadCount' : 'customerUnread']: 1,
});

/** Adds a message as the widget and the panel do, with what is changed; `undefined` leaves a field out. */
async function send(
  db: Firestore,
  name: PersonName,
  change: Sending = {},
  owner: PersonName = 'customer',
): Promise<void> {
  const number = change.number ?? 0;
  const batch = writeBatch(db);
  batch.update(doc(db, `chats/${owner}_0`), known({ ...counted(name, owner, number), ...change.chat }));
  const added = `chats/${owner}_0/messages/${change.messageId ?? `${name}_${number}`}`;
  batch.set(doc(db, added), known({ ...spoken(name, owner), ...change.message }));
  await count(batch, db, name, 'messages', added);
  await batch.commit();
}

const say = (words: string): Sending => ({ chat: { lastMessage: words }, message: { message: words } });

beforeEach(() => put());
beforeEach(() => writeDocs(rules.seed, { 'users/staff': user('staff'), 'users/stranger': user('stranger') }));

describe('a message in a chat', () => {
  const names = Object.keys(people) as PersonName[];
  const answering: PersonName[] = ['staff', 'admin', 'owner'];
  const shut: PersonName[] = ['visitor', 'banned', 'suspended', 'suspendedStaff', 'bannedAdmin'];

  it.each(names)('of their own: %s', async (name) => {
    await put({}, name);
    await (shut.includes(name) ? assertFails : assertSucceeds)(send(rules.as(name), name, {}, name));
  });

  it.each(names)('of a customer’s: %s', async (name) => {
    await writeDocs(rules.seed, { [`users/${name}`]: user(name) });
    const may = name === 'customer' || answering.includes(name);
    await (may ? assertSucceeds : assertFails)(send(rules.as(name), name));
  });

  it.each(['customer', 'released', 'guest', ...answering])('during maintenance: %s', async (who) => {
    const name = who as PersonName;
    await closeStore(rules);
    await writeDocs(rules.seed, { [`users/${name}`]: user(name) });
    const owner = answering.includes(name) ? 'customer' : name;
    await put({}, owner);
    await (answering.includes(name) ? assertSucceeds : assertFails)(send(rules.as(name), name, {}, owner));
  });

  it('of a guest where guests may not buy', async () => {
    await put({}, 'guest');
    await changeStore(rules, {
      'settings/site': { ...openStore['settings/site'], enableGuestCheckout: false },
    });
    await assertFails(send(rules.as('guest'), 'guest', {}, 'guest'));
  });
});

describe('what a message holds', () => {
  const cases: [string, Sending, boolean][] = [
    ['a long text', say('x'.repeat(4_000)), true],
    ['any script', say('مرحبا 👩‍👩‍👧‍👦 שלום'), true],
    ['a text too long', say('x'.repeat(4_001)), false],
    ['no text', say(''), false],
    ['a blank text', say(' \n '), false],
    ['two texts', { chat: { lastMessage: 'Something else' } }, false],
    ['another time in the session', { chat: { lastMessageTime: earlier } }, false],
    ['another time in the message', { message: { timestamp: earlier } }, false],
    ['a forged name', { message: { senderName: 'Support' } }, false],
    ['another uid', { message: { senderId: 'stranger' } }, false],
    ['another role', { message: { senderRole: 'owner' } }, false],
    ['a message read already', { message: { isRead: true } }, false],
    ['a field too many in the message', { message: { note: 'a' } }, false],
    ['a field too few in the message', { message: { isRead: undefined } }, false],
    ['a field too many in the session', { chat: { note: 'a' } }, false],
    ['another customer', { chat: { userId: 'stranger' } }, false],
    ['a session that is closed by it', { chat: { status: 'closed' } }, false],
    ['a session that is assigned by it', { chat: { assignedTo: 'staff' } }, false],
    ['a message of another name', { messageId: 'other' }, false],
    ['a number that leaves one out', { number: 1 }, false],
    [
      'a message that is not counted',
      { chat: { 'sent.customer': undefined, 'sent.staff': undefined } },
      false,
    ],
    ['what somebody else has sent', { chat: { 'sent.stranger': 1 } }, false],
    ['somebody else’s times', { chat: { 'times.stranger.0': serverTimestamp() } }, false],
  ];
  it.each(cases)('from the customer: %s', async (_what, change, allowed) => {
    await (allowed ? assertSucceeds : assertFails)(send(rules.as('customer'), 'customer', change));
  });
  it.each(cases)('from staff: %s', async (_what, change, allowed) => {
    await (allowed ? assertSucceeds : assertFails)(send(rules.as('staff'), 'staff', change));
  });

  it.each<[string, PersonName, Sending]>([
    ['one message counted twice', 'customer', { chat: { 'sent.customer': 2 } }],
    ['nothing unread for staff', 'customer', { chat: { unreadCount: undefined } }],
    ['too much unread for staff', 'customer', { chat: { unreadCount: 2 } }],
    ['something unread for the sender', 'customer', { chat: { customerUnread: 1 } }],
    ['nothing unread for the customer', 'staff', { chat: { customerUnread: undefined } }],
    ['too much unread for the customer', 'staff', { chat: { customerUnread: 2 } }],
    ['something unread for staff by staff', 'staff', { chat: { unreadCount: 1 } }],
    ['a message of staff by the customer', 'customer', { message: { senderType: 'admin' } }],
    ['a message of the customer by staff', 'staff', { message: { senderType: 'user' } }],
    ['the greeting', 'staff', { messageId: 'greeting' }],
    ['the store', 'staff', { message: { senderId: 'store', senderName: 'Store' } }],
    ['the customer', 'staff', { message: { senderId: 'customer', senderName: 'Name of customer' } }],
  ])('forged: %s', async (_what, name, change) => {
    await assertFails(send(rules.as(name), name, change));
  });

  it('is on the customer’s side in staff’s own session', async () => {
    await put({}, 'staff');
    const wrong = { message: { senderType: 'admin' } };
    await assertFails(send(rules.as('staff'), 'staff', wrong, 'staff'));
    await assertSucceeds(send(rules.as('staff'), 'staff', {}, 'staff'));
  });

  it('comes with its session, and the session with it', async () => {
    const db = rules.as('customer');
    const first = `${path}/messages/customer_0`;
    await assertFails(setDoc(doc(db, first), spoken('customer', 'customer')));
    const alone = commitCounted(db, 'customer', 'messages', first, (batch) =>
      batch.update(doc(db, path), known(counted('customer', 'customer', 0))),
    );
    await assertFails(alone);
    await assertSucceeds(send(db, 'customer'));
    await assertFails(send(db, 'customer'));
    await assertFails(send(rules.as('customer'), 'customer', {}, 'stranger'));
  });

  it('comes alone, with no other beside it', async () => {
    const db = rules.as('customer');
    const sending = (extra: boolean) =>
      commitCounted(db, 'customer', 'messages', `${path}/messages/customer_0`, (batch) => {
        batch.update(doc(db, path), known(counted('customer', 'customer', 0)));
        batch.set(doc(db, `${path}/messages/customer_0`), spoken('customer', 'customer'));
        if (extra) batch.set(doc(db, `${path}/messages/extra`), spoken('customer', 'customer'));
      });
    await assertFails(sending(true));
    await assertSucceeds(sending(false));
  });

  it('is counted when it comes, once', async () => {
    await put({ lastMessage: 'And now?' });
    const again = spoken('customer', 'customer');
    await assertFails(setDoc(doc(rules.as('customer'), `${path}/messages/customer_0`), again));
    await writeDocs(rules.seed, { [`${path}/messages/customer_0`]: again });
    const db = rules.as('customer');
    const update = (number: number) =>
      commitCounted(db, 'customer', 'messages', `${path}/messages/customer_0`, (batch) =>
        batch.update(doc(db, path), {
          ...known(counted('customer', 'customer', 0)),
          'sent.customer': number,
        }),
      );
    await assertFails(update(0));
    await assertFails(update(2));
  });

  it('is not added to a closed chat', async () => {
    await put({ status: 'closed' });
    for (const name of ['customer', 'staff'] as const) await assertFails(send(rules.as(name), name));
  });

  it('needs a chat', async () => {
    await writeDocs(rules.seed, { [path]: null });
    await assertFails(
      setDoc(doc(rules.as('customer'), `${path}/messages/customer_0`), spoken('customer', 'customer')),
    );
  });
});

describe('the pace', () => {
  const ago = (seconds: number) => Timestamp.fromMillis(Date.now() - seconds * 1_000);
  const times = (...all: number[]) => Object.fromEntries(all.map((seconds, slot) => [slot, ago(seconds)]));

  it('is five messages of a person, the sixth is refused, and somebody else goes on', async () => {
    for (const number of [0, 1, 2, 3, 4, 5]) {
      const sending = send(rules.as('customer'), 'customer', { number, chat: { unreadCount: number + 1 } });
      await (number < 5 ? assertSucceeds : assertFails)(sending);
    }
    await assertSucceeds(send(rules.as('staff'), 'staff'));
  });

  it('counts ten seconds from the fifth before', async () => {
    const before = (first: number) => ({
      sent: { customer: 5 },
      times: { customer: times(first, 7, 6, 5, 4) },
    });
    await put(before(8));
    await assertFails(send(rules.as('customer'), 'customer', { number: 5 }));
    await put(before(11));
    await assertSucceeds(send(rules.as('customer'), 'customer', { number: 5 }));
  });

  it.each<[string, Data]>([
    ['a time of its own', { 'times.customer.0': earlier }],
    ['no time', { 'times.customer.0': undefined }],
    ['a time under another number', { 'times.customer.0': undefined, 'times.customer.1': serverTimestamp() }],
    ['another time changed', { 'times.customer.1': earlier }],
  ])('is not kept with %s', async (_what, chat) => {
    await put({ sent: { customer: 5 }, times: { customer: times(11, 7, 6, 5, 4) } });
    await assertFails(send(rules.as('customer'), 'customer', { number: 5, chat }));
  });
});

describe('the mark that a message is read', () => {
  const mark = (name: PersonName, data: Data = { isRead: true }, of: 'customer' | 'staff' = 'staff') =>
    updateDoc(doc(rules.as(name), `${path}/messages/${of}_0`), known(data));
  beforeEach(() =>
    writeDocs(rules.seed, {
      [`${path}/messages/customer_0`]: spoken('customer', 'customer', earlier),
      [`${path}/messages/staff_0`]: spoken('staff', 'customer', earlier),
    }),
  );

  it('is the other side’s to set', async () => {
    await assertFails(mark('staff'));
    await assertFails(mark('stranger'));
    await assertSucceeds(mark('customer'));
    await assertFails(mark('customer', { isRead: true }, 'customer'));
    await assertFails(mark('stranger', { isRead: true }, 'customer'));
    await assertSucceeds(mark('admin', { isRead: true }, 'customer'));
  });

  it('is all that changes, and stays', async () => {
    await assertFails(mark('customer', { isRead: true, message: 'Another' }));
    await assertFails(mark('customer', { isRead: false, message: 'Another' }));
    await assertSucceeds(mark('customer'));
    await assertFails(mark('customer', { isRead: false }));
  });

  it('waits for the end of maintenance', async () => {
    await closeStore(rules);
    await assertFails(mark('customer'));
  });
});
