import { countsOf, type Ticket } from '@tempera/domain/conversations/ticket';
import { useEffect, useRef } from 'react';
import type { Person } from '../../firebase/auth/session.ts';
import { markOpened, unreadOf } from './api/mark-opened.ts';
import type { StoredMessage } from './api/use-ticket.ts';
import { sideOf } from './message-writes.ts';

/** Marks what is on screen as read for the viewer, each message once; a mark that fails is tried with the next message. */
export function useMarkOpened(
  id: string,
  ticket: Ticket,
  viewer: Person,
  messages: readonly StoredMessage[] | null,
): void {
  const side = sideOf(viewer.uid, ticket);
  const unread = messages ? unreadOf(messages, ticket, side) : [];
  const counted = countsOf(ticket)[`${side}Unread`];
  // A file counts too, and leaves no message to mark: the time tells one from the next.
  const what = `${id}:${counted}:${ticket.lastMessageAt}:${unread.map((one) => one.id)}`;
  const key = messages && (unread.length > 0 || counted > 0) ? what : '';
  const tried = useRef('');
  useEffect(() => {
    if (key === '' || tried.current === key) return;
    tried.current = key;
    markOpened(id, side, unread).catch((error: unknown) => console.warn('not marked as read', error));
  });
}
