import { typingEvery, typingFor } from '@tempera/domain/conversations/room';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Live } from '../../firebase/live/use-doc.ts';
import type { Outgoing, SendMessage } from '../../firebase/write/send-message.ts';
import { useOutbox } from './use-outbox.ts';

/**
 * One conversation as somebody takes part in it. Live chat, tickets and direct messages each make theirs in their `api/`; all
 * that is the same for the three is here.
 */
export interface Conversation<Message extends { id: string } = { id: string }> {
  /** The conversation's document, as `chats/u_0`; it names what waits in this tab. */
  path: string;
  /** What has been on screen, oldest first. */
  messages: Live<Message[]>;
  /** Brings what was said before; undefined when all of it is here. @throws FirebaseError */
  older: (() => Promise<void>) | undefined;
  send: SendMessage;
  /** What the viewer has not opened, another text for other messages; empty when there is nothing to mark. */
  unread: string;
  /** @throws CallError, FirebaseError */
  markRead: () => Promise<void>;
  /** The others' marks that they are typing, another text for each new mark; null until they are known. */
  typingMarks?: string | null;
  /** Says that the viewer is typing; undefined where nobody is told. @throws CallError, FirebaseError */
  sayTyping?: (() => Promise<void>) | undefined;
}

/** A conversation at work: what it shows, and what the line to write in does. */
export interface OpenConversation {
  /** What the server has not answered yet, or its answer has not come on screen. */
  sending: readonly Outgoing[];
  /** What waits for a connection. */
  waiting: readonly Outgoing[];
  /** Whether somebody else is typing just now. */
  typing: boolean;
  /** @throws CallError, FirebaseError; never for want of a connection: the message waits then */
  post: (text: string) => Promise<void>;
  onTyping: () => void;
}

/** Sends, marks as read and follows who is typing. Give the component the conversation as its key. */
export function useConversation(conversation: Conversation): OpenConversation {
  const { path, messages, send, unread, markRead, typingMarks = null, sayTyping } = conversation;
  useReadMarks(unread, markRead);
  const said = messages.data?.map(({ id }) => id) ?? [];
  return {
    ...useOutbox(path, send, said),
    typing: useTyping(typingMarks, messages.data?.at(-1)?.id),
    onTyping: useSayTyping(sayTyping),
  };
}

const subscribe = (notify: () => void) => {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
};

/** Whether somebody can see this tab. */
const useVisible = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );

/**
 * Marks what is unread as read once somebody can see it, each time once; a mark that fails is tried with the next message, or
 * when the tab comes back into sight.
 */
function useReadMarks(unread: string, markRead: () => Promise<void>): void {
  const visible = useVisible();
  const tried = useRef('');
  useEffect(() => {
    const wanted = visible ? unread : '';
    if (tried.current === wanted) return;
    tried.current = wanted;
    if (wanted !== '') markRead().catch((error: unknown) => console.warn('not marked as read', error));
  });
}

/**
 * Whether somebody else is typing. Marks count from when they arrive, so that no clock is asked; those that stood there before
 * may be years old and say nothing. `newest` is the newest message's id: whoever sent it has finished.
 */
function useTyping(marks: string | null, newest: string | undefined): boolean {
  const before = useRef<string | null>(null);
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    const known = before.current;
    before.current = marks;
    if (known === null || marks === null || known === marks) return;
    setTyping(true);
    const timer = setTimeout(() => setTyping(false), typingFor);
    return () => clearTimeout(timer);
  }, [marks]);
  useEffect(() => {
    if (newest) setTyping(false);
  }, [newest]);
  return typing;
}

/** Says now and then that the viewer is typing; it is no harm when it is not heard. */
function useSayTyping(sayTyping: (() => Promise<void>) | undefined): () => void {
  const next = useRef(0);
  return () => {
    if (!sayTyping || performance.now() < next.current) return;
    next.current = Number.POSITIVE_INFINITY;
    // From the answer on: the network delays one more than the other, and the rules go by when they arrive.
    const heard = () => {
      next.current = performance.now() + typingEvery;
    };
    sayTyping().then(heard, heard);
  };
}
