import { type ChatMessage, type ChatSession, chatId } from '@tempera/domain/conversations/chat';
import { messagePace, type SentMessages } from '@tempera/domain/conversations/ticket';
import type { Person } from '../../firebase/auth/session.ts';
import type { MessageWrites } from '../../firebase/write/send-message.ts';
import { oneMore, serverNow } from '../../firebase/write/write.ts';

export type StoredSession = ChatSession & { id: string };
export type StoredMessage = ChatMessage & { id: string };

/** Whose session it is stands on the customer's side of it, be they staff or not. */
export const isCustomer = (uid: string, chat: Pick<ChatSession, 'userId'>): boolean => uid === chat.userId;

/** The counter of what a person's side has not opened. */
export const unreadField = (uid: string, chat: Pick<ChatSession, 'userId'>) =>
  isCustomer(uid, chat) ? 'customerUnread' : 'unreadCount';

/** What a person has sent, which the rules hold to a pace. */
export const sentBy = (uid: string, { sent, times }: ChatSession): SentMessages => ({
  count: sent[uid] ?? 0,
  times: times[uid],
});

/** The message and the session that counts it, as the rules want them together (decision 20). `name` as the store has it. */
export function messageWrites(
  { uid, role }: Person,
  name: string,
  chat: StoredSession,
  message: string,
): MessageWrites {
  const number = sentBy(uid, chat).count;
  const customer = isCustomer(uid, chat);
  const added: Record<keyof ChatMessage, unknown> = {
    senderId: uid,
    senderName: name,
    senderType: customer ? 'user' : 'admin',
    senderRole: role,
    message,
    timestamp: serverNow,
    isRead: false,
  };
  return [
    {
      update: `chats/${chat.id}`,
      data: {
        lastMessage: message,
        lastMessageTime: serverNow,
        [`sent.${uid}`]: number + 1,
        [`times.${uid}.${number % messagePace.count}`]: serverNow,
        [customer ? 'unreadCount' : 'customerUnread']: oneMore,
      },
    },
    { set: `chats/${chat.id}/messages/${uid}_${number}`, data: added },
  ];
}

/** A person's session `number`, as it begins. */
export function sessionWrite({ uid, email }: Person, name: string, number: number) {
  const session: Record<keyof ChatSession, unknown> = {
    userId: uid,
    userName: name,
    userEmail: email,
    status: 'active',
    createdAt: serverNow,
    lastMessage: '',
    lastMessageTime: serverNow,
    unreadCount: 0,
    customerUnread: 0,
    sent: {},
    times: {},
    assignedTo: '',
    assignedName: '',
    ticketId: '',
  };
  return { set: `chats/${chatId(uid, number)}`, data: session };
}

/** What of the messages on screen the other side has written and this person's has not opened. */
export const unreadOf = (messages: readonly StoredMessage[], uid: string, chat: ChatSession) =>
  messages.filter((one) => !one.isRead && (one.senderType === 'admin') === isCustomer(uid, chat));

export const deskFilters = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'mine', label: 'Mine' },
  { value: 'unassigned', label: 'Unassigned' },
  { value: 'closed', label: 'Closed' },
] as const;
export type DeskFilter = (typeof deskFilters)[number]['value'];

/** The filter that an address names; all where it names none. */
export const toFilter = (text: string | null): DeskFilter =>
  deskFilters.find(({ value }) => value === text)?.value ?? 'all';

type Searched = Pick<ChatSession, 'userName' | 'userEmail' | 'lastMessage'>;

/** Those whose name, address or last message holds the text, in whatever letters. */
export function matchSessions<T extends Searched>(sessions: readonly T[], text: string): T[] {
  const wanted = text.trim().toLowerCase();
  return sessions.filter(({ userName, userEmail, lastMessage }) =>
    [userName, userEmail, lastMessage].some((field) => field.toLowerCase().includes(wanted)),
  );
}
