import type { Role } from '../people/roles.ts';

export const chatStatuses = ['active', 'closed'] as const;
export type ChatStatus = (typeof chatStatuses)[number];

/** `chats/{uid_n}` (decision 20): a chat session. Times in milliseconds, timestamps in Firestore. */
export interface ChatSession {
  userId: string;
  userName: string;
  /** Empty for a guest. */
  userEmail: string;
  status: ChatStatus;
  createdAt: number;
  lastMessage: string;
  lastMessageTime: number;
  /** How many messages of the customer nobody who answers has opened. */
  unreadCount: number;
  /** How many messages of the other side the customer has not opened. */
  customerUnread: number;
  /** How many messages each person has sent, by uid. */
  sent: Record<string, number>;
  /** When each person sent their last five; message n stands under n modulo 5. */
  times: Record<string, Record<string, number>>;
  /** Who of the team looks after it; empty for nobody. */
  assignedTo: string;
  assignedName: string;
  /** The ticket that it goes on in; empty until it is handed over. */
  ticketId: string;
}

/** `chats/{id}/messages/{uid_k}`, or one of the store's own: {@link greetingId}, {@link awayId}. */
export interface ChatMessage {
  senderId: string;
  senderName: string;
  /** Which side said it: the session's customer, be they staff or not, or those who answer. */
  senderType: 'admin' | 'user';
  senderRole: Role;
  message: string;
  timestamp: number;
  isRead: boolean;
}

/** A person's sessions are numbered from 0, the last one closed before the next begins. */
export const chatId = (uid: string, number: number): string => `${uid}_${number}`;

/** The number in a session's id. */
export const chatNumber = (id: string): number => Number(id.slice(id.lastIndexOf('_') + 1));

/** Who sends what the store says by itself. */
export const storeSender = 'store';
export const greetingId = 'greeting';
/** The automatic reply to the customer's message k. */
export const awayId = (number: number): string => `away_${number}`;

/** Messages that the store sends by itself. */
export const chatTexts = {
  greeting: 'Hello! How can we help you today?',
  away: "Thanks for your message! We'll get back to you shortly.",
} as const;

/** So long nothing is answered by itself after a message of the team, or after the last automatic one. */
export const awayPauseMs = 10 * 60_000;
/** A person begins a session so long after the last one began, at the earliest; the same in firestore.rules. */
export const chatPauseMs = 10_000;
