import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeState, type ListState, readListState, writeListState } from './list-state.ts';

/** Milliseconds without a key before the typed text goes into the address. */
const typingPause = 150;

/**
 * The list's state, kept in the address: a choice makes a step in the history, typing replaces the current one. `text` is
 * what stands in the box, `state.q` what is searched.
 */
export function useListState() {
  const [params, setParams] = useSearchParams();
  const state = readListState(params);
  const [text, setText] = useState(state.q);
  const written = useRef(state.q);

  // Back, forward and links change the address from outside; the box follows then.
  if (state.q !== written.current) {
    written.current = state.q;
    setText(state.q);
  }

  const go = (next: ListState, replace: boolean) => {
    written.current = next.q;
    setParams(writeListState(next), { replace, preventScrollReset: true });
  };
  const latest = useRef({ state, go });
  latest.current = { state, go };

  useEffect(() => {
    const timer = window.setTimeout(() => {
      const { state: now, go: leave } = latest.current;
      if (text.trim() !== now.q.trim()) leave(changeState(now, { q: text.trim() }), true);
    }, typingPause);
    return () => window.clearTimeout(timer);
  }, [text]);

  return {
    state,
    text,
    setText,
    change: (change: Partial<ListState>) => go(changeState(state, change), false),
    reset: () => {
      setText('');
      go(readListState(new URLSearchParams()), false);
    },
  };
}
