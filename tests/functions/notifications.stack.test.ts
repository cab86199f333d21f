import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { tellOf, tellOfConversation } from '../../functions/src/notifications/tell.ts';
import { tellOfNote } from '../../functions/src/notifications/tell-of-note.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { putAccess } from './support/callers.ts';
import { putMember } from './support/notified.ts';
import { putPaidOrder } from './support/paid-order.ts';
import { readDocument, unique } from './support/store.ts';

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 120_000, interval: 100 });
const told = (uid: string, key: string) => readDocument(`users/${uid}/notifications/${key}`);
const put = (path: string, data: object) => db().doc(path).set(data);
const prefer = (uid: string, preferences: object) =>
  put(`users/${uid}/preferences/notifications`, preferences);
const ticketOf = (userId: string, sent: number, unread = sent) => ({
  userId,
  customerUnread: unread,
  staffSent: sent,
  lastMessage: `Answer ${sent}`,
  lastMessageAt: Timestamp.now(),
});

describe('through the triggers', () => {
  it('a ticket rings for its customer, once for all that is unread, until they open it', async () => {
    const { uid } = await putMember();
    const [path, key] = [`tickets/${uid}_0`, `ticket_${uid}_0`];
    await put(path, ticketOf(uid, 0));
    await put(path, ticketOf(uid, 1));
    await eventually(async () =>
      expect(await told(uid, key)).toMatchObject({
        title: 'Support replied',
        text: 'Answer 1',
        count: 1,
        read: false,
      }),
    );
    await put(path, ticketOf(uid, 2));
    await eventually(async () => expect(await told(uid, key)).toMatchObject({ text: 'Answer 2', count: 2 }));
    await put(path, ticketOf(uid, 2, 0));
    await eventually(async () => expect(await told(uid, key)).toMatchObject({ read: true, mailDue: null }));
  });

  it('a chat rings for its customer, and a room for each of the two', async () => {
    const [ada, ben] = [(await putMember()).uid, (await putMember()).uid];
    const chat = unique('c');
    await put(`chats/${chat}`, {
      userId: ada,
      customerUnread: 1,
      sent: { s: 1 },
      lastMessage: 'Hello',
      status: 'open',
    });
    const room = [ada, ben].sort().join('_');
    await put(`rooms/${room}`, {
      participants: [ada, ben].sort(),
      names: { [ada]: 'Ada', [ben]: 'Ben' },
      unread: { [ada]: 0, [ben]: 1 },
      sent: { [ada]: 1, [ben]: 0 },
      lastMessage: 'Hi Ben',
    });
    await eventually(async () => {
      expect(await told(ada, `chat_${chat}`)).toMatchObject({ kind: 'chat', text: 'Hello' });
      expect(await told(ben, `room_${room}`)).toMatchObject({ title: 'Ada wrote to you', text: 'Hi Ben' });
    });
    expect(await told(ada, `room_${room}`)).toBeUndefined();
  });

  it('an order and a restriction ring', async () => {
    const { uid, token } = await putMember();
    const admin = (await putMember()).uid;
    await putAccess(admin, { role: 'admin' });
    await eventually(async () =>
      expect(await readDocument(`users/${admin}`)).toMatchObject({ role: 'admin' }),
    );
    const { id } = await putPaidOrder({ uid, customer: { name: 'Ada', email: String(token.email) } });
    await putAccess(uid, {
      status: 'suspended',
      reason: 'Rude words',
      until: Timestamp.fromMillis(Date.now() + 60_000),
    });
    await eventually(async () => {
      expect(await told(uid, `order_${id}`)).toMatchObject({ title: 'Order completed', mailDue: null });
      // Orders of other tests may be in it.
      expect(await told(admin, 'sale_orders')).toMatchObject({ kind: 'sale', read: false });
      expect(await told(uid, 'moderation_standing')).toMatchObject({
        title: 'Your account is suspended',
        text: 'Rude words',
        mailDue: expect.any(Timestamp),
      });
    });
  });
});

