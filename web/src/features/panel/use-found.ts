import { useEffect, useState } from 'react';
import { findInStore } from './api/find.ts';
import type { Entry } from './palette-entry.ts';
import type { PanelLink } from './panel-links.ts';

const typingMs = 200;
const shortest = 2;

type State = { found: Entry[]; state: 'idle' | 'searching' | 'done' | 'failed' };

/** What the store has for the text, once nobody types any more; an answer that comes too late is dropped. */
export function useFound(text: string, links: readonly PanelLink[]): State {
  const screens = links.map(({ path }) => path).join();
  const [state, setState] = useState<State>({ found: [], state: 'idle' });
  useEffect(() => {
    if (text.length < shortest) {
      setState({ found: [], state: 'idle' });
      return;
    }
    let current = true;
    setState((before) => ({ ...before, state: 'searching' }));
    const timer = setTimeout(() => {
      findInStore(text, screens.split(',')).then(
        (found) => current && setState({ found, state: 'done' }),
        () => current && setState({ found: [], state: 'failed' }),
      );
    }, typingMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, screens]);
  return state;
}
