import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../../../functions/src/platform/admin.ts';
import { unique } from './store.ts';

const staffRoles = ['owner', 'admin', 'staff'];

/** Puts a session of somebody's into the store, as its widget begins it. @returns its customer's uid and its id */
export async function putChat(fields: Record<string, unknown> = {}): Promise<{ uid: string; id: string }> {
  const { userId: uid = unique('c'), ...rest } = fields as { userId?: string };
  const id = `${uid}_0`;
  const chat = {
    userId: uid,
    userName: 'Ada Example',
    userEmail: `${uid}@example.com`,
    status: 'active',
    createdAt: Timestamp.now(),
    lastMessage: '',
    lastMessageTime: Timestamp.now(),
    unreadCount: 0,
    customerUnread: 0,
    sent: {},
    times: {},
    assignedTo: '',
    assignedName: '',
    ticketId: '',
    ...rest,
  };
  await db().doc(`chats/${id}`).set(chat);
  return { uid, id };
}

/** Puts a message into a session, `agoMs` ago. @returns its id and what stands in it */
export async function putMessage(
  chatId: string,
  sender: { uid: string; type?: 'user' | 'admin'; name?: string },
  message: string,
  { number = 0, agoMs = 0 } = {},
) {
  const { uid, type = 'user', name = 'Ada Example' } = sender;
  const id = `${uid}_${number}`;
  const data = {
    senderId: uid,
    senderName: name,
    senderType: type,
    senderRole: type === 'user' ? 'customer' : 'staff',
    message,
    timestamp: Timestamp.fromMillis(Date.now() - agoMs),
    isRead: false,
  };
  await db().doc(`chats/${chatId}/messages/${id}`).set(data);
  return { id, data };
}

/** A member as lists know them: with a record that has an address. */
export async function putMember(fields: Record<string, unknown> = {}): Promise<string> {
  const uid = unique('c');
  await db()
    .doc(`users/${uid}`)
    .set({ name: 'Ada Example', email: `${uid}@example.com`, ...fields });
  return uid;
}

/** Somebody who answers has been here so long ago. */
export async function putAnswering(agoMs: number): Promise<string> {
  const uid = unique('s');
  const lastSeen = Timestamp.fromMillis(Date.now() - agoMs);
  await db().doc(`profiles/${uid}`).set({ name: 'Sam Staff', avatar: '', bio: '', role: 'staff', lastSeen });
  return uid;
}

/** Everybody who answers has gone long ago, those of other tests too. */
export async function sendTeamAway(): Promise<void> {
  const team = await db().collection('profiles').where('role', 'in', staffRoles).get();
  const long = Timestamp.fromMillis(Date.UTC(2026, 0, 1));
  await Promise.all(team.docs.map(({ ref }) => ref.update({ lastSeen: long })));
}
