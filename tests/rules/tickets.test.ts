import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { tallyPath } from '@tempera/domain/people/tally';
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { earlier, user } from './kit/documents.ts';
import { describeMatrix, plainSubject } from './kit/matrix.ts';
import { accessRecord, closeStore, openRules } from './kit/open-rules.ts';
import { type PersonName, people, roleOf } from './kit/people.ts';
import { commitCounted, count } from './kit/tallies.ts';
import { writeDocs } from './kit/write-docs.ts';

const rules = openRules('tickets');
type Data = Record<string, unknown>;

const ticket = (uid: string, at: unknown = serverTimestamp()): Data => ({
  userId: uid,
  username: `Name of ${uid}`,
  status: 'open',
  subject: 'A question',
  createdAt: at,
  lastMessage: 'How do I run it?',
  lastMessageAt: at,
  customerSent: 1,
  customerUnread: 0,
  customerTimes: { '0': at },
  staffSent: 0,
  staffUnread: 1,
});
const message = (uid: PersonName, at: unknown = serverTimestamp()): Data => ({
  fromUserId: uid,
  fromUserName: `Name of ${uid}`,
  fromUserRole: roleOf(uid),
  message: 'How do I run it?',
  timestamp: at,
  isRead: false,
});

const without = (data: Data) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

interface Opening {
  number?: number | string;
  ticket?: Data;
  message?: Data;
  messageId?: string;
}

/** Opens a ticket as the support page does, with what is changed. */
async function open(db: Firestore, uid: PersonName, change: Opening = {}): Promise<void> {
  const batch = writeBatch(db);
  const path = `tickets/${uid}_${change.number ?? 0}`;
  batch.set(doc(db, path), without({ ...ticket(uid), ...change.ticket }));
  const first = doc(db, `${path}/messages/${change.messageId ?? 'first'}`);
  batch.set(first, without({ ...message(uid), ...change.message }));
  await count(batch, db, uid, 'tickets', path);
  await batch.commit();
}

// A ticket alone, without its message, is refused to everybody: creation is tried below.
describeMatrix(rules, 'tickets', {
  path: (owner, id) => `tickets/${owner}_${id}`,
  stored: (owner) => ticket(owner, earlier),
  created: (owner) => ticket(owner),
  updated: () => ({ status: 'closed', settledAt: serverTimestamp() }),
  listed: (db, owner) =>
    query(
      collection(db, 'tickets'),
      where('userId', '==', owner),
      orderBy('lastMessageAt', 'desc'),
      limit(50),
    ),
  around: (owner) => ({ [`users/${owner}`]: user(owner) }),
});

describeMatrix(rules, 'ticket messages', {
  path: (owner, id) => `tickets/${owner}_${id}/messages/first`,
  stored: (owner) => message(owner as PersonName, earlier),
  created: (owner) => message(owner as PersonName),
  updated: () => ({ isRead: true }),
  listed: (db, owner, id) => query(collection(db, `tickets/${owner}_${id}/messages`), limit(50)),
  around: (owner, id) => ({ [`tickets/${owner}_${id}`]: ticket(owner, earlier) }),
});

const below = (name: string, data: Data) => ({
  ...plainSubject((owner, id) => `tickets/${owner}_${id}/${name}/one`, data),
  around: (owner: string, id: string) => ({ [`tickets/${owner}_${id}`]: ticket(owner, earlier) }),
});
// What a note holds is tried in ticket-notes.test.ts.
describeMatrix(rules, 'ticket notes', below('notes', { authorId: 'customer', text: 'Calls often.' }));
describeMatrix(rules, 'ticket attachments', below('attachments', { fileName: 'a.png' }));

const cleared = (uid: PersonName) =>
  writeDocs(rules.seed, {
    [`users/${uid}`]: user(uid),
    [tallyPath(uid, 'tickets')]: null,
    [`tickets/${uid}_0`]: null,
    [`tickets/${uid}_0/messages/first`]: null,
    [`tickets/${uid}_1`]: null,
    [`tickets/${uid}_1/messages/first`]: null,
  });

