import { useRef, useState } from 'react';
import type { Live } from '../../firebase/live/hooks.ts';
import { showToast } from '../../ui/toast.ts';
import { messagesPerPage, readEarlier, useChatMessages } from './api/use-chats.ts';
import type { StoredMessage } from './message-writes.ts';

interface Messages {
  /** The newest, live. */
  live: Live<StoredMessage[]>;
  /** Everything that has been on screen, oldest first. */
  all: StoredMessage[];
  /** Brings what was said before; undefined when all of it is here. */
  earlier: (() => void) | undefined;
}

const byTime = (a: StoredMessage, b: StoredMessage) => a.timestamp - b.timestamp || (a.id < b.id ? -1 : 1);

/**
 * The messages of a session: the newest page live, earlier ones a page at a time. What leaves the live page because others
 * came stays. Give the component the session's id as its key.
 */
export function useMessages(id: string): Messages {
  const live = useChatMessages(id);
  const seen = useRef(new Map<string, StoredMessage>());
  const [more, setMore] = useState<boolean | null>(null);
  for (const message of live.data ?? []) seen.current.set(message.id, message);
  const all = [...seen.current.values()].sort(byTime);
  const [oldest] = all;
  const earlier = async () => {
    if (!oldest) return;
    try {
      const found = await readEarlier(id, oldest);
      for (const message of found) seen.current.set(message.id, message);
      setMore(found.length === messagesPerPage);
    } catch {
      showToast({ title: 'Earlier messages did not load', text: 'Try again.', kind: 'error' });
    }
  };
  const mayBeMore = more ?? live.data?.length === messagesPerPage;
  return { live, all, earlier: mayBeMore ? earlier : undefined };
}
