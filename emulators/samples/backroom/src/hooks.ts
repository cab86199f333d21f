import { useEffect, useState, useSyncExternalStore } from 'react';

function onHashChange(notify: () => void) {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
}

/** What the address has after `#/`. */
export function usePath(): string {
  return useSyncExternalStore(onHashChange, () => window.location.hash.replace(/^#\/?/, ''));
}

/** State that outlives a reload. Where storage is closed, as in a sandboxed frame, it lives as long as the page. */
export function useRemembered(name: string, first: string): [string, (value: string) => void] {
  const key = `backroom.${name}`;
  const [value, setValue] = useState(() => {
    try {
      return localStorage.getItem(key) ?? first;
    } catch {
      return first;
    }
  });
  useEffect(() => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Nothing is remembered then.
    }
  }, [key, value]);
  return [value, setValue];
}
