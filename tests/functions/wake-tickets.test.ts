import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { wakeTickets } from '../../functions/src/support/wake-tickets.ts';
import { readDocument, unique } from './support/store.ts';

const minutes = (from: number) => Timestamp.fromMillis(Date.now() + from * 60_000);

async function put(fields: Record<string, unknown>): Promise<string> {
  const id = `${unique('u')}_0`;
  const [createdAt, settledAt] = [minutes(-60), minutes(-30)];
  await db()
    .doc(`tickets/${id}`)
    .set({
      userId: id.slice(0, -2),
      username: 'Pat',
      subject: 'A question',
      lastMessage: 'How?',
      createdAt,
      lastMessageAt: createdAt,
      settledAt,
      ...fields,
    });
  return id;
}

const ticket = (id: string) => readDocument(`tickets/${id}`);

it('opens what was put off until now, once, and leaves the rest to its time', async () => {
  const due = await put({ status: 'pending', snoozedUntil: minutes(-1) });
  const later = await put({ status: 'pending', snoozedUntil: minutes(10) });
  const waiting = await put({ status: 'pending' });
  const began = Date.now() - 1_000;
  await wakeTickets();
  expect(await ticket(due)).toMatchObject({ status: 'open', snoozedUntil: null });
  expect((await ticket(due))?.reopenedAt.toMillis()).toBeGreaterThan(began);
  expect((await ticket(later))?.status).toBe('pending');
  expect(await ticket(waiting)).not.toHaveProperty('reopenedAt');
  await db().doc(`tickets/${due}`).update({ status: 'pending' });
  await wakeTickets();
  expect((await ticket(due))?.status).toBe('pending');
});

it.each(['open', 'closed'])(
  'leaves one that is %s by then as it is, and forgets the time',
  async (status) => {
    const id = await put({ status, snoozedUntil: minutes(-1) });
    await wakeTickets();
    const after = await ticket(id);
    expect(after).toMatchObject({ status, snoozedUntil: null });
    expect(after).not.toHaveProperty('reopenedAt');
  },
);
