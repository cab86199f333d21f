import { typingEvery, typingFor } from '@tempera/domain/conversations/room';
import { useEffect, useRef, useState } from 'react';
import { watchDoc } from '../../firebase/live/watch-doc.ts';
import { serverNow, setDocument } from '../../firebase/write/write.ts';

/** A little more than the rules ask for, since the network does not deliver at the same pace. */
const pause = typingEvery + 500;

/** Says that one is typing, now and then while it goes on; what is refused or lost is no matter. */
export function useSayTyping(room: string, uid: string, allowed: boolean): () => void {
  const last = useRef(0);
  return () => {
    if (!allowed || !navigator.onLine || Date.now() - last.current < pause) return;
    last.current = Date.now();
    setDocument(`rooms/${room}/typing/${uid}`, { at: serverNow }).catch(() => {});
  };
}

/** Whether the other is typing; what they said last, `spoken` (its id), ends it. */
export function useTyping(room: string, other: string, spoken: string): boolean {
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    let first = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = watchDoc(`rooms/${room}/typing/${other}`, () => {
      // What stands there already may be years old.
      if (first) {
        first = false;
        return;
      }
      setTyping(true);
      clearTimeout(timer);
      timer = setTimeout(() => setTyping(false), typingFor);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [room, other]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message ends it
  useEffect(() => setTyping(false), [spoken]);
  return typing;
}