describe('opening a ticket', () => {
  it.each([
    'customer',
    'banned',
    'suspended',
    'released',
    'staff',
    'admin',
    'owner',
    'recordlessAdmin',
  ] as const)('is open to %s', async (name) => {
    await cleared(name);
    await assertSucceeds(open(rules.as(name), name));
  });

  it.each(['visitor', 'guest'] as const)('is refused to %s', async (name) => {
    await cleared(name);
    await assertFails(open(rules.as(name), name));
  });

  it('is refused in somebody else’s name', async () => {
    await cleared('customer');
    await assertFails(open(rules.as('stranger'), 'customer'));
    await assertFails(open(rules.as('admin'), 'customer'));
  });

  it('waits for the end of maintenance, but for those who work then', async () => {
    await closeStore(rules);
    for (const name of ['customer', 'banned'] as const) {
      await cleared(name);
      await assertFails(open(rules.as(name), name));
    }
    await cleared('staff');
    await assertSucceeds(open(rules.as('staff'), 'staff'));
  });

  it('is refused in a session that has been ended everywhere', async () => {
    await cleared('released');
    const record = (await getDoc(doc(rules.seed, 'access/released'))).data();
    await writeDocs(rules.seed, { 'access/released': { ...record, sessionsEndedAt: Timestamp.now() } });
    const token = { auth_time: 1_000, firebase: { sign_in_provider: 'password' } };
    await assertFails(open(rules.asToken('released', token), 'released'));
    await writeDocs(rules.seed, { 'access/released': record ?? null });
  });
});

describe('what a ticket holds', () => {
  beforeEach(() => cleared('customer'));

  const text = (words: string): Opening => ({ ticket: { lastMessage: words }, message: { message: words } });
  it.each<[string, Opening, boolean]>([
    ['a long message', text('x'.repeat(4_000)), true],
    ['any script', text('مرحبا 👩‍👩‍👧‍👦 שלום'), true],
    ['a long subject', { ticket: { subject: 'x'.repeat(150) } }, true],
    ['a message too long', text('x'.repeat(4_001)), false],
    ['an empty message', text(''), false],
    ['a blank message', text(' \n '), false],
    ['a subject too long', { ticket: { subject: 'x'.repeat(151) } }, false],
    ['a blank subject', { ticket: { subject: '  ' } }, false],
    ['no subject', { ticket: { subject: undefined } }, false],
    ['a subject that is a number', { ticket: { subject: 7 } }, false],
    ['a forged name', { ticket: { username: 'Support' }, message: { fromUserName: 'Support' } }, false],
    ['a forged name in the ticket alone', { ticket: { username: 'Support' } }, false],
    ['another name in the message', { message: { fromUserName: 'Support' } }, false],
    ['another uid', { ticket: { userId: 'stranger' } }, false],
    ['another uid in the message', { message: { fromUserId: 'stranger' } }, false],
    ['a forged role', { message: { fromUserRole: 'staff' } }, false],
    ['another status', { ticket: { status: 'closed' } }, false],
    ['two texts', { ticket: { lastMessage: 'Something else' } }, false],
    ['a time of its own', { ticket: { createdAt: earlier } }, false],
    ['another last time', { ticket: { lastMessageAt: earlier } }, false],
    ['another time in the message', { message: { timestamp: earlier } }, false],
    ['a message read already', { message: { isRead: true } }, false],
    ['counters of its own', { ticket: { customerSent: 0 } }, false],
    ['something unread for its customer', { ticket: { customerUnread: 1 } }, false],
    ['an answer that nobody gave', { ticket: { staffSent: 1 } }, false],
    ['nothing to read for staff', { ticket: { staffUnread: 0 } }, false],
    ['no time to keep the pace by', { ticket: { customerTimes: {} } }, false],
    ['an early time to keep the pace by', { ticket: { customerTimes: { '0': earlier } } }, false],
    ['a field too many', { ticket: { note: 'a' } }, false],
    ['a due time of its own', { ticket: { dueAt: earlier } }, false],
    ['terms of its own', { ticket: { terms: ['everything'] } }, false],
    ['a plan of its own', { ticket: { plan: 'enterprise' } }, false],
    ['a chat that it came from', { ticket: { chatId: 'c1' } }, false],
    ['a field too many in the message', { message: { note: 'a' } }, false],
    ['a message of another name', { messageId: 'other' }, false],
    ['a number that leaves one out', { number: 1 }, false],
    ['a negative number', { number: -1 }, false],
    ['a number written otherwise', { number: '00' }, false],
    ['no number', { number: 'x' }, false],
  ])('%s', async (_what, change, allowed) => {
    await (allowed ? assertSucceeds : assertFails)(open(rules.as('customer'), 'customer', change));
  });

  it.each(['customer', 'suspended'] as const)(
    'bears the name that the store has of %s, not the one of their token',
    async (uid) => {
      await cleared(uid);
      const name = 'Olive Owner';
      const db = rules.asToken(uid, { name, firebase: { sign_in_provider: 'password' } });
      const called = { ticket: { username: name }, message: { fromUserName: name } };
      await assertFails(open(db, uid, called));
      await assertFails(open(db, uid, { message: called.message }));
      await assertFails(open(db, uid, { ticket: called.ticket }));
      await assertSucceeds(open(db, uid));
    },
  );

  it('needs the record of who opens it', async () => {
    await cleared('customer');
    await writeDocs(rules.seed, { 'users/customer': null });
    await assertFails(open(rules.as('customer'), 'customer'));
  });

  it('comes with its first message and no other', async () => {
    const db = rules.as('customer');
    const batch = writeBatch(db);
    batch.set(doc(db, 'tickets/customer_0'), ticket('customer'));
    batch.set(doc(db, 'tickets/customer_0/messages/first'), message('customer'));
    batch.set(doc(db, 'tickets/customer_0/messages/second'), message('customer'));
    await count(batch, db, 'customer', 'tickets', 'tickets/customer_0');
    await assertFails(batch.commit());
  });

  it('needs its message', async () => {
    const alone = commitCounted(rules.as('customer'), 'customer', 'tickets', 'tickets/customer_0', (batch) =>
      batch.set(doc(rules.as('customer'), 'tickets/customer_0'), ticket('customer')),
    );
    await assertFails(alone);
  });

  it('is needed by its message', async () => {
    const first = doc(rules.as('customer'), 'tickets/customer_0/messages/first');
    await assertFails(setDoc(first, message('customer')));
  });

  it('takes the role from the record', async () => {
    await cleared('staff');
    await assertFails(open(rules.as('staff'), 'staff', { message: { fromUserRole: 'customer' } }));
    await assertSucceeds(open(rules.as('staff'), 'staff'));
  });
});

