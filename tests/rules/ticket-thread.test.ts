import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  type DocumentData,
  doc,
  type Firestore,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { earlier, user } from './kit/documents.ts';
import { closeStore, openRules, openStore } from './kit/open-rules.ts';
import { type PersonName, people, roleOf } from './kit/people.ts';
import { commitCounted, count } from './kit/tallies.ts';
import { writeDocs } from './kit/write-docs.ts';

const rules = openRules('ticket-thread');
type Data = Record<string, unknown>;
type Side = 'customer' | 'staff';

const id = 'customer_0';
const path = `tickets/${id}`;

const ticket = (fields: Data = {}): Data => ({
  userId: 'customer',
  username: 'Name of customer',
  status: 'open',
  subject: 'A question',
  createdAt: earlier,
  lastMessage: 'How do I run it?',
  lastMessageAt: earlier,
  customerSent: 1,
  customerUnread: 0,
  customerTimes: { '0': earlier },
  staffSent: 0,
  staffUnread: 1,
  ...fields,
});
const message = (name: PersonName, fields: Data = {}): Data => ({
  fromUserId: name,
  fromUserName: `Name of ${name}`,
  fromUserRole: roleOf(name),
  message: 'And now?',
  timestamp: serverTimestamp(),
  isRead: false,
  ...fields,
});

/** The ticket stands as given, with its first message, and nobody has written more. */
async function put(fields: Data = {}, owner: PersonName = 'customer'): Promise<void> {
  const messages = ['first', 'customer_1', 'customer_2', 'staff_0', 'staff_1', 'customer_5', 'customer_6'];
  await writeDocs(rules.seed, {
    ...Object.fromEntries(messages.map((one) => [`tickets/${owner}_0/messages/${one}`, null])),
  });
  await writeDocs(rules.seed, {
    [`tickets/${owner}_0`]: ticket({ userId: owner, username: `Name of ${owner}`, ...fields }),
    [`tickets/${owner}_0/messages/first`]: message(owner, { timestamp: earlier }),
  });
}

interface Sending {
  /** The side that the sender claims to be on. */
  side?: Side;
  number?: number;
  ticket?: Data;
  message?: Data;
  messageId?: string;
}

/** Adds a message as the ticket page does, with what is changed; `undefined` leaves a field out. */
async function send(
  db: Firestore,
  name: PersonName,
  change: Sending = {},
  owner: PersonName = 'customer',
): Promise<void> {
  const side = change.side ?? (name === owner ? 'customer' : 'staff');
  const number = change.number ?? (side === 'customer' ? 1 : 0);
  const other = side === 'customer' ? 'staff' : 'customer';
  const batch = writeBatch(db);
  const update = {
    status: 'open',
    lastMessage: 'And now?',
    lastMessageAt: serverTimestamp(),
    [`${side}Sent`]: number + 1,
    [`${side}Times.${number % 5}`]: serverTimestamp(),
    [`${other}Unread`]: side === 'customer' ? 2 : 1,
    ...change.ticket,
  };
  const known = (data: Data) =>
    Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as DocumentData;
  batch.update(doc(db, `tickets/${owner}_0`), known(update));
  const added = `tickets/${owner}_0/messages/${change.messageId ?? `${side}_${number}`}`;
  batch.set(doc(db, added), known({ ...message(name), ...change.message }));
  await count(batch, db, name, 'messages', added);
  await batch.commit();
}

const say = (words: string): Sending => ({ ticket: { lastMessage: words }, message: { message: words } });

beforeEach(() => put());

