import { useEffect, useRef } from 'react';
import { markOpened } from './api/change-session.ts';
import { type StoredMessage, type StoredSession, unreadField, unreadOf } from './message-writes.ts';
import { useVisible } from './use-visible.ts';

/**
 * Marks what is on screen as read for the viewer, once somebody can see it, each message once; a mark that fails is tried
 * with the next message.
 */
export function useMarkOpened(
  uid: string,
  chat: StoredSession,
  messages: readonly StoredMessage[] | null,
): void {
  const visible = useVisible();
  const unread = messages ? unreadOf(messages, uid, chat) : [];
  const counted = chat[unreadField(uid, chat)];
  const key =
    visible && messages && (unread.length > 0 || counted > 0)
      ? `${chat.id}:${counted}:${unread.map((one) => one.id)}`
      : '';
  const tried = useRef('');
  useEffect(() => {
    if (key === '' || tried.current === key) return;
    tried.current = key;
    markOpened(uid, chat, unread).catch((error: unknown) => console.warn('not marked as read', error));
  });
}