describe('the next ticket', () => {
  beforeEach(() => cleared('customer'));
  const lastAt = (seconds: number) =>
    writeDocs(rules.seed, {
      'tickets/customer_0': ticket('customer', Timestamp.fromMillis(Date.now() - seconds * 1_000)),
    });

  it('is refused within a minute, and so is the same one again', async () => {
    await assertSucceeds(open(rules.as('customer'), 'customer'));
    await assertFails(open(rules.as('customer'), 'customer', { number: 1 }));
    await assertFails(open(rules.as('customer'), 'customer'));
  });

  it('is open after it', async () => {
    await lastAt(50);
    await assertFails(open(rules.as('customer'), 'customer', { number: 1 }));
    await lastAt(61);
    await assertSucceeds(open(rules.as('customer'), 'customer', { number: 1 }));
  });

  it('is one of ten that come at once', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => open(rules.as('customer'), 'customer')),
    );
    const opened = outcomes.filter(({ status }) => status === 'fulfilled');
    await assertSucceeds(
      opened.length === 1 ? Promise.resolve() : Promise.reject(new Error(String(opened.length))),
    );
  });
});

describe('tickets', () => {
  it('are closed to a session that has been ended everywhere', async () => {
    const record = accessRecord(people.released.access);
    await writeDocs(rules.seed, {
      'tickets/leaver_0': ticket('leaver', earlier),
      'tickets/leaver_0/messages/first': message('customer', earlier),
      'access/leaver': { ...record, sessionsEndedAt: Timestamp.fromMillis(2_000_000) },
    });
    const since = (authTime: number) =>
      rules.asToken('leaver', { auth_time: authTime, firebase: { sign_in_provider: 'password' } });
    for (const path of ['tickets/leaver_0', 'tickets/leaver_0/messages/first']) {
      await assertFails(getDoc(doc(since(1_999), path)));
      await assertSucceeds(getDoc(doc(since(2_000), path)));
    }
  });

  it('are listed whole for staff alone', async () => {
    const all = (name: PersonName) => getDocs(query(collection(rules.as(name), 'tickets'), limit(50)));
    await assertSucceeds(all('staff'));
    await assertFails(all('customer'));
  });
});
