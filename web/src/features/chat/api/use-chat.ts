import type { ChatSession } from '@tempera/domain/conversations/chat';
import { limit } from 'firebase/firestore';
import type { Person } from '../../../firebase/auth/session.ts';
import { useList } from '../../../firebase/live/hooks.tsx';
import { readDoc } from '../../../firebase/live/read.ts';
import { useTranscript } from '../../../firebase/live/transcript.ts';
import { markMessagesRead, messageSender } from '../../../firebase/write/send-message.ts';
import { serverNow, setDocument } from '../../../firebase/write/write.ts';
import type { Conversation } from '../../../ui/conversation/use-conversation.ts';
import {
  messageWrites,
  type StoredMessage,
  type StoredSession,
  sentBy,
  unreadField,
  unreadOf,
} from '../chat-session.ts';
import { ownName } from './sessions.ts';

/** A session of live chat as its viewer takes part in it; inside SignedInFirebase. */
export function useChat(viewer: Person, chat: StoredSession): Conversation<StoredMessage> {
  const { uid } = viewer;
  const path = `chats/${chat.id}`;
  const { newest, messages, older } = useTranscript<StoredMessage>(path);
  const marks = useList<{ at: number }>(`${path}/typing`, limit(10)).data;
  const unread = unreadOf(newest ?? [], uid, chat);
  const counter = unreadField(uid, chat);
  const isUnread = newest !== null && (unread.length > 0 || chat[counter] > 0);
  const others = marks?.filter(({ id }) => id !== uid).map(({ id, at }) => `${id}:${at}`);
  return {
    path,
    messages,
    older,
    send: senderOf(viewer, chat),
    unread: isUnread ? `${chat[counter]}:${unread.map(({ id }) => id)}` : '',
    markRead: () => markMessagesRead(path, unread, counter),
    typingMarks: others?.sort().join() ?? null,
    sayTyping: () => setDocument(`${path}/typing/${uid}`, { at: serverNow }),
  };
}

const senderOf = (viewer: Person, known: StoredSession) =>
  messageSender<StoredSession>({
    known,
    read: async () => {
      const found = (await readDoc(`chats/${known.id}`)) as unknown as ChatSession | null;
      return found && { ...found, id: known.id };
    },
    senderName: () => ownName(viewer),
    writes: (chat, name, text) => messageWrites(viewer, name, chat, text),
    counting: (_chat, last) => ({ kind: 'messages', by: viewer, last }),
    hasMoved: (chat, now): now is StoredSession =>
      now !== null && now.sent[viewer.uid] !== chat.sent[viewer.uid],
    sentIn: (chat) => sentBy(viewer.uid, chat),
    says: ({ message }, text) => message === text,
  });
