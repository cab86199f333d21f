import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { earlier, user } from './kit/documents.ts';
import { openRules } from './kit/open-rules.ts';
import type { PersonName } from './kit/people.ts';
import { writeDocs } from './kit/write-docs.ts';

/** Tickets that are put off, and who has one open. */
const rules = openRules('ticket-desk');
type Data = Record<string, unknown>;
const path = 'tickets/customer_0';
const day = 86_400_000;
const inDays = (days: number) => Timestamp.fromMillis(Date.now() + days * day);

const ticket = (userId: string, fields: Data = {}): Data => ({
  userId,
  username: 'Name',
  status: 'open',
  createdAt: earlier,
  ...fields,
});

beforeEach(() =>
  writeDocs(rules.seed, {
    ...Object.fromEntries(
      (['staff', 'admin', 'customer'] as const).map((name) => [`users/${name}`, user(name)]),
    ),
    [path]: ticket('customer'),
    'tickets/staff_0': ticket('staff'),
    [`${path}/present/staff`]: null,
    [`${path}/present/admin`]: { name: 'Name of admin', typing: true, at: earlier },
  }),
);

const snooze = (name: PersonName, change: Data = {}, at = path) =>
  updateDoc(doc(rules.as(name), at), {
    status: 'pending',
    settledAt: serverTimestamp(),
    snoozedUntil: inDays(1),
    ...change,
  });

describe('a ticket is put off', () => {
  it.each(['staff', 'admin', 'owner'] as const)('by %s', async (name) => {
    await assertSucceeds(snooze(name));
    await assertSucceeds(snooze(name, { snoozedUntil: inDays(364) }));
  });

  it.each(['customer', 'stranger', 'suspendedStaff', 'visitor'] as const)('not by %s', async (name) => {
    await assertFails(snooze(name));
  });

  it('not by whose ticket it is, be they staff', async () => {
    await assertFails(snooze('staff', {}, 'tickets/staff_0'));
  });

  it.each<[string, Data]>([
    ['to the past', { snoozedUntil: inDays(-1) }],
    ['to this very moment', { snoozedUntil: serverTimestamp() }],
    ['for years', { snoozedUntil: inDays(366) }],
    ['to no time', { snoozedUntil: null }],
    ['to a text', { snoozedUntil: 'tomorrow' }],
    ['while open', { status: 'open' }],
    ['for good', { status: 'closed' }],
    ['at a time of one’s own', { settledAt: earlier }],
    ['with something else', { dueAt: null }],
  ])('never %s', async (_what, change) => {
    await assertFails(snooze('staff', change));
  });

  it('and stays so for its customer, who can write all the same', async () => {
    await writeDocs(rules.seed, {
      [path]: ticket('customer', { status: 'closed', snoozedUntil: inDays(1) }),
    });
    const open = { status: 'open', reopenedAt: serverTimestamp() };
    await assertFails(updateDoc(doc(rules.as('customer'), path), { ...open, snoozedUntil: null }));
    await assertFails(updateDoc(doc(rules.as('customer'), path), { ...open, snoozedUntil: inDays(5) }));
    await assertSucceeds(updateDoc(doc(rules.as('customer'), path), open));
  });
});

describe('who has a ticket open', () => {
  const presence = (name: string, fields: Data = {}): Data => ({
    name: `Name of ${name}`,
    typing: false,
    at: serverTimestamp(),
    ...fields,
  });
  const say = (name: PersonName, fields: Data = {}, at = path, as: string = name) =>
    setDoc(doc(rules.as(name), `${at}/present/${as}`), presence(name, fields));
  const listed = (name: PersonName, at = path, count = 10) =>
    getDocs(query(collection(rules.as(name), `${at}/present`), limit(count)));

  it('is said and read by those who answer, for themselves alone', async () => {
    await assertSucceeds(say('staff'));
    await assertSucceeds(say('admin', { typing: true }));
    await assertSucceeds(listed('staff'));
    await assertFails(say('staff', {}, path, 'admin'));
    await assertFails(deleteDoc(doc(rules.as('staff'), `${path}/present/admin`)));
    await assertSucceeds(deleteDoc(doc(rules.as('staff'), `${path}/present/staff`)));
  });

  it.each(['customer', 'stranger', 'suspendedStaff', 'visitor'] as const)(
    'is nothing for %s',
    async (name) => {
      await assertFails(say(name));
      await assertFails(listed(name));
      await assertFails(getDoc(doc(rules.as(name), `${path}/present/admin`)));
      await assertFails(deleteDoc(doc(rules.as(name), `${path}/present/${name}`)));
    },
  );

  it('is nothing for whose ticket it is, be they staff', async () => {
    await assertFails(say('staff', {}, 'tickets/staff_0'));
    await assertFails(listed('staff', 'tickets/staff_0'));
  });

  it('is said with nothing else, in two tabs at once, and read ten at a time', async () => {
    await assertFails(say('staff', { at: earlier }));
    await assertFails(say('staff', { name: 'Name of admin' }));
    await assertFails(say('staff', { typing: 'yes' }));
    await assertFails(say('staff', { mood: 'good' }));
    await assertSucceeds(say('staff'));
    await assertSucceeds(say('staff', { typing: true }));
    await assertFails(listed('staff', path, 11));
  });
});

describe('a merged ticket', () => {
  it('is opened, put off and assigned by nobody any more, and can still be read', async () => {
    const merged = { status: 'closed', mergedInto: 'customer_1', staffUnread: 1, customerUnread: 1 };
    await writeDocs(rules.seed, { [path]: ticket('customer', merged) });
    const open = { status: 'open', reopenedAt: serverTimestamp() };
    for (const name of ['customer', 'staff', 'admin'] as const) {
      await assertFails(updateDoc(doc(rules.as(name), path), open));
      await assertSucceeds(getDoc(doc(rules.as(name), path)));
    }
    await assertFails(snooze('staff'));
    await assertFails(updateDoc(doc(rules.as('staff'), path), { priority: 'urgent' }));
    await assertSucceeds(updateDoc(doc(rules.as('staff'), path), { staffUnread: 0 }));
    await assertSucceeds(updateDoc(doc(rules.as('customer'), path), { customerUnread: 0 }));
  });

  it('is made by nobody', async () => {
    for (const name of ['customer', 'staff', 'owner'] as const) {
      await assertFails(updateDoc(doc(rules.as(name), path), { mergedInto: 'customer_1' }));
    }
  });
});
