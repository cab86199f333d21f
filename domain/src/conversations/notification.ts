import { oneLine } from '../site/one-line.ts';

/** What a notification is about; the first three are conversations, a mention is a note that names one of the team, a sale, a payment that wants to be looked at and an alert are the store's. */
export const notificationKinds = [
  'ticket',
  'chat',
  'room',
  'mention',
  'order',
  'sale',
  'payment',
  'security',
  'release',
  'advisory',
  'moderation',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];
export const conversationKinds = ['ticket', 'chat', 'room'] as const satisfies NotificationKind[];
export type ConversationKind = (typeof conversationKinds)[number];

/** `users/{uid}/notifications/{key}`; times in milliseconds, timestamps in Firestore. */
export interface Notification {
  kind: NotificationKind;
  title: string;
  text: string;
  /** A path of the store. */
  link: string;
  at: number;
  read: boolean;
  /** How many messages of the conversation the person has not opened, or sales they have not seen; 1 for all else. */
  count: number;
  /** How many messages of others, or sales, there had been when the person was last told: one that comes twice rings once. */
  told: number;
  /** When a mail goes out if nobody has read it by then; null when none will. */
  mailDue: number | null;
  /** Whether a mail has gone out since the person last read it. */
  mailed: boolean;
  /** Of sales, what `told` was when the last mail went out: each is in one mail. Missing before the first one. */
  mailedTold?: number;
}

/** One for each conversation, order or matter, so that a repeat changes it and adds none. */
export const notificationKey = (kind: NotificationKind, id: string) => `${kind}_${id}`;

type Topic = 'replies' | 'orders' | 'sales' | 'moderation';

/** Which of the preferences a kind goes by; null for what nobody can do without. */
export function topicOf(kind: NotificationKind): Topic | null {
  if (kind === 'security' || kind === 'advisory') return null;
  if (kind === 'sale' || kind === 'payment') return 'sales';
  if (kind === 'order' || kind === 'release') return 'orders';
  return kind === 'moderation' ? 'moderation' : 'replies';
}

/** `users/{uid}/preferences/notifications`: what a person is told of in the store, and whether by mail too. */
export interface NotificationPreferences {
  replies: boolean;
  orders: boolean;
  moderation: boolean;
  email: boolean;
  /** Those who manage the store alone: its sales, and whether by mail too. */
  sales: boolean;
  salesEmail: boolean;
}

/** Whether somebody wants to be told of such things. */
export function wants(preferences: NotificationPreferences, kind: NotificationKind): boolean {
  const topic = topicOf(kind);
  return topic === null || preferences[topic];
}

/** Whoever has said nothing is told everything. */
export const defaultPreferences: NotificationPreferences = {
  replies: true,
  orders: true,
  moderation: true,
  email: true,
  sales: true,
  salesEmail: true,
};

/** What is stored over the defaults; anything but a plain no is a yes. */
export function mergePreferences(
  stored: Record<string, unknown> | null | undefined,
): NotificationPreferences {
  const names = Object.keys(defaultPreferences) as (keyof NotificationPreferences)[];
  return Object.fromEntries(
    names.map((name) => [name, stored?.[name] !== false]),
  ) as unknown as NotificationPreferences;
}

/** Longest text of a notification, in characters. */
const longest = 140;

/** The beginning of a message in one line, cut between characters. */
export function excerpt(message: string): string {
  const line = [...oneLine(message).replace(/\s+/g, ' ')];
  return line.length <= longest
    ? line.join('')
    : `${line
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