describe('a message in a ticket', () => {
  const names = Object.keys(people) as PersonName[];
  const own: PersonName[] = [
    'customer',
    'banned',
    'suspended',
    'released',
    'recordlessAdmin',
    'demotedAdmin',
  ];
  const answering: PersonName[] = ['staff', 'admin', 'owner'];

  it.each(names)('of their own: %s', async (name) => {
    await writeDocs(rules.seed, { [`users/${name}`]: user(name) });
    await put({}, name);
    const may = name !== 'visitor' && name !== 'guest';
    await (may ? assertSucceeds : assertFails)(send(rules.as(name), name, {}, name));
  });

  it.each(names)('of a customer’s: %s', async (name) => {
    await writeDocs(rules.seed, { [`users/${name}`]: user(name) });
    const may = name === 'customer' || answering.includes(name);
    await (may ? assertSucceeds : assertFails)(send(rules.as(name), name));
  });

  it.each([...own, ...answering])('during maintenance: %s', async (name) => {
    await closeStore(rules);
    await writeDocs(rules.seed, { [`users/${name}`]: user(name) });
    const owner = answering.includes(name) ? 'customer' : name;
    await put({}, owner);
    await (answering.includes(name) ? assertSucceeds : assertFails)(send(rules.as(name), name, {}, owner));
  });

  it('in a session that has been ended everywhere is refused', async () => {
    await writeDocs(rules.seed, { 'users/released': user('released') });
    await put({}, 'released');
    const record = (await getDoc(doc(rules.seed, 'access/released'))).data();
    await writeDocs(rules.seed, { 'access/released': { ...record, sessionsEndedAt: Timestamp.now() } });
    const token = { auth_time: 1_000, firebase: { sign_in_provider: 'password' } };
    await assertFails(send(rules.asToken('released', token), 'released', {}, 'released'));
    await writeDocs(rules.seed, { 'access/released': record ?? null });
    await assertSucceeds(send(rules.asToken('released', token), 'released', {}, 'released'));
  });
});