describe('a note', () => {
  const withRoleOf = async (role: string) => {
    const { uid } = await putMember();
    await putAccess(uid, { role });
    return uid;
  };
  const note = (id: string, authorId: string, mentions: string[]) =>
    put(`tickets/${id}/notes/${unique('n')}`, {
      authorId,
      authorName: 'Stella Staff',
      text: 'A secret about @Ada',
      at: Timestamp.now(),
      mentions,
    });

  it('tells those of the team whom it names, and says nothing of what it holds', async () => {
    const [staff, admin, author] = [
      await withRoleOf('staff'),
      await withRoleOf('admin'),
      await withRoleOf('staff'),
    ];
    const customer = (await putMember()).uid;
    const stranger = (await putMember()).uid;
    const id = `${customer}_0`;
    await put(`tickets/${id}`, ticketOf(customer, 0));
    await note(id, author, [staff, admin, author, customer, stranger]);
    await eventually(async () => {
      expect(await told(staff, `mention_${id}`)).toMatchObject({
        kind: 'mention',
        title: 'Stella Staff mentioned you',
        link: `/staff/support-management?ticket=${id}`,
        read: false,
      });
      expect(await told(admin, `mention_${id}`)).toMatchObject({
        link: `/admin/support-management?ticket=${id}`,
      });
    });
    expect(JSON.stringify(await told(staff, `mention_${id}`))).not.toContain('secret');
    for (const uid of [author, customer, stranger]) expect(await told(uid, `mention_${id}`)).toBeUndefined();
  });

  it('tells nobody who is restricted, nor of a ticket of their own or one that is gone', async () => {
    const suspended = (await putMember()).uid;
    await putAccess(suspended, {
      role: 'staff',
      status: 'suspended',
      until: Timestamp.fromMillis(Date.now() + 60_000),
    });
    const staff = await withRoleOf('staff');
    const own = `${staff}_0`;
    const gone = `${unique('gone')}_0`;
    await put(`tickets/${own}`, ticketOf(staff, 0));
    const about = { authorId: 'somebody', authorName: 'Stella', mentions: [staff, suspended, 'a/b'] };
    await tellOfNote(own, about, 1);
    await tellOfNote(gone, about, 1);
    for (const key of [`mention_${own}`, `mention_${gone}`]) {
      expect(await told(staff, key)).toBeUndefined();
      expect(await told(suspended, key)).toBeUndefined();
    }
  });
});

describe('what is told', () => {
  const tell = (uid: string, before: object | undefined, after: object) =>
    tellOfConversation('ticket', `${uid}_0`, before, after);

  it('stays the same when events come twice, late, or all at once', async () => {
    const { uid } = await putMember();
    const states = [0, 1, 2, 3].map((sent) => ticketOf(uid, sent));
    await put(`tickets/${uid}_0`, ticketOf(uid, 3));
    const events = [3, 1, 2, 3, 1].map((n) => tell(uid, states[n - 1], states[n] as object));
    await Promise.all(events);
    const first = await told(uid, `ticket_${uid}_0`);
    expect(first).toMatchObject({ count: 3, text: 'Answer 3', read: false });
    await db().doc(`users/${uid}/notifications/ticket_${uid}_0`).update({ read: true });
    await tell(uid, states[0], states[1] as object);
    expect(await told(uid, `ticket_${uid}_0`)).toEqual({ ...first, read: true });
  });

  it('is nothing for who wants none, no member, or is being deleted', async () => {
    const member = await putMember();
    const news = { id: 'O', kind: 'order', title: 'T', text: '', link: '/' } as const;
    const about = async (uid: string) => {
      await put(`tickets/${uid}_0`, ticketOf(uid, 1));
      await tell(uid, undefined, ticketOf(uid, 1));
      await tellOf({ uid, ...news }, 1);
      return [await told(uid, `ticket_${uid}_0`), await told(uid, 'order_O')];
    };
    await prefer(member.uid, { replies: false, orders: false, moderation: true, email: true });
    expect(await about(member.uid)).toEqual([undefined, undefined]);
    const guest = unique('g');
    await put(`users/${guest}`, { name: 'Guest', email: '', registered: false });
    expect(await about(guest)).toEqual([undefined, undefined]);
    expect(await about(unique('nobody'))).toEqual([undefined, undefined]);
    const leaver = await putMember();
    await put(`deletions/${leaver.uid}`, { requestedAt: Timestamp.now(), finishedAt: null });
    expect(await about(leaver.uid)).toEqual([undefined, undefined]);
  });

  it('is still marked as read for who wants to hear no more', async () => {
    const { uid } = await putMember();
    await put(`tickets/${uid}_0`, ticketOf(uid, 1));
    await tell(uid, undefined, ticketOf(uid, 1));
    await prefer(uid, { replies: false, orders: true, moderation: true, email: true });
    await put(`tickets/${uid}_0`, ticketOf(uid, 1, 0));
    await tell(uid, ticketOf(uid, 1), ticketOf(uid, 1, 0));
    expect(await told(uid, `ticket_${uid}_0`)).toMatchObject({ read: true });
  });
});
