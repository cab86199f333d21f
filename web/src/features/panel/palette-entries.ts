import { useEffect, useState } from 'react';
import { type Entry, findInStore } from './api/find.ts';
import type { PanelLink } from './panel-links.ts';

const typingMs = 200;
const shortest = 2;

type State = { found: Entry[]; state: 'idle' | 'searching' | 'done' | 'failed' };

/** What the store has for the text, once nobody types any more; an answer that comes too late is dropped. */
export function useFound(text: string, links: readonly PanelLink[]): State {
  const places = JSON.stringify(links.map(({ path, href }) => ({ path, href })));
  const [state, setState] = useState<State>({ found: [], state: 'idle' });
  useEffect(() => {
    if (text.length < shortest) {
      setState({ found: [], state: 'idle' });
      return;
    }
    let current = true;
    setState((before) => ({ ...before, state: 'searching' }));
    const timer = setTimeout(() => {
      findInStore(text, JSON.parse(places)).then(
        (found) => current && setState({ found, state: 'done' }),
        () => current && setState({ found: [], state: 'failed' }),
      );
    }, typingMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, places]);
  return state;
}

const most = 5;
const keyOf = (uid: string) => `tempera.palette.${uid}`;

/** Where this person went by the palette, the newest first; for this tab's session alone, as names stand in it. */
export function readRecent(uid: string): Entry[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(uid)) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

export function keepRecent(uid: string, entry: Entry): void {
  const others = readRecent(uid).filter(({ key }) => key !== entry.key);
  try {
    sessionStorage.setItem(
      keyOf(uid),
      JSON.stringify([{ ...entry, kind: 'Recent' }, ...others].slice(0, most)),
    );
  } catch {
    // A browser that keeps nothing has no recent places.
  }
}
