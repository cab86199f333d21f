import { useCallback, useSyncExternalStore } from 'react';
import { peekPublic, subscribePublic } from './public-store.ts';
import type { PlainData } from './read-public.ts';

/** A public document that a route's loader has read, kept live. `initial` is what the loader answered; `path` null follows nothing. */
export function usePublic(path: string | null, initial: PlainData | null): PlainData | null {
  const subscribe = useCallback(
    (notify: () => void) => (path === null ? () => {} : subscribePublic(path, notify)),
    [path],
  );
  const peek = () => {
    const known = path === null ? undefined : peekPublic(path);
    return known === undefined ? initial : known;
  };
  return useSyncExternalStore(subscribe, peek, () => initial);
}
