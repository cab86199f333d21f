import type { Room, RoomMessage } from '@tempera/domain/conversations/room';
import type { MessageReportReason } from '@tempera/domain/conversations/room-schema';
import { limit, orderBy, where } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import { readDoc } from '../../../firebase/live/read.ts';
import { useTranscript } from '../../../firebase/live/transcript.ts';
import { type Live, useOwnDoc } from '../../../firebase/live/use-doc.ts';
import { messageSender } from '../../../firebase/write/send-message.ts';
import {
  assertOnline,
  serverNow,
  setDocument,
  updateDocument,
  type Write,
  writeTogether,
} from '../../../firebase/write/write.ts';
import { writeCounted } from '../../../firebase/write/write-counted.ts';
import type { Conversation } from '../../../ui/conversation/use-conversation.ts';
import { countingOf, isSameFor, messageWrites, sentBy, type Two } from '../room-writes.ts';
import { readProfile } from './people.ts';

export type StoredRoom = Room & { id: string };

/** A person's conversations, those with the newest message first, live: as many as the rules let one list. */
export const useRooms = (uid: string): Live<StoredRoom[]> =>
  useList<Room>(
    'rooms',
    where('participants', 'array-contains', uid),
    orderBy('lastMessageAt', 'desc'),
    limit(50),
  );

/** A room, live; null while it is loading, or when nobody has said anything in it yet. */
export function useRoom(id: string): Live<Room> {
  return useOwnDoc<Room>(`rooms/${id}`);
}

export type StoredMessage = RoomMessage & { id: string };

/**
 * The room of two as one of them takes part in it; `room` is null while nobody has said anything in it. `blocked`: the viewer
 * has blocked the other, who is not told then that they are typing. Inside SignedInFirebase.
 */
export function useRoomConversation(
  id: string,
  two: Two,
  room: Room | null,
  blocked: boolean,
): Conversation<StoredMessage> {
  const { uid, other } = two;
  const path = `rooms/${id}`;
  const { messages, older } = useTranscript<StoredMessage>(path);
  const typing = useOwnDoc(`${path}/typing/${other}`);
  const unread = room?.unread[uid] ?? 0;
  return {
    path,
    messages,
    older,
    send: senderOf(id, two, room),
    unread: unread > 0 ? `${unread}:${room?.lastMessageId}` : '',
    markRead: () => updateDocument(path, { [`unread.${uid}`]: 0, [`readAt.${uid}`]: serverNow }),
    typingMarks: typing.loading ? null : typing.data ? `${typing.data.at}` : '',
    sayTyping: room && !blocked ? () => setDocument(`${path}/typing/${uid}`, { at: serverNow }) : undefined,
  };
}

const readRoom = async (id: string) => (await readDoc(`rooms/${id}`)) as unknown as Room | null;

/** The first message opens the room; the other may do so at the same moment. */
function senderOf(id: string, two: Two, known: Room | null) {
  const { uid, name } = two;
  return messageSender<Room | null>({
    known,
    read: () => readRoom(id),
    // The sign-in need not know the name that the store knows the person by.
    senderName: async (anew) => (!anew && known?.names[uid]) || ((await readProfile(uid))?.name ?? name),
    writes: (room, senderName, text) => messageWrites(id, { ...two, name: senderName }, room, text),
    counting: (room, message) => countingOf(id, two, room, message),
    hasMoved: (room, now): now is Room | null => !isSameFor(two, room, now),
    sentIn: (room) => sentBy(uid, room),
    says: ({ senderId, content }, text) => senderId === uid && content === text,
  });
}

/** Takes one's own message back, and what the room quotes of it. @throws CallError, FirebaseError */
export async function takeBack({ id, chatId }: StoredMessage): Promise<void> {
  assertOnline();
  const path = `rooms/${chatId}`;
  const room = await readRoom(chatId);
  const forget: Write[] = room?.lastMessageId === id ? [{ update: path, data: { lastMessage: '' } }] : [];
  const gone: Write = { update: `${path}/messages/${id}`, data: { content: '', deleted: true } };
  await writeTogether([gone, ...forget]);
}

/**
 * Reports another's message to the staff, with its words, once for each person.
 * @throws CallError without a connection or after too many, FirebaseError `permission-denied` the second time
 */
export async function reportMessage(
  reporterUid: string,
  { id, chatId, senderId, content }: StoredMessage,
  reason: MessageReportReason,
  text: string,
): Promise<void> {
  const path = `abuseReports/${chatId}_${id}_${reporterUid}`;
  const report = {
    kind: 'message',
    roomId: chatId,
    messageId: id,
    reportedUid: senderId,
    reporterUid,
    reason,
    text,
    excerpt: content,
    at: serverNow,
    status: 'open',
  };
  const counting = { kind: 'abuseReports', by: { uid: reporterUid }, last: path } as const;
  await writeCounted(counting, [{ set: path, data: report }]);
}
