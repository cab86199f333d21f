import type { Notification } from '@tempera/domain/conversations/notification';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../../../functions/src/platform/admin.ts';
import { customer, type TestAuth } from './callers.ts';
import { startSession, succeed } from './calls.ts';
import { unique } from './store.ts';

/** A member who has a session and has done nothing else. */
export async function putMember(): Promise<TestAuth> {
  const who = customer();
  await succeed(startSession(who));
  return who;
}

/** When a person was last there. */
export const putSeen = (uid: string, agoMs: number) =>
  db()
    .doc(`profiles/${uid}`)
    .set({ lastSeen: Timestamp.fromMillis(Date.now() - agoMs) }, { merge: true });

/** A notification whose mail has been due for a second; the person has not been there for an hour. */
export async function putDue(fields: Partial<Notification> = {}): Promise<{ who: TestAuth; path: string }> {
  const who = await putMember();
  await putSeen(who.uid, 3_600_000);
  const path = `users/${who.uid}/notifications/ticket_${unique('t')}`;
  const due = Timestamp.fromMillis(Date.now() - 1_000);
  const { at, mailDue, ...rest } = fields;
  await db()
    .doc(path)
    .set({
      kind: 'ticket',
      title: 'Support replied',
      text: 'Have you tried it?',
      link: '/support',
      at: due,
      read: false,
      count: 1,
      told: 1,
      mailDue: due,
      mailed: false,
      ...rest,
    });
  return { who, path };
}

/** The mails that have been queued for a person. */
export async function mailsTo(uid: string) {
  const found = await db().collection('mail').where('to', '==', `${uid}@example.com`).get();
  return found.docs.map((one) => ({ id: one.id, ...one.data().message }) as Record<string, string>);
}
