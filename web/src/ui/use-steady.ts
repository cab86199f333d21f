import { useRef } from 'react';
import type { Live } from '../firebase/live/use-doc.ts';

/** Keeps what is on screen while more of the same is loading; give the component a key where it is about something else. */
export function useSteady<T>(live: Live<T>): Live<T> {
  const last = useRef(live);
  if (live.data !== null || live.error) last.current = live;
  return last.current;
}
