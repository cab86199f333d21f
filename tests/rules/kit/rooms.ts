import {
  type DocumentData,
  deleteField,
  doc,
  type Firestore,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore';
import { earlier } from './documents.ts';
import { roleOf } from './people.ts';
import { count } from './tallies.ts';

type Data = Record<string, unknown>;

/** A room of two in which `by` has said one thing, long ago. */
export function room(id: string, by: string, fields: Data = {}): Data {
  const participants = id.split('_');
  const other = participants.find((one) => one !== by) ?? by;
  return {
    name: '',
    participants,
    isGroup: false,
    names: Object.fromEntries(participants.map((uid) => [uid, `Name of ${uid}`])),
    createdAt: earlier,
    lastMessage: 'Hello.',
    lastMessageAt: earlier,
    lastMessageId: `${by}_0`,
    sent: { [by]: 1 },
    times: { [by]: { '0': earlier } },
    unread: { [other]: 1 },
    readAt: {},
    ...fields,
  };
}

/** A message of the room as it stands. */
export function roomMessage(id: string, by: string, fields: Data = {}): Data {
  return {
    senderId: by,
    senderName: `Name of ${by}`,
    senderRole: roleOf(by),
    content: 'Hello.',
    timestamp: earlier,
    chatId: id,
    deleted: false,
    ...fields,
  };
}

/** What is changed in a good message; `undefined` leaves a field out of what is sent. */
export interface Saying {
  number?: number;
  /** How many the other has not opened then. */
  unread?: number;
  room?: Data;
  message?: Data;
  messageId?: string;
}

const known = (data: Data) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as DocumentData;

const added = (id: string, by: string, { message }: Saying) =>
  known({ ...roomMessage(id, by), content: 'And now?', timestamp: serverTimestamp(), ...message });

/** Opens a room with its first message, as the screen does. */
export async function begin(db: Firestore, id: string, by: string, change: Saying = {}): Promise<void> {
  const whole = room(id, by, {
    createdAt: serverTimestamp(),
    lastMessage: 'And now?',
    lastMessageAt: serverTimestamp(),
    times: { [by]: { '0': serverTimestamp() } },
    ...change.room,
  });
  const batch = writeBatch(db);
  batch.set(doc(db, `rooms/${id}`), known(whole));
  batch.set(doc(db, `rooms/${id}/messages/${change.messageId ?? `${by}_0`}`), added(id, by, change));
  await count(batch, db, by, 'rooms', `rooms/${id}`);
  await batch.commit();
}

/** Says something more in a room that stands. */
export async function say(db: Firestore, id: string, by: string, change: Saying = {}): Promise<void> {
  const number = change.number ?? 1;
  const other = id.split('_').find((one) => one !== by) ?? by;
  const batch = writeBatch(db);
  const update = {
    [`names.${by}`]: `Name of ${by}`,
    [`sent.${by}`]: number + 1,
    [`times.${by}.${number % 5}`]: serverTimestamp(),
    [`unread.${other}`]: change.unread ?? 2,
    lastMessage: 'And now?',
    lastMessageAt: serverTimestamp(),
    lastMessageId: `${by}_${number}`,
    ...change.room,
  };
  batch.update(doc(db, `rooms/${id}`), known(update));
  const path = `rooms/${id}/messages/${change.messageId ?? `${by}_${number}`}`;
  batch.set(doc(db, path), added(id, by, change));
  await count(batch, db, by, 'messages', path);
  await batch.commit();
}

/** Takes a message back, and what the room quotes of it. */
export function takeBack(db: Firestore, id: string, messageId: string, quoted: boolean): Promise<void> {
  const batch = writeBatch(db);
  batch.update(doc(db, `rooms/${id}/messages/${messageId}`), { content: '', deleted: true });
  if (quoted) batch.update(doc(db, `rooms/${id}`), { lastMessage: '' });
  return batch.commit();
}

export const gone = deleteField();
