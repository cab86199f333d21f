import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Milliseconds without a key before the typed text goes into the address. */
const typingPause = 200;

/**
 * A text that a page keeps as `?q=` in its address, so that a reload, a shared link and back find the same. Typing
 * replaces the step in the history; a step from outside replaces what is typed.
 */
export function useSearchText() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('q') ?? '';
  const [text, setText] = useState(asked);
  const written = useRef(asked);

  useEffect(() => {
    if (asked === written.current) return;
    written.current = asked;
    setText(asked);
  }, [asked]);

  const search = (next: string) => {
    const q = next.trim();
    if (q === written.current) return;
    written.current = q;
    setParams(q === '' ? {} : { q }, { replace: true, preventScrollReset: true });
  };
  const latest = useRef(search);
  latest.current = search;
  useEffect(() => {
    const timer = window.setTimeout(() => latest.current(text), typingPause);
    return () => window.clearTimeout(timer);
  }, [text]);

  const clear = () => {
    setText('');
    search('');
  };
  return { text, setText, search: () => search(text), clear };
}
