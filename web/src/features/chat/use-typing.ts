import { useEffect, useRef, useState } from 'react';
import { sayTyping } from './api/change-session.ts';
import { useTypingNotes } from './api/use-chats.ts';

/** So long a note that somebody writes is believed, and so often it is given; milliseconds. The rules take one in 2 s. */
const believedFor = 6_000;
const saidEvery = 3_000;

/**
 * Whether somebody else writes in a session just now. Notes count from when they arrive, so that no clock is asked; those that
 * stood there before say nothing.
 * @param newest the newest message's id: whoever sent it has finished
 */
export function useTyping(id: string, uid: string, newest: string | undefined): boolean {
  const { data } = useTypingNotes(id);
  const notes = data?.filter((note) => note.id !== uid).map((note) => `${note.id}:${note.at}`);
  const key = notes ? notes.sort().join() : null;
  const before = useRef<string | null>(null);
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    const known = before.current;
    before.current = key;
    if (known === null || key === null || known === key) return;
    setTyping(true);
    const timer = setTimeout(() => setTyping(false), believedFor);
    return () => clearTimeout(timer);
  }, [key]);
  useEffect(() => {
    if (newest) setTyping(false);
  }, [newest]);
  return typing;
}

/** Says that this person writes, now and then. It is no harm when it is not heard. */
export function useSayTyping(id: string, uid: string): () => void {
  const last = useRef(0);
  return () => {
    if (performance.now() - last.current < saidEvery && last.current > 0) return;
    last.current = performance.now();
    sayTyping(id, uid).catch(() => {});
  };
}
