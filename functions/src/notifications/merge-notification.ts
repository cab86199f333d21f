import type { Notification } from '@tempera/domain/conversations/notification';
import { durations } from '@tempera/domain/site/durations';
import type { Side } from './conversation-sides.ts';
import type { News } from './record-news.ts';

/**
 * What becomes of a conversation's notification. Counts are taken over, never added to, so that an event that comes twice,
 * late or overtaken changes nothing.
 * @param stored the notification as it stands, null where there is none
 * @param side what the person would be told now, null where the conversation is gone
 * @param at when the conversation last changed, in milliseconds
 * @returns null when it stays as it is
 */
export function mergeReply(
  kind: Notification['kind'],
  stored: Notification | null,
  side: Side | null,
  at: number,
): Notification | null {
  if (!side || side.unread === 0) {
    return stored && !stored.read ? { ...stored, read: true, mailDue: null } : null;
  }
  const { unread: count, sent: told, title, text, link } = side;
  if (told <= (stored?.told ?? 0)) return null;
  // One mail for all that comes until the person has read it.
  const { mailDue, mailed } =
    stored && !stored.read ? stored : { mailDue: at + durations.mailAfter, mailed: false };
  return { kind, title, text, link, at, read: false, count, told, mailDue, mailed };
}

/** How long a mail waits for somebody to read it here; null for what has a mail of its own. A payment and an alert wait for nobody. */
function mailDueAfter(kind: Notification['kind']): number | null {
  if (kind === 'order' || kind === 'release' || kind === 'advisory') return null;
  return kind === 'payment' || kind === 'security' ? 0 : durations.mailAfter;
}

/**
 * What becomes of the notification of an order, a payment, a new version or a standing. Orders and versions have mails of their own.
 * @param at when the record changed, in milliseconds: a change that is older than what the person was told says nothing
 * @returns null when it stays as it is
 */
export function mergeNews(
  stored: Notification | null,
  news: Omit<News, 'uid' | 'id'>,
  at: number,
): Notification | null {
  if (stored && stored.at >= at) return null;
  const { kind, title, text, link } = news;
  const after = mailDueAfter(kind);
  const mailDue = after === null ? null : at + after;
  return { kind, title, text, link, at, read: false, count: 1, told: 0, mailDue, mailed: false };
}
