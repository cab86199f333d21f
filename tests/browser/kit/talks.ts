import { awayPauseMs } from '@tempera/domain/conversations/chat';
import { paths } from '@tempera/domain/site/paths';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { confirmAddress, createAccount } from './auth-rest.ts';
import { newPage } from './browser.ts';
import { countReads } from './count-reads.ts';
import { signIn, somebodyNew } from './people.ts';
import { putRoom } from './rooms.ts';
import { db } from './store.ts';
import { putTicket } from './tickets.ts';

interface Person {
  uid: string;
  name: string;
}

/** A conversation with so many messages that is not open yet. */
interface Talk {
  /** The document that its messages lie below. */
  at: string;
  open: (page: Page) => Promise<unknown>;
}

/** The newest of so many. */
const lastLine = (count: number) => `Line ${count - 1}.`;

/** Each gives its person a conversation of its kind, in which another has written. */
export const talks: Record<string, (me: Person, count: number) => Promise<Talk>> = {
  'of two members': async (me, count) => {
    const other = { uid: `talker${count}of${me.uid}`, name: `Talker of ${count}` };
    await db().doc(`profiles/${other.uid}`).set({ name: other.name, avatar: '', bio: '', role: 'customer' });
    const id = await putRoom(me, other, count);
    return { at: `rooms/${id}`, open: (page) => page.goto(paths.chatWith(other.uid)) };
  },
  'in a ticket': async (me, count) => {
    const id = await putTicket({ uid: me.uid, name: me.name, number: count });
    await putLines(`tickets/${id}`, count, 'customer_', {
      fromUserId: me.uid,
      fromUserName: me.name,
      fromUserRole: 'customer',
    });
    return { at: `tickets/${id}`, open: (page) => page.goto(paths.supportChat(me.uid, id)) };
  },
  'with the team': async (me, count) => {
    const id = await putChat(me, count);
    await putLines(`chats/${id}`, count, `${me.uid}_`, {
      senderId: me.uid,
      senderName: me.name,
      senderType: 'user',
      senderRole: 'customer',
    });
    // The store greets by trigger; a greeting that came while the chat is open would be one document more.
    await vi.waitFor(async () => {
      if (!(await db().doc(`chats/${id}/messages/greeting`).get()).exists) throw new Error('not greeted yet');
    }, 60_000);
    const open = async (page: Page) => {
      await page.goto(paths.pricing);
      await page.getByRole('button', { name: /^Open live chat/ }).click();
      // What has been read is noted in the session, and the greeting comes once more with that.
      await vi.waitFor(async () => {
        if ((await db().doc(`chats/${id}`).get()).get('customerUnread') !== 0)
          throw new Error('not read yet');
      }, 60_000);
      await page.waitForFunction((path) => {
        const marks = performance.getEntriesByName('firestore-read') as PerformanceMark[];
        return marks.filter(({ detail }) => detail.path === path).length > 1;
      }, `chats/${id}/messages`);
    };
    return { at: `chats/${id}`, open };
  },
};

/** So long ago that the store answers none of it by itself: an answer would be one document more. */
const longAgoMs = 2 * awayPauseMs;

/** So many messages, a second apart, past the rules. */
async function putLines(at: string, count: number, id: string, fields: object): Promise<void> {
  const batch = db().batch();
  for (let line = 0; line < count; line += 1) {
    const timestamp = Timestamp.fromMillis(Date.now() - longAgoMs - (count - line) * 1_000);
    batch.set(db().doc(`${at}/messages/${id}${line}`), {
      ...fields,
      message: `Line ${line}.`,
      timestamp,
      isRead: true,
    });
  }
  await batch.commit();
}

/** A person's session, which the team has opened. @returns its id; the higher the number the newer it is */
async function putChat({ uid, name }: Person, number: number): Promise<string> {
  const at = Timestamp.fromMillis(Date.now() - 1_000_000 + number * 1_000);
  const id = `${uid}_${number}`;
  await db()
    .doc(`chats/${id}`)
    .set({
      userId: uid,
      userName: name,
      userEmail: '',
      status: 'active',
      createdAt: at,
      lastMessage: 'Line',
      lastMessageTime: at,
      unreadCount: 0,
      customerUnread: 0,
      sent: { [uid]: number },
      times: {},
      assignedTo: '',
      assignedName: '',
      ticketId: '',
    });
  return id;
}

/** Number of messages a conversation shows at first. */
const pageOfMessages = 50;

/** @param kind one of {@link talks} */
export async function expectSteadyReads(kind: string): Promise<void> {
  const readsOfTalk = async (count: number) => {
    const account = somebodyNew();
    const me = { uid: await createAccount(account), name: account.name };
    await confirmAddress(me.uid);
    const page = await newPage();
    await signIn(page, account);
    const talk = await talks[kind]?.(me, count);
    if (!talk) throw new Error(kind);
    await page.goto('about:blank');
    const settled = await countReads(page, [`access/${me.uid}`]);
    await talk.open(page);
    await page.getByRole('log').getByText(lastLine(count)).waitFor();
    const inTalk = async () => (await settled()).marks.filter(({ path }) => path.startsWith(talk.at));
    const opened = await inTalk();
    // Elsewhere somebody talks.
    await putRoom({ uid: `a${count}${me.uid}`, name: 'A' }, { uid: `b${count}${me.uid}`, name: 'B' }, 3);
    const all = (await settled()).wire;
    expect(await inTalk()).toEqual(opened);
    expect((await settled()).wire).toBe(all);
    return opened.reduce((sum, { count }) => sum + count, 0);
  };
  const [short, long] = await Promise.all([readsOfTalk(60), readsOfTalk(400)]);
  expect(short).toBeLessThanOrEqual(pageOfMessages + 2);
  expect(long).toBe(short);
}
