import {
  changeState,
  type ListState,
  readListState,
  writeListState,
} from '@tempera/domain/catalogue/list-state';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Milliseconds without a key before the typed text goes into the address. */
const typingPause = 150;

/**
 * The list's state, kept in the address. A choice makes a step in the history, and so does the beginning of a search; what is
 * typed after that replaces it, and so does more of the same list. `text` is what stands in the box, `state.q` what is searched.
 */
export function useListState() {
  const [params, setParams] = useSearchParams();
  const state = readListState(params);
  const [text, setText] = useState(state.q);
  const written = useRef(state.q);
  // A choice made before the last one is on screen builds on that one, not on what is still shown: the router draws a
  // new address a moment after it was asked to.
  const newest = useRef(state);

  const address = params.toString();
  useEffect(() => {
    const arrived = readListState(new URLSearchParams(address));
    newest.current = arrived;
    // Back, forward and links change the address from outside; the box follows then.
    if (arrived.q === written.current) return;
    written.current = arrived.q;
    setText(arrived.q);
  }, [address]);

  const go = (next: ListState, replace: boolean) => {
    written.current = next.q;
    newest.current = next;
    setParams(writeListState(next), { replace, preventScrollReset: true });
  };
  const latest = useRef(go);
  latest.current = go;

  useEffect(() => {
    const timer = window.setTimeout(() => {
      const now = newest.current;
      if (text.trim() !== now.q.trim()) latest.current(changeState(now, { q: text.trim() }), now.q !== '');
    }, typingPause);
    // Whoever follows a link before that is on the way to another page: the list's new address would take them back. The router
    // takes such a click from the browser.
    const { pathname } = window.location;
    const drop = ({ target, defaultPrevented }: MouseEvent) => {
      const link = (target as Element).closest('a');
      if (defaultPrevented && link && link.pathname !== pathname) window.clearTimeout(timer);
    };
    document.addEventListener('click', drop);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('click', drop);
    };
  }, [text]);

  return {
    state,
    text,
    setText,
    change: (change: Partial<ListState>) => go(changeState(newest.current, change), false),
    more: () => go(changeState(newest.current, { pages: newest.current.pages + 1 }), true),
    reset: () => {
      setText('');
      go(readListState(new URLSearchParams()), false);
    },
  };
}
