import { collection, limit, orderBy, query, serverTimestamp, where } from 'firebase/firestore';
import { earlier, user } from './documents.ts';
import type { Subject } from './matrix.ts';
import { type PersonName, roleOf } from './people.ts';

type Data = Record<string, unknown>;

export const nameOf = (name: PersonName) => (name === 'guest' ? 'Guest' : `Name of ${name}`);

/** A session as its customer's widget begins it. */
export const session = (owner: PersonName, at: unknown = serverTimestamp()): Data => ({
  userId: owner,
  userName: nameOf(owner),
  userEmail: '',
  status: 'active',
  createdAt: at,
  lastMessage: '',
  lastMessageTime: at,
  unreadCount: 0,
  customerUnread: 0,
  sent: {},
  times: {},
  assignedTo: '',
  assignedName: '',
  ticketId: '',
});

/** A message that somebody adds to the session of `owner`. */
export const spoken = (name: PersonName, owner: PersonName, at: unknown = serverTimestamp()): Data => ({
  senderId: name,
  senderName: nameOf(name),
  senderType: name === owner ? 'user' : 'admin',
  senderRole: roleOf(name),
  message: 'And now?',
  timestamp: at,
  isRead: false,
});

const first = (owner: string) => `chats/${owner}_0`;

export const sessions: Subject = {
  path: first,
  stored: (owner) => session(owner as PersonName, earlier),
  created: (owner) => session(owner as PersonName),
  updated: () => ({ status: 'closed' }),
  listed: (db, owner) =>
    query(collection(db, 'chats'), where('userId', '==', owner), orderBy('createdAt', 'desc'), limit(50)),
  around: (owner) => ({ [`users/${owner}`]: user(owner) }),
};

// A message alone, without its session, is refused to everybody.
export const chatMessages: Subject = {
  path: (owner) => `${first(owner)}/messages/${owner}_0`,
  stored: (owner) => spoken(owner as PersonName, owner as PersonName, earlier),
  created: (owner) => spoken(owner as PersonName, owner as PersonName),
  updated: () => ({ isRead: true }),
  listed: (db, owner) => query(collection(db, `${first(owner)}/messages`), limit(50)),
  around: (owner) => ({ [first(owner)]: session(owner as PersonName, earlier) }),
};

export const chatTyping: Subject = {
  path: (owner) => `${first(owner)}/typing/${owner}`,
  stored: () => ({ at: earlier }),
  created: () => ({ at: serverTimestamp() }),
  updated: () => ({ at: serverTimestamp() }),
  listed: (db, owner) => query(collection(db, `${first(owner)}/typing`), limit(10)),
  around: (owner) => ({ [first(owner)]: session(owner as PersonName, earlier) }),
};
