import { useCallback, useSyncExternalStore } from 'react';
import type { Wish } from './api/wishes.ts';

/** A heart that was pressed at `at` (ms), until the server's list says the same. */
export interface Press {
  wished: boolean;
  at: number;
  /** The server has taken it; its list may come a moment later. */
  stored: boolean;
}

/** The list as it will be, newest first. Presses that are stored and in it are forgotten. */
export function withPresses(stored: readonly Wish[], presses: Map<string, Press>): Wish[] {
  const wishes = new Map(stored.map((wish) => [wish.slug, wish]));
  for (const [slug, press] of presses) {
    if (press.stored && wishes.has(slug) === press.wished) presses.delete(slug);
    else if (!press.wished) wishes.delete(slug);
    else if (!wishes.has(slug)) wishes.set(slug, { slug, addedAt: press.at });
  }
  return [...wishes.values()].sort((a, b) => b.addedAt - a.addedAt);
}

/** One list for all hearts of a page, and for the next page: following it again would read it again. */
interface Followed {
  uid: string;
  /** As the server has it. */
  stored: Wish[] | null;
  /** The same with what has been pressed since. */
  wishes: Wish[] | null;
  /** The last press on each heart that the list doesn't know yet. */
  presses: Map<string, Press>;
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

/**
 * Shows a press in all hearts before the server has confirmed it. Returns what to call with the outcome: a stored press
 * is forgotten as soon as the list has it, a refused one at once.
 */
export function showMeanwhile(uid: string, slug: string, wished: boolean) {
  const press: Press = { wished, at: Date.now(), stored: false };
  const list = followed?.uid === uid ? followed : null;
  list?.presses.set(slug, press);
  if (list) refresh(list);
  return {
    stored: () => {
      press.stored = true;
      if (list) refresh(list);
    },
    refused: () => {
      if (list?.presses.get(slug) === press) list.presses.delete(slug);
      if (list) refresh(list);
    },
  };
}

function refresh(list: Followed): void {
  if (!list.stored) return;
  list.wishes = withPresses(list.stored, list.presses);
  for (const notify of subscribers) notify();
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
    stored: null,
    wishes: null,
    presses: new Map(),
    failed: false,
    stop: () => {
      over = true;
      stop();
    },
  };
  followed = current;
  const show = (wishes: Wish[]) => {
    if (over) return;
    current.stored = wishes;
    refresh(current);
  };
  const ended = () => {
    if (over) return;
    current.wishes = null;
    current.failed = true;
    for (const notify of subscribers) notify();
  };
  import('./api/wishes.ts')
    .then(({ watchWishes }) => {
      if (!over) stop = watchWishes(uid, show, ended);
    })
    .catch(ended);
}