describe('what a message holds', () => {
  beforeEach(() =>
    writeDocs(rules.seed, { 'users/customer': user('customer'), 'users/staff': user('staff') }),
  );

  const cases: [string, Sending, boolean][] = [
    ['a long text', say('x'.repeat(4_000)), true],
    ['any script', say('مرحبا 👩‍👩‍👧‍👦 שלום'), true],
    ['a text too long', say('x'.repeat(4_001)), false],
    ['no text', say(''), false],
    ['a blank text', say(' \n '), false],
    ['two texts', { ticket: { lastMessage: 'Something else' } }, false],
    ['another time in the ticket', { ticket: { lastMessageAt: earlier } }, false],
    ['another time in the message', { message: { timestamp: earlier } }, false],
    ['a forged name', { message: { fromUserName: 'Support' } }, false],
    ['another uid', { message: { fromUserId: 'stranger' } }, false],
    ['another role', { message: { fromUserRole: 'owner' } }, false],
    ['a message read already', { message: { isRead: true } }, false],
    ['a field too many in the message', { message: { note: 'a' } }, false],
    ['a field too few in the message', { message: { isRead: undefined } }, false],
    ['a field too many in the ticket', { ticket: { note: 'a' } }, false],
    ['another subject', { ticket: { subject: 'Another' } }, false],
    ['a due time', { ticket: { dueAt: earlier } }, false],
    ['another plan', { ticket: { plan: 'enterprise' } }, false],
    ['a time that it was settled at', { ticket: { settledAt: serverTimestamp() } }, false],
    ['another customer', { ticket: { userId: 'stranger' } }, false],
    ['a ticket that is closed by it', { ticket: { status: 'closed' } }, false],
    ['a message of another name', { messageId: 'other' }, false],
  ];
  it.each(cases)('from the customer: %s', async (_what, change, allowed) => {
    await (allowed ? assertSucceeds : assertFails)(send(rules.as('customer'), 'customer', change));
  });
  it.each(cases)('from staff: %s', async (_what, change, allowed) => {
    await (allowed ? assertSucceeds : assertFails)(send(rules.as('staff'), 'staff', change));
  });

  it.each<[string, PersonName, Sending]>([
    ['the count of messages left as it was', 'customer', { ticket: { customerSent: undefined } }],
    ['one message counted twice', 'customer', { ticket: { customerSent: 3 } }],
    ['nothing unread for staff', 'customer', { ticket: { staffUnread: undefined } }],
    ['too much unread for staff', 'customer', { ticket: { staffUnread: 3 } }],
    ['less unread for the sender', 'customer', { ticket: { customerUnread: 3 } }],
    ['nothing unread for the customer', 'staff', { ticket: { customerUnread: undefined } }],
    ['too much unread for the customer', 'staff', { ticket: { customerUnread: 2 } }],
    ['the other side’s count', 'customer', { ticket: { staffSent: 1 } }],
    ['a message of staff by the customer', 'customer', { side: 'staff' }],
    ['a role of staff by the customer', 'customer', { side: 'staff', message: { fromUserRole: 'staff' } }],
    ['a message of the customer by staff', 'staff', { side: 'customer' }],
    [
      'the customer’s name by staff',
      'staff',
      { message: { fromUserId: 'customer', fromUserName: 'Name of customer', fromUserRole: 'customer' } },
    ],
    ['a number that leaves one out', 'customer', { number: 2 }],
    ['the first message again', 'customer', { messageId: 'first' }],
  ])('forged: %s', async (_what, name, change) => {
    await assertFails(send(rules.as(name), name, change));
  });

  it('comes with its ticket, and the ticket with it', async () => {
    const db = rules.as('customer');
    await assertFails(setDoc(doc(db, `${path}/messages/customer_1`), message('customer')));
    const update = {
      lastMessage: 'And now?',
      lastMessageAt: serverTimestamp(),
      customerSent: 2,
      staffUnread: 2,
      'customerTimes.1': serverTimestamp(),
    };
    const alone = commitCounted(db, 'customer', 'messages', `${path}/messages/customer_1`, (batch) =>
      batch.update(doc(db, path), update),
    );
    await assertFails(alone);
    await assertSucceeds(send(db, 'customer'));
    await assertFails(send(db, 'customer'));
  });

  it('comes alone, with no other beside it', async () => {
    const db = rules.as('customer');
    const extra = setDoc(
      doc(db, `${path}/messages/extra`),
      message('customer', { message: 'How do I run it?' }),
    );
    await assertFails(extra);
    const sending = (beside: boolean) =>
      commitCounted(db, 'customer', 'messages', `${path}/messages/customer_1`, (batch) => {
        batch.update(doc(db, path), {
          lastMessage: 'And now?',
          lastMessageAt: serverTimestamp(),
          customerSent: 2,
          'customerTimes.1': serverTimestamp(),
          staffUnread: 2,
        });
        batch.set(doc(db, `${path}/messages/customer_1`), message('customer'));
        if (beside) batch.set(doc(db, `${path}/messages/extra`), message('customer'));
      });
    await assertFails(sending(true));
    await assertSucceeds(sending(false));
  });

  it('is counted when it comes, once', async () => {
    const again = message('customer', { message: 'How do I run it?' });
    await assertFails(setDoc(doc(rules.as('customer'), `${path}/messages/customer_1`), again));
    await writeDocs(rules.seed, { [`${path}/messages/customer_1`]: again });
    const db = rules.as('customer');
    const counted = (customerSent: number) =>
      commitCounted(db, 'customer', 'messages', `${path}/messages/customer_1`, (batch) =>
        batch.update(doc(db, path), {
          lastMessageAt: serverTimestamp(),
          customerSent,
          'customerTimes.1': serverTimestamp(),
          staffUnread: 2,
        }),
      );
    await assertFails(counted(1));
    await assertFails(counted(3));
  });

  it('bears the name that the store has, whatever the token says', async () => {
    await writeDocs(rules.seed, { 'users/suspended': { ...user('suspended'), name: 'As the store has it' } });
    await put({}, 'suspended');
    const token = { name: 'Olive Owner', firebase: { sign_in_provider: 'password' } };
    const named = (name: string) => ({ message: { fromUserName: name } });
    const db = rules.asToken('suspended', token);
    await assertFails(send(db, 'suspended', named('Somebody'), 'suspended'));
    await assertFails(send(db, 'suspended', named('Olive Owner'), 'suspended'));
    await assertSucceeds(send(db, 'suspended', named('As the store has it'), 'suspended'));
  });
});

