import { useCallback, useSyncExternalStore } from 'react';
import { peekPublic, subscribePublic } from './public-store.ts';
import type { PlainData } from './read-public.ts';

/** A public document that a route's loader has read, kept live. `initial` is what the loader answered. */
export function usePublic(path: string, initial: PlainData | null): PlainData | null {
  const subscribe = useCallback((notify: () => void) => subscribePublic(path, notify), [path]);
  const peek = () => {
    const known = peekPublic(path);
    return known === undefined ? initial : known;
  };
  return useSyncExternalStore(subscribe, peek, () => initial);
}
