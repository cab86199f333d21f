import { setTimeout } from 'node:timers/promises';
import { messagePace } from '@tempera/domain/conversations/ticket';
import { tallyPath } from '@tempera/domain/people/tally';
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocFromServer,
  increment,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore';
import { describe, expect, it, vi } from 'vitest';
import { earlier, user } from './kit/documents.ts';
import { openRules } from './kit/open-rules.ts';
import { writeDocs } from './kit/write-docs.ts';

const rules = openRules('many-conversations');

type Side = 'customer' | 'staff';
/** A minute at the permitted rate. */
const messagesEach = (60_000 / messagePace.withinMs) * messagePace.count;
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 100 });

/** A ticket as its customer has opened it; people are called as the rules want them. @returns its path */
async function open(uid: string): Promise<string> {
  const path = `tickets/${uid}_0`;
  await writeDocs(rules.seed, {
    [`users/${uid}`]: user(uid),
    'users/staff': user('staff'),
    [path]: {
      userId: uid,
      username: `Name of ${uid}`,
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
    },
    [`${path}/messages/first`]: { ...message(uid, 'customer', 'How do I run it?'), timestamp: earlier },
  });
  return path;
}

const message = (uid: string, role: string, text: string) => ({
  fromUserId: uid,
  fromUserName: `Name of ${uid}`,
  fromUserRole: role,
  message: text,
  timestamp: serverTimestamp(),
  isRead: false,
});

/**
 * Sends a side's message as the ticket page does, in one commit. An answer may be lost and the commit be sent again, which
 * rules refuse, as the message's number is taken: it has arrived, and once.
 */
async function send(db: Firestore, path: string, uid: string, side: Side, number: number): Promise<void> {
  const other = side === 'customer' ? 'staff' : 'customer';
  const text = `${side} ${number}`;
  const added = doc(db, `${path}/messages/${side}_${number}`);
  const write = async (transaction: Transaction) => {
    transaction.update(doc(db, path), {
      status: 'open',
      lastMessage: text,
      lastMessageAt: serverTimestamp(),
      [`${side}Sent`]: number + 1,
      [`${side}Times.${number % messagePace.count}`]: serverTimestamp(),
      [`${other}Unread`]: number + 1,
    });
    transaction.set(added, message(uid, side, text));
    if (side === 'staff') return;
    // Counted by whoever is not of the team (decision 78).
    const tally = doc(db, tallyPath(uid, 'messages'));
    const count = { at: serverTimestamp(), last: added.path };
    if (number === 1) transaction.set(tally, { count: 1, since: serverTimestamp(), ...count });
    else transaction.update(tally, { count: increment(1), ...count });
  };
  try {
    await runTransaction(db, write, { maxAttempts: 20 });
  } catch (error) {
    if (!(await getDocFromServer(added)).exists()) throw error;
  }
}

/** A side's messages one after the other, as fast as the rules let it: the fifth before has to be ten seconds old. */
async function sendAll(db: Firestore, path: string, uid: string, side: Side): Promise<void> {
  const first = side === 'customer' ? 1 : 0;
  const sentAt: number[] = [];
  for (let count = 0; count < messagesEach; count += 1) {
    const fifthBefore = sentAt[count - messagePace.count];
    const wait = fifthBefore === undefined ? 0 : fifthBefore + messagePace.withinMs - Date.now();
    if (wait > 0) await setTimeout(wait);
    await send(db, path, uid, side, first + count);
    sentAt.push(Date.now());
  }
}

/** What a screen shows, and how often each message has come to it. */
function listen(db: Firestore, path: string, page = 100) {
  const came = new Map<string, number>();
  const heard = { shown: [] as string[], came, stop: () => {} };
  const newest = query(collection(db, `${path}/messages`), orderBy('timestamp', 'desc'), limit(page));
  heard.stop = onSnapshot(newest, (snapshot) => {
    for (const change of snapshot.docChanges()) {
      if (change.type === 'added') came.set(change.doc.id, (came.get(change.doc.id) ?? 0) + 1);
    }
    if (!snapshot.metadata.hasPendingWrites) heard.shown = snapshot.docs.map(({ id }) => id).reverse();
  });
  return heard;
}

const expected = [
  'first',
  ...Array.from({ length: messagesEach }, (_, count) => `customer_${count + 1}`),
  ...Array.from({ length: messagesEach }, (_, count) => `staff_${count}`),
].sort();
const ofSide = (shown: string[], side: Side) => shown.filter((id) => id.startsWith(side));

describe('conversations', () => {
  it('fifty at the permitted rate lose nothing, double nothing, and look alike from both sides', async () => {
    const people = Array.from({ length: 50 }, (_, count) => `person${count}`);
    const staff = rules.as('staff');
    const talks = await Promise.all(
      people.map(async (uid) => {
        const path = await open(uid);
        const customer = rules.asToken(uid);
        return { uid, path, customer, screens: [listen(customer, path), listen(staff, path)] as const };
      }),
    );
    await Promise.all(
      talks.flatMap(({ uid, path, customer }) => [
        sendAll(customer, path, uid, 'customer'),
        sendAll(staff, path, 'staff', 'staff'),
      ]),
    );
    for (const { path, customer, screens } of talks) {
      const [mine, theirs] = screens;
      await eventually(() => {
        expect([...mine.shown].sort()).toEqual(expected);
        expect(theirs.shown).toEqual(mine.shown);
      });
      for (const side of ['customer', 'staff'] as const) {
        const numbers = ofSide(mine.shown, side).map((id) => Number(id.split('_')[1]));
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      }
      for (const { came, stop } of screens) {
        expect([...came.values()]).toEqual(expected.map(() => 1));
        stop();
      }
      expect((await getDoc(doc(customer, path))).data()).toMatchObject({
        customerSent: messagesEach + 1,
        customerUnread: messagesEach,
        staffSent: messagesEach,
        staffUnread: messagesEach + 1,
      });
    }
  });

  it('tell two hundred listeners every message', async () => {
    const uid = 'popular';
    const path = await open(uid);
    const token = (tab: number) => ({ tab, firebase: { sign_in_provider: 'password' } });
    // Queries that differ have listeners of their own, also in one browser.
    const pages = [50, 49, 48, 47, 46];
    const tabs = Array.from({ length: 40 }, (_, tab) => rules.asToken(uid, token(tab))).flatMap((db) =>
      pages.map((page) => listen(db, path, page)),
    );
    expect(tabs).toHaveLength(200);
    await eventually(() => expect(tabs.map(({ shown }) => shown)).toEqual(tabs.map(() => ['first'])));
    const sent = Array.from({ length: messagePace.count }, (_, number) => number);
    for (const number of sent) await send(rules.as('staff'), path, 'staff', 'staff', number);
    const all = ['first', ...sent.map((number) => `staff_${number}`)];
    await eventually(() => expect(tabs.map(({ shown }) => shown)).toEqual(tabs.map(() => all)));
    for (const { stop } of tabs) stop();
  });
});
