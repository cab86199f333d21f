import { limit, orderBy } from 'firebase/firestore';
import { useRef, useState } from 'react';
import { behind, useList } from './hooks.tsx';
import { readPage } from './read.ts';
import type { Live } from './use-doc.ts';

/** Messages on one page; the rules give no more at once. */
const perPage = 50;

/**
 * What is known of a conversation with its newest page beside it, oldest first: what the page has left behind stays, and what
 * it holds is as the page has it.
 */
export function joinPages<T extends { id: string }>(known: readonly T[], newest: readonly T[]): T[] {
  const there = new Set(newest.map(({ id }) => id));
  return [...known.filter(({ id }) => !there.has(id)), ...newest];
}

export interface Transcript<Message> {
  /** What has been on screen, oldest first. */
  messages: Live<Message[]>;
  /** The newest page, newest first; null until it is there. */
  newest: readonly Message[] | null;
  /** Brings what was said before; undefined when all of it is here. @throws FirebaseError */
  older: (() => Promise<void>) | undefined;
}

/**
 * The messages below a conversation's document: the newest page live, those before it a page at a time, read once. Give the
 * component the conversation as its key; inside SignedInFirebase.
 */
export function useTranscript<Message extends { id: string }>(path: string): Transcript<Message> {
  const newestFirst = orderBy('timestamp', 'desc');
  const live = useList<Message>(`${path}/messages`, newestFirst, limit(perPage));
  const known = useRef<Message[]>([]);
  const asking = useRef(false);
  // `more` is null while only the newest page was read.
  const [{ more }, setRead] = useState<{ pages: number; more: boolean | null }>({ pages: 1, more: null });
  known.current = joinPages(known.current, live.data?.toReversed() ?? []);
  const [oldest] = known.current;
  const older = async () => {
    if (!oldest || asking.current) return;
    asking.current = true;
    try {
      const found = await readPage<Message>(
        `${path}/messages`,
        newestFirst,
        ...behind(oldest),
        limit(perPage),
      );
      known.current = [...found.toReversed(), ...known.current];
      setRead(({ pages }) => ({ pages: pages + 1, more: found.length === perPage }));
    } finally {
      asking.current = false;
    }
  };
  const data = live.data === null && !oldest ? null : known.current;
  return {
    messages: { ...live, data },
    newest: live.data,
    older: (more ?? known.current.length >= perPage) ? older : undefined,
  };
}
