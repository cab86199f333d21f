import { type Room, type RoomMessage, roomMessageId } from '@tempera/domain/conversations/room';
import { messagePace, type SentMessages } from '@tempera/domain/conversations/ticket';
import type { Role } from '@tempera/domain/people/roles';
import type { MessageWrites } from '../../firebase/write/send-message.ts';
import { serverNow } from '../../firebase/write/write.ts';
import type { Counting } from '../../firebase/write/write-counted.ts';

/** Who writes to whom, and what the two are called. */
export interface Two {
  uid: string;
  name: string;
  role: Role;
  other: string;
  /** Asked for when the room is not there yet. */
  otherName: string;
}

/** What a person has sent, which the rules hold to a pace. */
export const sentBy = (uid: string, room: Room | null): SentMessages => ({
  count: room?.sent[uid] ?? 0,
  times: room?.times[uid],
});

/** The message and the room that counts it, as the rules want them together (decision 20). */
export function messageWrites(id: string, two: Two, room: Room | null, content: string): MessageWrites {
  const { uid, name, role, other } = two;
  const number = sentBy(uid, room).count;
  const message: Record<keyof RoomMessage, unknown> = {
    senderId: uid,
    senderName: name,
    senderRole: role,
    content,
    timestamp: serverNow,
    chatId: id,
    deleted: false,
  };
  const lastMessageId = roomMessageId(uid, number);
  const added = { set: `rooms/${id}/messages/${lastMessageId}`, data: { ...message } };
  const last = { lastMessage: content, lastMessageAt: serverNow, lastMessageId };
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

/** A message is one of many, or the beginning of a conversation (decision 78). */
export const countingOf = (id: string, { uid, role }: Two, room: Room | null, message: string): Counting => ({
  by: { uid, role },
  ...(room ? { kind: 'messages', last: message } : { kind: 'rooms', last: `rooms/${id}` }),
});

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

/** Whether a message written for one state of a room would be the same for another. */
export const isSameFor = ({ uid, other }: Two, one: Room | null, now: Room | null): boolean =>
  sentBy(uid, one).count === sentBy(uid, now).count &&
  (one === null) === (now === null) &&
  one?.unread[other] === now?.unread[other];