it.each(['customer', 'staff'] as const)(
  'a ticket that waits is opened again by a message of %s',
  async (name) => {
    await writeDocs(rules.seed, { [`users/${name}`]: user(name) });
    await put({ status: 'pending', settledAt: earlier, reopenedAt: earlier, dueAt: null, plan: 'pro' });
    await assertFails(send(rules.as(name), name, { ticket: { status: undefined } }));
    await assertSucceeds(send(rules.as(name), name));
  },
);

describe('a closed ticket', () => {
  beforeEach(() => put({ status: 'closed' }));
  beforeEach(() =>
    writeDocs(rules.seed, { 'users/customer': user('customer'), 'users/staff': user('staff') }),
  );

  it('takes no message of its customer', async () => {
    await assertFails(send(rules.as('customer'), 'customer'));
    await assertFails(send(rules.as('customer'), 'customer', { ticket: { status: undefined } }));
  });

  it('is opened again by a message of staff', async () => {
    await assertFails(send(rules.as('staff'), 'staff', { ticket: { status: undefined } }));
    await assertSucceeds(send(rules.as('staff'), 'staff'));
  });

  it('is one for whoever asks for it as its customer, be they staff', async () => {
    await writeDocs(rules.seed, { 'users/staff': user('staff') });
    await put({ status: 'closed' }, 'staff');
    await assertFails(send(rules.as('staff'), 'staff', {}, 'staff'));
  });
});

describe('the pace', () => {
  beforeEach(() =>
    writeDocs(rules.seed, { 'users/customer': user('customer'), 'users/staff': user('staff') }),
  );
  const ago = (seconds: number) => Timestamp.fromMillis(Date.now() - seconds * 1_000);
  const times = (...all: number[]) => Object.fromEntries(all.map((seconds, slot) => [slot, ago(seconds)]));
  const next = { number: 5, ticket: { staffUnread: 2 } };

  it('is five messages, the sixth is refused', async () => {
    const db = rules.as('customer');
    const at = (number: number) => ({ number, ticket: { staffUnread: number + 1 } });
    await put({ customerTimes: { '0': ago(1) } });
    for (const number of [1, 2, 3, 4]) await assertSucceeds(send(db, 'customer', at(number)));
    await assertFails(send(db, 'customer', at(5)));
  });

  it('counts ten seconds from the fifth before', async () => {
    await put({ customerSent: 5, customerTimes: times(8, 7, 6, 5, 4) });
    await assertFails(send(rules.as('customer'), 'customer', next));
    await put({ customerSent: 5, customerTimes: times(11, 7, 6, 5, 4) });
    await assertSucceeds(send(rules.as('customer'), 'customer', next));
  });

  it.each<[string, Data]>([
    ['a time of its own', { 'customerTimes.0': earlier }],
    ['no time', { 'customerTimes.0': undefined }],
    ['a time under another number', { 'customerTimes.0': undefined, 'customerTimes.1': serverTimestamp() }],
    ['another time changed', { 'customerTimes.1': earlier }],
    ['all times forgotten', { 'customerTimes.0': undefined, customerTimes: {} }],
    [
      'all other times forgotten',
      { 'customerTimes.0': undefined, customerTimes: { '0': serverTimestamp() } },
    ],
  ])('is not forged by %s', async (_what, changed) => {
    await put({ customerSent: 5, customerTimes: times(11, 7, 6, 5, 4) });
    await assertFails(
      send(rules.as('customer'), 'customer', { number: 5, ticket: { staffUnread: 2, ...changed } }),
    );
  });

  it('is each side’s own', async () => {
    await put({ customerSent: 5, customerTimes: times(5, 4, 3, 2, 1) });
    await assertFails(send(rules.as('customer'), 'customer', next));
    await assertSucceeds(send(rules.as('staff'), 'staff'));
  });
});

