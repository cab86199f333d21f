import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { readDocument, unique } from './support/store.ts';

/** Events take their way through two emulators; a state is waited for, never a time. */
const found = (path: string, term: string) =>
  vi.waitFor(async () => expect((await readDocument(path))?.terms).toContain(term), {
    timeout: 90_000,
    interval: 200,
  });

it('what was written past the functions is found', async () => {
  const uid = unique('u');
  const surname = unique('Surname').toLowerCase();
  const at = Timestamp.now();
  const email = `${uid}@example.com`;
  await db()
    .doc(`users/${uid}`)
    .set({ name: `Ada ${surname}`, email, joinDate: at });
  const orderId = `ORD-${Date.now()}${Math.floor(Math.random() * 1_000)}`;
  const customer = { name: `Ada ${surname}`, email };
  await db().doc(`orders/${orderId}`).set({ uid, customer, status: 'pending', totalCents: 0, date: at });
  const ticket = {
    userId: uid,
    username: 'Ada',
    subject: 'A question',
    lastMessage: 'How?',
    status: 'closed',
  };
  await db()
    .doc(`tickets/${uid}_0`)
    .set({ ...ticket, createdAt: at, lastMessageAt: at });
  try {
    await found(`users/${uid}`, surname);
    await found(`orders/${orderId}`, surname);
    await found(`tickets/${uid}_0`, email);
  } finally {
    await db().doc(`orders/${orderId}`).delete();
  }
});
