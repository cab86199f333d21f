import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { roomId } from '@tempera/domain/conversations/room';
import { roles } from '@tempera/domain/people/roles';
import { tallyPath } from '@tempera/domain/people/tally';
import {
  collection,
  doc,
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
import { beforeEach, describe, expect, it } from 'vitest';
import { earlier, profile } from './kit/documents.ts';
import { describeMatrix } from './kit/matrix.ts';
import { changeStore, closeStore, openRules, openStore } from './kit/open-rules.ts';
import { type PersonName, people, roleOf } from './kit/people.ts';
import { begin, gone, room, roomMessage, type Saying, say, takeBack } from './kit/rooms.ts';
import { writeSigned } from './kit/signing.ts';
import { commitCounted } from './kit/tallies.ts';
import { writeDocs } from './kit/write-docs.ts';

const rules = openRules('rooms');
const names = Object.keys(people) as PersonName[];
/** Whoever has an account of their own and nothing against them, whatever else they are. */
const free: PersonName[] = [
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
const id = 'customer_stranger';
const path = `rooms/${id}`;

const idOf = (owner: string, other: string) => roomId(owner, other);
const around = (owner: string, other: string) => ({
  [`rooms/${idOf(owner, other)}`]: room(idOf(owner, other), other),
});

describeMatrix(rules, 'rooms', {
  path: (owner, other) => `rooms/${idOf(owner, other)}`,
  stored: (owner, other) => room(idOf(owner, other), other),
  created: (owner, other) => room(idOf(owner, other), owner),
  updated: (owner) => ({ [`unread.${owner}`]: 0, [`readAt.${owner}`]: serverTimestamp() }),
  listed: (db, owner) =>
    query(collection(db, 'rooms'), where('participants', 'array-contains', owner), limit(50)),
});
describeMatrix(rules, 'room messages', {
  path: (owner, other) => `rooms/${idOf(owner, other)}/messages/${owner}_0`,
  stored: (owner, other) => roomMessage(idOf(owner, other), owner),
  created: (owner, other) => roomMessage(idOf(owner, other), owner),
  updated: () => ({ content: '', deleted: true }),
  listed: (db, owner, other) => query(collection(db, `rooms/${idOf(owner, other)}/messages`), limit(50)),
  around,
});
describeMatrix(rules, 'typing', {
  path: (owner, other) => `rooms/${idOf(owner, other)}/typing/${owner}`,
  stored: () => ({ at: earlier }),
  created: () => ({ at: serverTimestamp() }),
  updated: () => ({ at: serverTimestamp() }),
  listed: (db, owner, other) => query(collection(db, `rooms/${idOf(owner, other)}/typing`), limit(2)),
  around,
});
describeMatrix(rules, 'blocks', {
  // Not those of the rooms above: whom one has blocked one does not write to.
  path: (owner, id) => `users/${owner}/blocks/of-${id}`,
  stored: () => ({ at: earlier }),
  created: () => ({ at: serverTimestamp() }),
  updated: () => ({ at: serverTimestamp() }),
  listed: (db, owner) => query(collection(db, `users/${owner}/blocks`), limit(10)),
  around: (_owner, id) => ({ [`profiles/of-${id}`]: profile(`of-${id}`) }),
});

/** A room in which the customer has said one thing; whatever else stood there is gone. */
async function put(fields: Record<string, unknown> = {}): Promise<void> {
  const messages = ['customer_1', 'customer_2', 'customer_5', 'stranger_0', 'stranger_1', 'extra'];
  await writeDocs(rules.seed, {
    ...Object.fromEntries(messages.map((one) => [`${path}/messages/${one}`, null])),
    [path]: room(id, 'customer', fields),
    [`${path}/messages/customer_0`]: roomMessage(id, 'customer'),
    'profiles/customer': profile('customer'),
    'profiles/stranger': profile('stranger'),
  });
}

/** Nobody has said anything yet. */
async function clear(one = id): Promise<void> {
  const [a = '', b = ''] = one.split('_');
  await writeDocs(rules.seed, {
    [`rooms/${one}`]: null,
    [`rooms/${one}/messages/${a}_0`]: null,
    [`rooms/${one}/messages/${b}_0`]: null,
    [tallyPath(a, 'rooms')]: null,
    [tallyPath(b, 'rooms')]: null,
    [`profiles/${a}`]: profile(a),
    [`profiles/${b}`]: profile(b),
  });
}

const as = (name: PersonName) => rules.as(name);
const verdict = (allowed: boolean) => (allowed ? assertSucceeds : assertFails);
const now = () => ({ at: serverTimestamp() });
/** Blocks somebody, as the screen does. */
const block = (by: PersonName, whom: string, data: Record<string, unknown> = now(), of: string = by) =>
  writeSigned(as(by), by, `users/${of}/blocks/${whom}`, { set: data });
const words = (text: unknown): Saying => ({ room: { lastMessage: text }, message: { content: text } });

it('is begun by who has confirmed their address, while the store asks for that, and answered by anybody in it', async () => {
  const token = { email_verified: false, firebase: { sign_in_provider: 'github.com' } };
  // Nobody else's, whose counts of messages the tests below begin with.
  const [me, theirs] = ['newcomer', 'newcomer_stranger'];
  const db = rules.asToken(me, token);
  await clear(theirs);
  await assertFails(begin(db, theirs, me));
  await writeDocs(rules.seed, { [`rooms/${theirs}`]: room(theirs, me) });
  await assertSucceeds(say(db, theirs, me));
  await clear(theirs);
  const site = { ...openStore['settings/site'], requireEmailVerification: false };
  await changeStore(rules, { 'settings/site': site });
  await assertSucceeds(begin(db, theirs, me));
});

describe.each(names)('%s', (name) => {
  const other = name === 'stranger' ? 'customer' : 'stranger';
  const own = roomId(name, other);

  it('begins a room of their own', async () => {
    await clear(own);
    await verdict(free.includes(name))(begin(as(name), own, name));
  });

  it('says more in it', async () => {
    await clear(own);
    await writeDocs(rules.seed, { [`rooms/${own}`]: room(own, name) });
    await verdict(free.includes(name))(say(as(name), own, name));
  });

  it('bears the role that the store has of them', async () => {
    for (const senderRole of roles) {
      await clear(own);
      const allowed = free.includes(name) && senderRole === roleOf(name);
      await verdict(allowed)(begin(as(name), own, name, { message: { senderRole } }));
    }
  });

  it('has no part in others’', async () => {
    const foreign = 'somebody_someother';
    await clear(foreign);
    await assertFails(begin(as(name), foreign, name));
    await writeDocs(rules.seed, { [`rooms/${foreign}`]: room(foreign, 'somebody') });
    await assertFails(say(as(name), foreign, name, { number: 0 }));
  });

  it('writes nothing during maintenance, unless they end it', async () => {
    await clear(own);
    await closeStore(rules);
    const staying = name === 'staff' || name === 'admin' || name === 'owner';
    await verdict(staying)(begin(as(name), own, name));
    await writeDocs(rules.seed, { 'profiles/mere': profile('mere'), [`users/${name}/blocks/mere`]: null });
    await verdict(staying)(block(name, 'mere'));
  });
});

describe('a room', () => {
  beforeEach(() => clear());

  it('is asked for before it is there, by the two alone', async () => {
    await assertSucceeds(getDoc(doc(as('customer'), path)));
    await assertFails(getDoc(doc(as('staff'), path)));
    await assertSucceeds(getDocs(query(collection(as('customer'), `${path}/messages`), limit(50))));
  });

  it('is listed fifty at a time, to the two alone', async () => {
    const rooms = (of: string, by: PersonName) =>
      query(collection(as(by), 'rooms'), where('participants', 'array-contains', of));
    await put();
    await assertSucceeds(getDocs(query(rooms('customer', 'customer'), limit(50))));
    await assertFails(getDocs(query(rooms('customer', 'customer'), limit(51))));
    await assertFails(getDocs(rooms('customer', 'customer')));
    await assertFails(getDocs(query(rooms('customer', 'admin'), limit(50))));
    await assertFails(getDocs(query(collection(as('customer'), 'rooms'), limit(50))));
    const messages = collection(as('customer'), `${path}/messages`);
    await assertSucceeds(getDocs(query(messages, limit(50))));
    await assertFails(getDocs(query(messages, limit(51))));
  });

  it('is between two who have a profile, neither of them twice', async () => {
    await assertSucceeds(begin(as('stranger'), id, 'stranger'));
    for (const one of ['customer_customer', 'stranger_customer', 'customer_nobody', 'customer']) {
      await assertFails(begin(as('customer'), one, 'customer'));
    }
    await clear('customer_stranger_third');
    await assertFails(begin(as('customer'), 'customer_stranger_third', 'customer'));
  });

  it.each<[string, Saying]>([
    ['a name', { room: { name: 'Ours' } }],
    ['a group', { room: { isGroup: true } }],
    ['other participants', { room: { participants: ['customer', 'third'] } }],
    ['participants the other way round', { room: { participants: ['stranger', 'customer'] } }],
    ['a false name of one’s own', { room: { names: { customer: 'Support', stranger: 'Name of stranger' } } }],
    ['a false name of the other', { room: { names: { customer: 'Name of customer', stranger: 'Fool' } } }],
    ['a third name', { room: { names: { ...(room(id, 'customer').names as object), third: 'x' } } }],
    ['another beginning', { room: { createdAt: earlier } }],
    ['another last time', { room: { lastMessageAt: earlier } }],
    ['another last message', { room: { lastMessage: 'Else' } }],
    ['another id of it', { room: { lastMessageId: 'customer_1' } }],
    ['two messages counted', { room: { sent: { customer: 2 } } }],
    ['messages of the other', { room: { sent: { customer: 1, stranger: 1 } } }],
    ['times of the other', { room: { times: { customer: { '0': serverTimestamp() }, stranger: {} } } }],
    ['an earlier time', { room: { times: { customer: { '0': earlier } } } }],
    ['two unread', { room: { unread: { stranger: 2 } } }],
    ['something unread by oneself', { room: { unread: { stranger: 1, customer: 0 } } }],
    ['opened by the other', { room: { readAt: { stranger: serverTimestamp() } } }],
    ['a field too many', { room: { note: 'a' } }],
    ...['name', 'isGroup', 'readAt', 'createdAt', 'participants', 'names', 'unread', 'times'].map(
      (field): [string, Saying] => [`no ${field}`, { room: { [field]: undefined } }],
    ),
  ])('is not begun with %s', async (_what, change) => {
    await assertFails(begin(as('customer'), id, 'customer', change));
    await assertSucceeds(begin(as('customer'), id, 'customer'));
  });

  it('is not begun without its message', async () => {
    const whole = { ...room(id, 'customer'), createdAt: serverTimestamp(), lastMessageAt: serverTimestamp() };
    const alone = { ...whole, times: { customer: { '0': serverTimestamp() } } };
    const opened = commitCounted(as('customer'), 'customer', 'rooms', path, (batch) =>
      batch.set(doc(as('customer'), path), alone),
    );
    await assertFails(opened);
    await assertFails(
      setDoc(doc(as('customer'), `${path}/messages/customer_0`), {
        ...roomMessage(id, 'customer'),
        timestamp: serverTimestamp(),
      }),
    );
  });

  it('is not begun again', async () => {
    await put();
    await assertFails(begin(as('customer'), id, 'customer'));
    await assertFails(begin(as('stranger'), id, 'stranger'));
  });
});

describe('a message', () => {
  beforeEach(() => put());

  const cases: [string, Saying, boolean][] = [
    ['a long text', words('x'.repeat(4_000)), true],
    ['any script', words('مرحبا 👩‍👩‍👧‍👦 שלום'), true],
    ['a text too long', words('x'.repeat(4_001)), false],
    ['no text', words(''), false],
    ['a blank text', words(' \n '), false],
    ['a number', words(7), false],
    ['two texts', { room: { lastMessage: 'Else' } }, false],
    ['another time in the room', { room: { lastMessageAt: earlier } }, false],
    ['another time in the message', { message: { timestamp: earlier } }, false],
    ['a forged name', { message: { senderName: 'Support' } }, false],
    [
      'a forged name in both',
      { message: { senderName: 'Support' }, room: { 'names.customer': 'Support' } },
      false,
    ],
    ['another name for the other', { room: { 'names.stranger': 'Fool' } }, false],
    ...(['staff', 'admin', 'owner'] as const).map((senderRole): [string, Saying, boolean] => [
      `the role of ${senderRole}`,
      { message: { senderRole } },
      false,
    ]),
    ['another sender', { message: { senderId: 'stranger' } }, false],
    ['another room', { message: { chatId: 'a_b' } }, false],
    ['a message deleted already', { message: { deleted: true } }, false],
    ['a field too many', { message: { note: 'a' } }, false],
    ...['senderId', 'senderName', 'senderRole', 'timestamp', 'chatId', 'deleted'].map(
      (field): [string, Saying, boolean] => [`no ${field}`, { message: { [field]: undefined } }, false],
    ),
    ['a field too many in the room', { room: { note: 'a' } }, false],
    ['other participants', { room: { participants: ['customer', 'third'] } }, false],
    ['opened by the other too', { room: { 'readAt.stranger': serverTimestamp() } }, false],
    ['not counted', { room: { 'sent.customer': 1 } }, false],
    ['counted twice', { room: { 'sent.customer': 3 } }, false],
    ['counted for the other', { room: { 'sent.stranger': 1 } }, false],
    ['nothing unread', { room: { 'unread.stranger': 1 } }, false],
    ['too much unread', { room: { 'unread.stranger': 3 } }, false],
    ['less unread for oneself', { room: { 'unread.customer': 5 } }, false],
    ['a number left out', { number: 2 }, false],
    ['another id', { messageId: 'other' }, false],
    ['another id in the room', { room: { lastMessageId: 'customer_0' } }, false],
    ['the other’s id', { messageId: 'stranger_0', room: { lastMessageId: 'stranger_0' } }, false],
    ['another of the times', { room: { 'times.customer.0': serverTimestamp() } }, false],
    ['a time of one’s own', { room: { 'times.customer.1': earlier } }, false],
    ['the other’s times', { room: { 'times.stranger': { '0': serverTimestamp() } } }, false],
  ];
  it.each(cases)('with %s', async (_what, change, allowed) => {
    await verdict(allowed)(say(as('customer'), id, 'customer', change));
  });

  it('comes with its room, the room with it, and nothing beside', async () => {
    const db = as('customer');
    const message = { ...roomMessage(id, 'customer'), timestamp: serverTimestamp() };
    for (const one of ['customer_1', 'customer_0', 'extra', 'stranger_0']) {
      await assertFails(setDoc(doc(db, `${path}/messages/${one}`), message));
    }
    const update = {
      'sent.customer': 2,
      'times.customer.1': serverTimestamp(),
      'unread.stranger': 2,
      lastMessage: 'Hello.',
      lastMessageAt: serverTimestamp(),
      lastMessageId: 'customer_1',
    };
    const alone = commitCounted(db, 'customer', 'messages', `${path}/messages/customer_1`, (batch) =>
      batch.update(doc(db, path), update),
    );
    await assertFails(alone);
    await assertSucceeds(say(db, id, 'customer'));
    await assertFails(say(db, id, 'customer'));
    await assertSucceeds(say(as('stranger'), id, 'stranger', { number: 0, unread: 1 }));
  });

  it('brings a new name of its sender’s', async () => {
    await writeDocs(rules.seed, { 'profiles/customer': { ...profile('customer'), name: 'New' } });
    await assertFails(say(as('customer'), id, 'customer'));
    const renamed = { room: { 'names.customer': 'New' }, message: { senderName: 'New' } };
    await assertSucceeds(say(as('customer'), id, 'customer', renamed));
  });

  const ago = (seconds: number) => Timestamp.fromMillis(Date.now() - seconds * 1_000);
  const times = (...all: number[]) => Object.fromEntries(all.map((seconds, slot) => [slot, ago(seconds)]));

  it('is the sixth in ten seconds never, and the other’s pace is their own', async () => {
    const sixth = { number: 5, unread: 2 };
    await put({ sent: { customer: 5 }, times: { customer: times(8, 7, 6, 5, 4) } });
    await assertFails(say(as('customer'), id, 'customer', sixth));
    await assertSucceeds(say(as('stranger'), id, 'stranger', { number: 0, unread: 1 }));
    await put({ sent: { customer: 5 }, times: { customer: times(11, 7, 6, 5, 4) } });
    const forgotten = { ...sixth, room: { 'times.customer.1': gone } };
    await assertFails(say(as('customer'), id, 'customer', forgotten));
    await assertSucceeds(say(as('customer'), id, 'customer', sixth));
  });
});

describe('opening', () => {
  beforeEach(() => put({ unread: { customer: 3, stranger: 1 } }));
  const open = (name: PersonName, fields: Record<string, unknown> = {}, own = name) =>
    updateDoc(doc(as(name), path), {
      [`unread.${own}`]: 0,
      [`readAt.${own}`]: serverTimestamp(),
      ...fields,
    });

  it('leaves nothing unread for oneself, at the server’s time', async () => {
    await assertSucceeds(open('customer'));
    await assertSucceeds(open('customer'));
    await assertSucceeds(open('stranger'));
  });

  it.each<[string, Record<string, unknown>]>([
    ['something left', { 'unread.customer': 1 }],
    ['less than nothing', { 'unread.customer': -1 }],
    ['the other’s too', { 'unread.stranger': 0 }],
    ['the other’s time too', { 'readAt.stranger': serverTimestamp() }],
    ['a time of one’s own', { 'readAt.customer': earlier }],
    ['no time', { 'readAt.customer': gone }],
    ['no count', { 'unread.customer': gone }],
    ['a message counted', { 'sent.customer': 2 }],
    ['the last message gone', { lastMessage: '' }],
  ])('is never with %s', async (_what, fields) => {
    await assertFails(open('customer', fields));
  });

  it('is one’s own alone', async () => {
    await assertFails(open('customer', {}, 'stranger'));
    await assertFails(open('staff', {}, 'customer'));
    await assertFails(open('staff'));
  });
});

describe('a message taken back', () => {
  beforeEach(async () => {
    await put({ lastMessage: 'Oh', lastMessageId: 'stranger_0', sent: { customer: 1, stranger: 1 } });
    await writeDocs(rules.seed, { [`${path}/messages/stranger_0`]: roomMessage(id, 'stranger') });
  });

  it('is one’s own alone', async () => {
    await assertFails(takeBack(as('customer'), id, 'stranger_0', true));
    await assertFails(takeBack(as('customer'), id, 'stranger_0', false));
    await assertFails(takeBack(as('admin'), id, 'customer_0', false));
    await assertSucceeds(takeBack(as('customer'), id, 'customer_0', false));
    await assertSucceeds(takeBack(as('stranger'), id, 'stranger_0', true));
  });

  it('is not quoted any more, and others stay quoted', async () => {
    await assertFails(takeBack(as('stranger'), id, 'stranger_0', false));
    await assertFails(takeBack(as('customer'), id, 'customer_0', true));
    await assertFails(updateDoc(doc(as('stranger'), path), { lastMessage: '' }));
    await takeBack(as('stranger'), id, 'stranger_0', true);
    await assertFails(updateDoc(doc(as('stranger'), path), { lastMessage: 'Oh' }));
  });

  it.each([
    { content: '' },
    { deleted: true },
    { content: 'Else', deleted: true },
    { content: 'Else' },
    { content: '', deleted: 'yes' },
    { content: '', deleted: true, timestamp: serverTimestamp() },
  ])('is taken back whole: %j', async (fields) => {
    await assertFails(updateDoc(doc(as('customer'), `${path}/messages/customer_0`), fields));
  });

  it('stays so', async () => {
    await takeBack(as('customer'), id, 'customer_0', false);
    const back = { content: 'Hello.', deleted: false };
    await assertFails(updateDoc(doc(as('customer'), `${path}/messages/customer_0`), back));
  });

  it('is not quoted otherwise', async () => {
    await writeDocs(rules.seed, {
      [`${path}/messages/stranger_0`]: roomMessage(id, 'stranger', { content: '', deleted: true }),
    });
    await assertFails(updateDoc(doc(as('customer'), path), { lastMessage: 'Else' }));
    await assertFails(updateDoc(doc(as('customer'), path), { lastMessage: '', 'unread.stranger': 0 }));
  });
});

describe('a block', () => {
  const stands = (by: string, whom: string, there: boolean) =>
    writeDocs(rules.seed, { [`users/${by}/blocks/${whom}`]: there ? { at: earlier } : null });
  const typing = (name: PersonName) =>
    setDoc(doc(as(name), `${path}/typing/${name}`), { at: serverTimestamp() });

  it.each([
    ['customer', 'stranger'],
    ['stranger', 'customer'],
  ] as const)('of %s’s stops both', async (by, whom) => {
    await stands(by, whom, true);
    await clear();
    await assertFails(begin(as('customer'), id, 'customer'));
    await put();
    await writeDocs(rules.seed, { [`${path}/typing/customer`]: null });
    await assertFails(say(as('customer'), id, 'customer'));
    await assertFails(typing('customer'));
    await assertSucceeds(getDoc(doc(as('customer'), path)));
    await stands(by, whom, false);
    await assertSucceeds(say(as('customer'), id, 'customer'));
    await assertSucceeds(typing('customer'));
  });

  it('is seen by nobody else', async () => {
    await stands('customer', 'stranger', true);
    for (const name of ['stranger', 'staff', 'admin', 'owner', 'visitor'] as const) {
      await assertFails(getDoc(doc(as(name), 'users/customer/blocks/stranger')));
      await assertFails(block(name, 'mere', now(), 'customer'));
    }
    await stands('customer', 'stranger', false);
  });

  it('is of somebody who is there, with its count', async () => {
    await writeDocs(rules.seed, { 'profiles/mere': profile('mere'), 'users/customer/blocks/mere': null });
    await assertFails(block('customer', 'nobody'));
    await assertFails(setDoc(doc(as('customer'), 'users/customer/blocks/mere'), now()));
    await assertSucceeds(block('customer', 'mere'));
  });

  it.each([{ at: earlier }, {}, { at: serverTimestamp(), note: 'a' }])(
    'is nothing else: %j',
    async (data) => {
      await writeDocs(rules.seed, { 'profiles/odd': profile('odd') });
      await assertFails(block('customer', 'odd', data));
    },
  );
});

describe('typing', () => {
  const at = `${path}/typing/customer`;
  beforeEach(() => put());

  it.each([{ at: earlier }, {}, { at: serverTimestamp(), note: 'a' }])(
    'is nothing else: %j',
    async (data) => {
      await writeDocs(rules.seed, { [at]: null });
      await assertFails(setDoc(doc(as('customer'), at), data));
    },
  );

  /** Refused so long after the last time; asked again where the machine was too slow to tell, in milliseconds. */
  async function refusedSoonAfter(since: number, attempt: () => Promise<void>): Promise<void> {
    for (;;) {
      const start = Date.now();
      await writeDocs(rules.seed, { [at]: { at: Timestamp.fromMillis(start - since) } });
      const refused = await attempt().then(
        () => false,
        () => true,
      );
      if (since + Date.now() - start >= 2_000) continue;
      expect(refused).toBe(true);
      return;
    }
  }

  it('is said every two seconds at most, by oneself, in a room that stands', async () => {
    const type = (name: PersonName) => setDoc(doc(as(name), at), { at: serverTimestamp() });
    await writeDocs(rules.seed, { [at]: null });
    await assertFails(type('stranger'));
    await assertSucceeds(type('customer'));
    await assertFails(type('customer'));
    await refusedSoonAfter(1_200, () => type('customer'));
    await writeDocs(rules.seed, { [at]: { at: Timestamp.fromMillis(Date.now() - 2_500) } });
    await assertSucceeds(type('customer'));
    await writeDocs(rules.seed, { [at]: null, [path]: null });
    await assertFails(type('customer'));
  });

  it('is seen by the two alone', async () => {
    await writeDocs(rules.seed, { [at]: { at: earlier } });
    await assertSucceeds(getDoc(doc(as('stranger'), at)));
    await assertFails(getDoc(doc(as('staff'), at)));
  });
});
