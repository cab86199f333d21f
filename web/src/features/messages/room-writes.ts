import { type Room, type RoomMessage, roomMessageId } from '@tempera/domain/conversations/room';
import { messagePace } from '@tempera/domain/conversations/ticket';
import { serverNow, type Write } from '../../firebase/write/write.ts';

/** Who writes to whom, and what the two are called. */
export interface Two {
  uid: string;
  name: string;
  other: string;
  /** Asked for when the room is not there yet. */
  otherName: string;
}

const numberOf = (uid: string, room: Room | null) => room?.sent[uid] ?? 0;

/** Where a person's next message will stand. */
export const nextMessagePath = (id: string, uid: string, room: Room | null): string =>
  `rooms/${id}/messages/${roomMessageId(uid, numberOf(uid, room))}`;

/** The message and the room that counts it, as the rules want them together (decision 20). */
export function messageWrites(id: string, two: Two, room: Room | null, content: string): Write[] {
  const { uid, name, other } = two;
  const number = numberOf(uid, room);
  const message: Record<keyof RoomMessage, unknown> = {
    senderId: uid,
    senderName: name,
    content,
    timestamp: serverNow,
    chatId: id,
    deleted: false,
  };
  const added: Write = { set: nextMessagePath(id, uid, room), data: { ...message } };
  const last = { lastMessage: content, lastMessageAt: serverNow, lastMessageId: roomMessageId(uid, number) };
  if (!room) return [{ set: `rooms/${id}`, data: { ...newRoom(two), ...last } }, added];
  const counted = {
    ...last,
    [`names.${uid}`]: name,
    [`sent.${uid}`]: number + 1,
    [`times.${uid}.${number % messagePace.count}`]: serverNow,
    [`unread.${other}`]: (room.unread[other] ?? 0) + 1,
  };
  return [{ update: `rooms/${id}`, data: counted }, added];
}

function newRoom({ uid, name, other, otherName }: Two) {
  return {
    name: '',
    participants: [uid, other].sort(),
    isGroup: false,
    names: { [uid]: name, [other]: otherName },
    createdAt: serverNow,
    sent: { [uid]: 1 },
    times: { [uid]: { 0: serverNow } },
    unread: { [other]: 1 },
    readAt: {},
  };
}

/** Whether a person has sent as many messages lately as they may. Times in milliseconds. */
export function isTooFast(room: Room, uid: string, now: number): boolean {
  const fifthBefore = room.times[uid]?.[numberOf(uid, room) % messagePace.count];
  return fifthBefore !== undefined && now - fifthBefore < messagePace.withinMs;
}

/** Whether a message written for one state of a room would be the same for another. */
export const isSameFor = ({ uid, other }: Two, one: Room | null, now: Room | null): boolean =>
  numberOf(uid, one) === numberOf(uid, now) &&
  (one === null) === (now === null) &&
  one?.unread[other] === now?.unread[other];