describe('a ticket older than its counters', () => {
  const old = {
    customerSent: undefined,
    customerUnread: undefined,
    customerTimes: undefined,
    staffSent: undefined,
    staffUnread: undefined,
  };
  beforeEach(async () => {
    await writeDocs(rules.seed, { 'users/customer': user('customer'), 'users/staff': user('staff') });
    const data = Object.entries({ ...ticket(), ...old }).filter(([, value]) => value !== undefined);
    await writeDocs(rules.seed, { [path]: Object.fromEntries(data) });
  });

  it('is written into by both', async () => {
    await assertFails(send(rules.as('customer'), 'customer', { ticket: { staffUnread: 1 } }));
    await assertSucceeds(send(rules.as('customer'), 'customer'));
    await assertSucceeds(send(rules.as('staff'), 'staff'));
  });

  it('is opened by staff', async () => {
    await assertSucceeds(updateDoc(doc(rules.as('staff'), path), { staffUnread: 0 }));
  });
});

describe('what is read', () => {
  beforeEach(async () => {
    await put({ customerUnread: 1 });
    await writeDocs(rules.seed, {
      'users/suspended': user('suspended'),
      [`${path}/messages/staff_0`]: message('staff', { timestamp: earlier }),
    });
  });
  const mark = (name: PersonName, one: string, fields: Data = { isRead: true }) =>
    updateDoc(doc(rules.as(name), `${path}/messages/${one}`), fields);
  const opened = (name: PersonName, fields: Data) => updateDoc(doc(rules.as(name), path), fields);

  it('is marked by the other side alone', async () => {
    await assertFails(mark('customer', 'first'));
    await assertFails(mark('staff', 'staff_0'));
    await assertFails(mark('admin', 'staff_0'));
    await assertFails(mark('stranger', 'first'));
    await assertFails(mark('stranger', 'staff_0'));
    await assertSucceeds(mark('customer', 'staff_0'));
    await assertSucceeds(mark('staff', 'first'));
  });

  it('stays read, and stays what it is', async () => {
    await assertSucceeds(mark('customer', 'staff_0'));
    await assertFails(mark('customer', 'staff_0', { isRead: false }));
    await assertFails(mark('customer', 'staff_0', { isRead: true, message: 'Yes' }));
    await assertFails(mark('staff', 'first', { isRead: 'yes' }));
  });

  it('leaves nothing unread on one’s own side alone', async () => {
    await assertFails(opened('customer', { staffUnread: 0 }));
    await assertFails(opened('staff', { customerUnread: 0 }));
    await assertFails(opened('stranger', { customerUnread: 0 }));
    await assertFails(opened('customer', { customerUnread: -1 }));
    await assertFails(opened('customer', { customerUnread: 0, staffUnread: 0 }));
    await assertSucceeds(opened('customer', { customerUnread: 0 }));
    await assertSucceeds(opened('staff', { staffUnread: 0 }));
  });

  it('is marked by a restricted customer, and not during maintenance', async () => {
    await put({ customerUnread: 1 }, 'suspended');
    await closeStore(rules);
    await writeDocs(rules.seed, {
      'tickets/suspended_0/messages/staff_0': message('staff', { timestamp: earlier }),
    });
    const answer = doc(rules.as('suspended'), 'tickets/suspended_0/messages/staff_0');
    await assertFails(updateDoc(answer, { isRead: true }));
    await assertSucceeds(mark('staff', 'first'));
    await writeDocs(rules.seed, openStore);
    await assertSucceeds(updateDoc(answer, { isRead: true }));
  });

  it('is marked for a whole page in one batch', async () => {
    const ids = Array.from({ length: 50 }, (_, number) => `staff_${number}`);
    await writeDocs(
      rules.seed,
      Object.fromEntries(
        ids.map((one) => [`${path}/messages/${one}`, message('staff', { timestamp: earlier })]),
      ),
    );
    const db = rules.as('customer');
    const batch = writeBatch(db);
    for (const one of ids) batch.update(doc(db, `${path}/messages/${one}`), { isRead: true });
    batch.update(doc(db, path), { customerUnread: 0 });
    await assertSucceeds(batch.commit());
    expect((await getDoc(doc(db, `${path}/messages/staff_49`))).data()?.isRead).toBe(true);
  });
});
