import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { customer, withRole } from './support/callers.ts';
import { mergeTickets, reasonOf, succeed } from './support/calls.ts';
import { readDocument, unique } from './support/store.ts';

/** Two tickets of one customer become one. */
const at = (minutes: number) => Timestamp.fromMillis(Date.UTC(2026, 5, 1) + minutes * 60_000);
type Fields = Record<string, unknown>;

async function putTicket(uid: string, number: number, minutes: number, fields: Fields = {}): Promise<string> {
  const id = `${uid}_${number}`;
  const text = `Question ${number}`;
  await db()
    .doc(`tickets/${id}/messages/first`)
    .set({
      fromUserId: uid,
      fromUserName: 'Pat',
      fromUserRole: 'customer',
      message: text,
      timestamp: at(minutes),
      isRead: false,
    });
  await db()
    .doc(`tickets/${id}`)
    .set({
      userId: uid,
      username: 'Pat',
      status: 'open',
      subject: `Subject ${number}`,
      createdAt: at(minutes),
      lastMessage: text,
      lastMessageAt: at(minutes),
      customerSent: 1,
      customerUnread: 0,
      staffSent: 0,
      staffUnread: 1,
      assigneeId: null,
      assigneeName: '',
      ...fields,
    });
  return id;
}

const said = async (id: string, what: 'messages' | 'notes' = 'messages') =>
  (await db().collection(`tickets/${id}/${what}`).get()).docs.map(
    (one) => one.get('message') ?? one.get('text'),
  );
const ticket = (id: string) => readDocument(`tickets/${id}`);

describe('two tickets', () => {
  it('become one, with all that was said, what is unread and the earlier promise', async () => {
    const uid = unique('u');
    const from = await putTicket(uid, 0, 10);
    const into = await putTicket(uid, 1, 20);
    await db()
      .doc(`tickets/${from}/notes/n`)
      .set({ authorId: 's', authorName: 'Stella', text: 'Calls often.', at: at(11) });
    const staff = await withRole('staff');
    expect(await succeed(mergeTickets({ from, into }, staff))).toEqual({ ticketId: into });
    expect((await said(into)).toSorted()).toEqual(['Question 0', 'Question 1']);
    expect(await said(into, 'notes')).toContain('Calls often.');
    expect((await said(into, 'notes')).join()).toContain('Merged “Subject 0” into this ticket.');
    expect(await ticket(into)).toMatchObject({
      status: 'open',
      staffUnread: 2,
      lastMessage: 'Question 1',
      dueAt: Timestamp.fromMillis(at(10).toMillis() + 72 * 3_600_000),
    });
    expect(await ticket(from)).toMatchObject({ status: 'closed', mergedInto: into, staffUnread: 0 });
    await succeed(mergeTickets({ from, into }, staff));
    expect(await said(into)).toHaveLength(2);
    expect((await ticket(into))?.staffUnread).toBe(2);
  });

  it('open what goes on where the other was open, and leave it closed where neither was', async () => {
    const uid = unique('u');
    const staff = await withRole('staff');
    const done = { status: 'closed', settledAt: at(50) };
    const into = await putTicket(uid, 0, 10, done);
    await succeed(mergeTickets({ from: await putTicket(uid, 1, 20, done), into }, staff));
    expect(await ticket(into)).toMatchObject({ status: 'closed', lastMessage: 'Question 1' });
    await succeed(mergeTickets({ from: await putTicket(uid, 2, 60), into }, staff));
    expect(await ticket(into)).toMatchObject({ status: 'open', lastMessage: 'Question 2' });
  });

  it('are left alone by all but those who answer, of two customers, and once one of them was merged', async () => {
    const [uid, other] = [unique('u'), unique('u')];
    const from = await putTicket(uid, 0, 10);
    const into = await putTicket(uid, 1, 20);
    const foreign = await putTicket(other, 0, 30);
    const staff = await withRole('staff');
    for (const who of [customer({}, uid), customer(), customer({ role: 'staff' })]) {
      expect(await reasonOf(mergeTickets({ from, into }, who))).toBe('not-allowed');
    }
    expect(await reasonOf(mergeTickets({ from, into }, null))).toBe('sign-in-required');
    for (const pair of [
      { from, into: foreign },
      { from, into: from },
      { from, into: `${uid}_9` },
    ]) {
      expect(await reasonOf(mergeTickets(pair, staff))).toBe('ticket-not-found');
    }
    expect(await reasonOf(mergeTickets({ from: 'a/b_0', into }, staff))).toBe('invalid-input');
    const own = [await putTicket(staff.uid, 0, 10), await putTicket(staff.uid, 1, 20)];
    expect(await reasonOf(mergeTickets({ from: own[0], into: own[1] }, staff))).toBe('not-allowed');
    expect(await said(into)).toEqual(['Question 1']);
    await succeed(mergeTickets({ from, into }, staff));
    const third = await putTicket(uid, 2, 40);
    expect(await reasonOf(mergeTickets({ from: third, into: from }, staff))).toBe('ticket-closed');
    expect(await reasonOf(mergeTickets({ from, into: third }, staff))).toBe('ticket-closed');
  });
});
