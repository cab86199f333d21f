import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { tallyPath } from '@tempera/domain/people/tally';
import {
  collection,
  type DocumentData,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { chatMessages, chatTyping, nameOf, session, sessions } from './kit/chats.ts';
import { earlier, user } from './kit/documents.ts';
import { describeMatrix } from './kit/matrix.ts';
import { accessRecord, changeStore, closeStore, openRules, openStore } from './kit/open-rules.ts';
import { type PersonName, people } from './kit/people.ts';
import { writeSigned } from './kit/signing.ts';
import { writeDocs } from './kit/write-docs.ts';

const rules = openRules('chats');
type Data = Record<string, unknown>;

describeMatrix(rules, 'chats', sessions);
describeMatrix(rules, 'chat messages', chatMessages);
describeMatrix(rules, 'chat typing', chatTyping);

const begin = (db: Firestore, uid: PersonName, change: Data = {}, number: number | string = 0) => {
  const data = Object.entries({ ...session(uid), ...change }).filter(([, value]) => value !== undefined);
  return writeSigned(db, uid, `chats/${uid}_${number}`, { set: Object.fromEntries(data) });
};
const cleared = (uid: PersonName) =>
  writeDocs(rules.seed, {
    [`users/${uid}`]: user(uid),
    [tallyPath(uid, 'chats')]: null,
    ...Object.fromEntries([0, 1, 2].map((number) => [`chats/${uid}_${number}`, null])),
  });
const put = (fields: Data = {}, owner: PersonName = 'customer', number = 0) =>
  writeDocs(rules.seed, {
    [`users/${owner}`]: user(owner),
    [`chats/${owner}_${number}`]: { ...session(owner, earlier), ...fields },
  });
const names = Object.keys(people) as PersonName[];

beforeEach(() => cleared('customer'));

describe('beginning a chat', () => {
  const may: PersonName[] = [
    'guest',
    'customer',
    'stranger',
    'released',
    'staff',
    'admin',
    'owner',
    'demotedAdmin',
    'loweredAdmin',
    'unclaimedAdmin',
    'recordlessAdmin',
  ];

  it.each(names)('of their own: %s', async (name) => {
    await cleared(name);
    await (may.includes(name) ? assertSucceeds : assertFails)(begin(rules.as(name), name));
  });

  it.each(['stranger', 'guest', 'staff', 'admin'] as const)('of somebody else’s: %s', async (name) => {
    await assertFails(begin(rules.as(name), 'customer'));
    await assertFails(begin(rules.as(name), 'customer', { userId: name, userName: nameOf(name) }));
  });

  it('is for members alone where guests may not buy', async () => {
    await cleared('guest');
    await changeStore(rules, {
      'settings/site': { ...openStore['settings/site'], enableGuestCheckout: false },
    });
    await assertFails(begin(rules.as('guest'), 'guest'));
    await assertSucceeds(begin(rules.as('customer'), 'customer'));
  });

  it('is for guests whom the server knows, and for members in any case', async () => {
    const guest = rules.asToken('unmet', { firebase: { sign_in_provider: 'anonymous' } });
    const beginAs = (db: Firestore, uid: string, userName: string) =>
      writeSigned(db, uid, `chats/${uid}_0`, { set: { ...session('guest'), userId: uid, userName } });
    await assertFails(beginAs(guest, 'unmet', 'Guest'));
    await writeDocs(rules.seed, { 'access/unmet': accessRecord(people.guest.access) });
    await assertSucceeds(beginAs(guest, 'unmet', 'Guest'));
    await writeDocs(rules.seed, { 'users/recordless': user('recordless') });
    await assertSucceeds(beginAs(rules.asToken('recordless'), 'recordless', 'Name of recordless'));
  });

  it('waits for the end of maintenance, but for those who work then', async () => {
    await cleared('staff');
    await closeStore(rules);
    await assertFails(begin(rules.as('customer'), 'customer'));
    await assertSucceeds(begin(rules.as('staff'), 'staff'));
  });

  it.each<[string, Data, boolean]>([
    ['as it is', {}, true],
    ['a forged name', { userName: 'Support' }, false],
    ['the name of a guest', { userName: 'Guest' }, false],
    ['a forged address', { userEmail: 'other@example.com' }, false],
    ['another uid', { userId: 'stranger' }, false],
    ['closed', { status: 'closed' }, false],
    ['a time of its own', { createdAt: earlier }, false],
    ['another last time', { lastMessageTime: earlier }, false],
    ['a message that nobody wrote', { lastMessage: 'Hello' }, false],
    ['something unread for staff', { unreadCount: 1 }, false],
    ['something unread for its customer', { customerUnread: 1 }, false],
    ['messages sent', { sent: { customer: 1 } }, false],
    ['times of messages', { times: { customer: { '0': earlier } } }, false],
    ['assigned', { assignedTo: 'staff' }, false],
    ['assigned by name', { assignedName: 'Name of staff' }, false],
    ['handed over', { ticketId: 'customer_0' }, false],
    ['a field too many', { note: 'a' }, false],
    ...Object.keys(session('customer')).map(
      (key) => [`without ${key}`, { [key]: undefined }, false] as [string, Data, boolean],
    ),
  ])('%s', async (_what, change, allowed) => {
    await (allowed ? assertSucceeds : assertFails)(begin(rules.as('customer'), 'customer', change));
  });

  it('bears the address of the account, and a guest no name', async () => {
    const email = 'customer@example.com';
    const db = rules.asToken('customer', { email, firebase: { sign_in_provider: 'password' } });
    await assertFails(begin(db, 'customer'));
    await assertSucceeds(begin(db, 'customer', { userEmail: email }));
    await cleared('guest');
    await assertFails(begin(rules.as('guest'), 'guest', { userName: 'Name of guest' }));
  });

  it.each([1, -1, '00', 'x', '0_0'])('is not called %s', async (number) => {
    await assertFails(begin(rules.as('customer'), 'customer', {}, number));
  });

  it('is numbered in a uid with a line in it, too', async () => {
    await writeDocs(rules.seed, { 'users/a_b': user('a_b'), 'chats/a_b_0': null });
    const chat = { ...session('customer'), userId: 'a_b', userName: 'Name of a_b' };
    await assertSucceeds(writeSigned(rules.asToken('a_b'), 'a_b', 'chats/a_b_0', { set: chat }));
  });

  const ago = (seconds: number) => Timestamp.fromMillis(Date.now() - seconds * 1_000);
  it.each<[string, string, number, boolean]>([
    ['after the last is closed', 'closed', 60, true],
    ['while the last is active', 'active', 60, false],
    ['a moment after the last began', 'closed', 5, false],
    ['ten seconds after the last began', 'closed', 11, true],
  ])('%s', async (_what, status, seconds, allowed) => {
    await put({ status, createdAt: ago(seconds) });
    await (allowed ? assertSucceeds : assertFails)(begin(rules.as('customer'), 'customer', {}, 1));
  });
});

describe('a chat', () => {
  it('is listed whole for staff alone, a page at a time', async () => {
    await put();
    for (const path of ['chats', 'chats/customer_0/messages']) {
      const all = collection(rules.as('staff'), path);
      await assertSucceeds(getDocs(query(all, limit(50))));
      await assertFails(getDocs(query(all, limit(51))));
      await assertFails(getDocs(query(collection(rules.as('customer'), 'chats'), limit(50))));
    }
    const own = query(collection(rules.as('customer'), 'chats'), where('userId', '==', 'customer'));
    await assertSucceeds(getDocs(query(own, limit(50))));
    await assertFails(getDocs(query(own, limit(51))));
    const said = collection(rules.as('customer'), 'chats/customer_0/messages');
    await assertFails(getDocs(query(said, limit(51))));
    const typing = collection(rules.as('customer'), 'chats/customer_0/typing');
    await assertFails(getDocs(query(typing, limit(11))));
  });

  const set = (name: PersonName, data: DocumentData) =>
    updateDoc(doc(rules.as(name), 'chats/customer_0'), data);
  const whose: [PersonName, boolean][] = [
    ['customer', true],
    ['staff', true],
    ['admin', true],
    ['stranger', false],
    ['guest', false],
    ['suspendedStaff', false],
    ['demotedAdmin', false],
  ];

  it.each(whose)('is closed and opened again by %s: %s', async (name, allowed) => {
    const outcome = allowed ? assertSucceeds : assertFails;
    await put();
    await outcome(set(name, { status: 'closed' }));
    await put({ status: 'closed' });
    await outcome(set(name, { status: 'active' }));
  });

  it('has no other status, and nothing else changes with it', async () => {
    await put();
    for (const name of ['customer', 'staff'] as const) {
      await assertFails(set(name, { status: 'lost' }));
      await assertFails(set(name, { status: 'closed', lastMessage: 'Another' }));
      await assertFails(set(name, { status: 'closed', userName: 'Another' }));
    }
  });

  it('stays closed when it goes on in a ticket or in a later one', async () => {
    for (const name of ['customer', 'staff'] as const) {
      await put({ status: 'closed', ticketId: 'customer_3' });
      await assertFails(set(name, { status: 'active' }));
      await put({ status: 'closed' });
      await put({}, 'customer', 1);
      await assertFails(set(name, { status: 'active' }));
      await writeDocs(rules.seed, { 'chats/customer_1': null });
      await assertSucceeds(set(name, { status: 'active' }));
    }
  });

  it('is left alone during maintenance, but by those who work then', async () => {
    await put({ customerUnread: 1 });
    await closeStore(rules);
    await assertFails(set('customer', { customerUnread: 0 }));
    await assertFails(set('customer', { status: 'closed' }));
    await assertSucceeds(set('staff', { status: 'closed' }));
  });

  it('is opened by each side for itself', async () => {
    const unread = { unreadCount: 3, customerUnread: 2 };
    for (const [name, own, other] of [
      ['customer', 'customerUnread', 'unreadCount'],
      ['staff', 'unreadCount', 'customerUnread'],
    ] as const) {
      await put(unread);
      await assertFails(set(name, { [other]: 0 }));
      await assertFails(set(name, { [own]: 1 }));
      await assertFails(set(name, { [own]: 0, status: 'closed' }));
      await assertFails(set(name, { [own]: deleteField() }));
      await assertSucceeds(set(name, { [own]: 0 }));
    }
    await put(unread);
    await assertFails(set('stranger', { customerUnread: 0 }));
    await put(unread, 'staff');
    const own = doc(rules.as('staff'), 'chats/staff_0');
    await assertFails(updateDoc(own, { unreadCount: 0 }));
    await assertSucceeds(updateDoc(own, { customerUnread: 0 }));
  });

  it.each<[string, PersonName, Data, boolean]>([
    ['to oneself', 'staff', { assignedTo: 'staff', assignedName: 'Name of staff' }, true],
    ['to nobody', 'staff', { assignedTo: '', assignedName: '' }, true],
    ['to somebody else', 'staff', { assignedTo: 'admin', assignedName: 'Name of admin' }, false],
    ['by another name', 'staff', { assignedTo: 'staff', assignedName: 'Name of admin' }, false],
    [
      'to somebody else by one’s own name',
      'staff',
      { assignedTo: 'admin', assignedName: 'Name of staff' },
      false,
    ],
    ['to nobody by a name', 'staff', { assignedTo: '', assignedName: 'Name of owner' }, false],
    ['to oneself without a name', 'staff', { assignedTo: 'staff', assignedName: '' }, false],
    ['to somebody without a name', 'staff', { assignedTo: 'owner', assignedName: '' }, false],
    ['with another field', 'staff', { assignedTo: '', assignedName: '', status: 'closed' }, false],
    ['by the customer', 'customer', { assignedTo: 'customer', assignedName: 'Name of customer' }, false],
    ['away by the customer', 'customer', { assignedTo: '', assignedName: '' }, false],
  ])('is assigned %s: %s %j', async (_what, name, data, allowed) => {
    await writeDocs(rules.seed, { 'users/staff': user('staff') });
    await put({ assignedTo: 'owner', assignedName: 'Name of owner' });
    await (allowed ? assertSucceeds : assertFails)(set(name, data));
  });
});

describe('who is writing', () => {
  const typing = (name: PersonName, uid: string = name) =>
    doc(rules.as(name), `chats/customer_0/typing/${uid}`);
  const now = () => ({ at: serverTimestamp() });
  beforeEach(() => put());
  beforeEach(() =>
    writeDocs(rules.seed, {
      'chats/customer_0/typing/customer': null,
      'chats/customer_0/typing/staff': null,
    }),
  );

  it('is said by those who take part, of themselves', async () => {
    await assertSucceeds(setDoc(typing('customer'), now()));
    await assertSucceeds(setDoc(typing('staff'), now()));
    await assertFails(setDoc(typing('staff', 'admin'), now()));
    await assertFails(setDoc(typing('stranger'), now()));
    await assertFails(setDoc(typing('guest'), now()));
  });

  it('bears the server’s time and nothing else', async () => {
    await assertFails(setDoc(typing('customer'), { at: earlier }));
    await assertFails(setDoc(typing('customer'), { ...now(), note: 'a' }));
  });

  it('is said every two seconds at most', async () => {
    const at = (ms: number) => ({ at: Timestamp.fromMillis(Date.now() - ms) });
    await writeDocs(rules.seed, { 'chats/customer_0/typing/customer': at(1_100) });
    await assertFails(setDoc(typing('customer'), now()));
    await writeDocs(rules.seed, { 'chats/customer_0/typing/customer': at(2_100) });
    await assertSucceeds(setDoc(typing('customer'), now()));
  });

  it('is no one document’s to read', async () => {
    await assertFails(getDoc(typing('customer')));
  });
});
