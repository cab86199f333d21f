import { useCallback, useSyncExternalStore } from 'react';
import type { Wish } from './api/watch-wishes.ts';

/** One list for all hearts of a page, and for the next page: following it again would read it again. */
interface Followed {
  uid: string;
  wishes: Wish[] | null;
  /** The rules or the network ended it. */
  failed: boolean;
  stop: () => void;
}

/** How long the list is followed after its last heart has gone, in milliseconds: pages come one after the other. */
const lingerMs = 30_000;

let followed: Followed | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;
const subscribers = new Set<() => void>();

/** What a person wishes for, live; null until it is known, and for nobody. */
export function useWishes(uid: string | null): Wish[] | null {
  const subscribe = useCallback((notify: () => void) => (uid ? join(uid, notify) : () => {}), [uid]);
  return useSyncExternalStore(
    subscribe,
    () => (uid !== null && followed?.uid === uid ? followed.wishes : null),
    () => null,
  );
}

/** The list once it is known, for code outside of components. @throws Error when it can't be had */
export function wishesKnown(uid: string): Promise<Wish[]> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (followed?.uid !== uid || !(followed.wishes || followed.failed)) return;
      if (followed.wishes) resolve(followed.wishes);
      else reject(new Error('the wishlist can’t be read'));
      leave();
    };
    const leave = join(uid, look);
    look();
  });
}

function join(uid: string, notify: () => void): () => void {
  clearTimeout(leaving);
  if (followed?.uid !== uid || followed.failed) follow(uid);
  subscribers.add(notify);
  return () => {
    subscribers.delete(notify);
    if (subscribers.size === 0) leaving = setTimeout(end, lingerMs);
  };
}

function end(): void {
  followed?.stop();
  followed = null;
}

function follow(uid: string): void {
  end();
  let over = false;
  let stop = () => {};
  const current: Followed = {
    uid,
    wishes: null,
    failed: false,
    stop: () => {
      over = true;
      stop();
    },
  };
  followed = current;
  const show = (wishes: Wish[]) => {
    if (over) return;
    current.wishes = wishes;
    for (const notify of subscribers) notify();
  };
  const ended = () => {
    if (over) return;
    current.wishes = null;
    current.failed = true;
    for (const notify of subscribers) notify();
  };
  import('./api/watch-wishes.ts')
    .then(({ watchWishes }) => watchWishes(uid, show, ended))
    .then((stopWatching) => {
      stop = stopWatching;
      if (over) stop();
    })
    .catch(ended);
}
