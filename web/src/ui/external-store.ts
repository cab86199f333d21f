import { useSyncExternalStore } from 'react';

/**
 * A value outside of React that components follow with `use`. `load` reads it when it is first asked for; on the server and
 * until the page is hydrated, components see `initial`.
 */
export function createStore<T>(initial: T, load: () => T = () => initial) {
  const subscribers = new Set<() => void>();
  let known: { value: T } | null = null;
  const get = (): T => {
    known ??= { value: load() };
    return known.value;
  };
  const set = (value: T): void => {
    if (known && Object.is(known.value, value)) return;
    known = { value };
    for (const notify of subscribers) notify();
  };
  const subscribe = (notify: () => void) => {
    subscribers.add(notify);
    return () => subscribers.delete(notify);
  };
  return { get, set, use: () => useSyncExternalStore(subscribe, get, () => initial) };
}

/** Storage is full or switched off, or holds what somebody else wrote there: as if nothing were kept. */
function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** For whoever looks why something that was kept is gone. */
export const tellUnreadable = (key: string): void => console.warn(`Failed to parse saved ${key}`);

/** Text that the browser (`local`) or this tab (`session`) keeps under a key; null where nothing is kept. */
export function keptIn(kind: 'local' | 'session', key: string) {
  const storage = () => (kind === 'local' ? localStorage : sessionStorage);
  const read = () => attempt(() => storage().getItem(key));
  const write = (text: string | null): void => {
    attempt(() => (text === null ? storage().removeItem(key) : storage().setItem(key, text)));
  };
  return {
    read,
    /** What can't be read is told the console, once: it goes. */
    readJson(): unknown {
      const text = read();
      try {
        return JSON.parse(text ?? 'null');
      } catch {
        tellUnreadable(key);
        write(null);
      }
      return null;
    },
    write,
  };
}

interface Kept<T> {
  kind: 'local' | 'session';
  key: string;
  initial: T;
  parse: (text: string | null) => T;
  /** Null keeps nothing. */
  format: (value: T) => string | null;
}

/** A store that survives a reload and follows other tabs. Without storage it lives as long as the page. */
export function createKeptStore<T>({ kind, key, initial, parse, format }: Kept<T>) {
  const kept = keptIn(kind, key);
  const load = () => parse(kept.read());
  const store = createStore(initial, load);
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', (event) => {
      if (event.key === null || event.key === key) store.set(load());
    });
  }
  return {
    ...store,
    set(value: T): void {
      kept.write(format(value));
      store.set(value);
    },
  };
}
