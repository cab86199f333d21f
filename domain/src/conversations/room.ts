import type { Role } from '../people/roles.ts';

/** `rooms/{uidA_uidB}`: a direct conversation of two people. Times in milliseconds, timestamps in Firestore. */
export interface Room {
  /** Empty: a room of two goes by the other's name. */
  name: string;
  /** Both uids in their order, as in the id. */
  participants: [string, string];
  isGroup: false;
  /** What the two call themselves; each message brings its sender's up to date. */
  names: Record<string, string>;
  createdAt: number;
  /** Empty once it has been deleted. */
  lastMessage: string;
  lastMessageAt: number;
  lastMessageId: string;
  /** How many messages each has sent, and when the last of them: decision 20. */
  sent: Record<string, number>;
  times: Record<string, Record<string, number>>;
  /** How many messages of the other each has not opened; none stands for 0. */
  unread: Record<string, number>;
  /** When each has opened the room last; none stands for never. */
  readAt: Record<string, number | null>;
}

/** `rooms/{id}/messages/{uid_k}`; a deleted one keeps its place without its content. */
export interface RoomMessage {
  senderId: string;
  senderName: string;
  /** What the sender was when they wrote it; missing of messages from before it was kept. */
  senderRole?: Role;
  content: string;
  timestamp: number;
  chatId: string;
  deleted: boolean;
}

/** The one room that two people share; uids hold no underscore. */
export const roomId = (one: string, other: string): string => [one, other].sort().join('_');

/** Who shares a room with `uid`, by its id; null when the room is none of theirs. */
export function otherIn(id: string, uid: string): string | null {
  const pair = id.split('_');
  return pair.length === 2 && pair.includes(uid) ? (pair.find((one) => one !== uid) ?? null) : null;
}

/** The id of a person's message n, counted from 0. */
export const roomMessageId = (uid: string, number: number): string => `${uid}_${number}`;

/** Longest text in characters; the same in firestore.rules. */
export const roomLimits = { message: 4_000, reportText: 500 } as const;

/** A person says so often at most that they are typing, and it is shown for so long; milliseconds. */
export const typingEvery = 2_000;
export const typingFor = 5_000;
