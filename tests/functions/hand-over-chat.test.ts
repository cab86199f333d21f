import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { customer, guest, putAccess, withRole } from './support/callers.ts';
import { handOverChat, reasonOf, succeed } from './support/calls.ts';
import { putChat, putMember, putMessage } from './support/chats.ts';
import { readDocument } from './support/store.ts';

const startedAt = Timestamp.fromMillis(Date.UTC(2026, 0, 31, 9, 0));

/** A member's chat of two messages. */
async function started() {
  const uid = await putMember();
  const { id } = await putChat({ userId: uid, createdAt: startedAt, unreadCount: 1 });
  await putMessage(id, { uid }, 'How do I run it?', { agoMs: 2_000 });
  await putMessage(id, { uid: 'staff', type: 'admin', name: 'Sam Staff' }, 'Like this.', { agoMs: 1_000 });
  return { uid, id };
}
const ticketsOf = async (uid: string) =>
  (await db().collection('tickets').where('userId', '==', uid).get()).docs.map((one) => one.id);

describe('handOverChat', () => {
  it('goes on in a ticket that holds what was said', async () => {
    const [staff, { uid, id }] = [await withRole('staff'), await started()];
    expect(await succeed(handOverChat({ chatId: id }, staff))).toEqual({ ticketId: `${uid}_0` });
    const ticket = await readDocument(`tickets/${uid}_0`);
    // A trigger adds when an answer is due.
    expect(ticket).toMatchObject({
      chatId: id,
      userId: uid,
      username: 'Ada Example',
      status: 'open',
      subject: 'Live chat of January 31, 2026',
      createdAt: expect.any(Timestamp),
      lastMessage: expect.stringMatching(
        /^\[\d\d:\d\d\] Ada Example: How do I run it\?\n\[\d\d:\d\d\] Sam Staff: Like this\.$/,
      ),
      lastMessageAt: ticket?.createdAt,
      customerSent: 1,
      customerUnread: 0,
      customerTimes: { 0: ticket?.createdAt },
      staffSent: 0,
      staffUnread: 1,
    });
    expect(await readDocument(`tickets/${uid}_0/messages/first`)).toEqual({
      fromUserId: uid,
      fromUserName: 'Ada Example',
      fromUserRole: 'customer',
      message: ticket?.lastMessage,
      timestamp: ticket?.createdAt,
      isRead: false,
    });
    const chat = { status: 'closed', ticketId: `${uid}_0`, unreadCount: 0 };
    expect(await readDocument(`chats/${id}`)).toMatchObject(chat);
  });

  it('answers one ticket, however often and however many at once', async () => {
    const [staff, admin, { uid, id }] = [await withRole('staff'), await withRole('admin'), await started()];
    const rush = [staff, admin, staff, admin].map((who) => succeed(handOverChat({ chatId: id }, who)));
    expect(new Set((await Promise.all(rush)).map(({ ticketId }) => ticketId)).size).toBe(1);
    expect(await succeed(handOverChat({ chatId: id }, staff))).toEqual({ ticketId: `${uid}_0` });
    expect(await ticketsOf(uid)).toEqual([`${uid}_0`]);
  });

  it('takes the next number when the customer opens a ticket at the same moment', async () => {
    const staff = await withRole('staff');
    for (let round = 0; round < 10; round += 1) {
      const { uid, id } = await started();
      const own = { userId: uid, createdAt: Timestamp.now() };
      const [handed] = await Promise.all([
        succeed(handOverChat({ chatId: id }, staff)),
        db()
          .doc(`tickets/${uid}_0`)
          .create(own)
          .catch(() => null),
      ]);
      const tickets = await ticketsOf(uid);
      expect(tickets).toContain(handed.ticketId);
      expect(tickets.sort()).toEqual([0, 1].slice(0, tickets.length).map((number) => `${uid}_${number}`));
    }
  });

  it('says the day where nothing was said', async () => {
    const uid = await putMember();
    const { id } = await putChat({ userId: uid, createdAt: startedAt });
    await db().doc(`chats/${id}`).update({ status: 'closed' });
    await succeed(handOverChat({ chatId: id }, await withRole('staff')));
    expect((await readDocument(`tickets/${uid}_0`))?.lastMessage).not.toBe('');
  });

  it('is for those who answer, and for chats of members', async () => {
    const [staff, { uid, id }] = [await withRole('staff'), await started()];
    const reason = (who: Parameters<typeof handOverChat>[1], chatId = id) =>
      reasonOf(handOverChat({ chatId }, who));
    expect(await reason(null)).toBe('sign-in-required');
    expect(await reason(customer({}, uid))).toBe('not-allowed');
    expect(await reason(guest())).toBe('not-allowed');
    expect(await reason(customer({ role: 'admin' }))).toBe('not-allowed');
    expect(await reason(staff, 'nobody_0')).toBe('chat-not-found');
    expect(await reason(staff, 'nobody')).toBe('invalid-input');
    expect(await reason(staff, (await putChat()).id)).toBe('chat-of-guest');
    const nameless = await putChat({ userId: await putMember({ email: '' }) });
    expect(await reason(staff, nameless.id)).toBe('chat-of-guest');
    await putAccess(staff.uid, { role: 'staff', status: 'banned', permanent: true });
    expect(await reason(staff)).toBe('restricted');
    expect(await ticketsOf(uid)).toEqual([]);
  });
});
