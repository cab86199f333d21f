import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** So near to its end a list counts as read to the end, in pixels. */
const nearEnd = 80;

/**
 * Keeps a scrolled list in place: at its end while one reads there, and where it was when earlier entries come above.
 * @param ids of what the list shows, oldest first
 */
export function useKeptScroll(ids: readonly string[]): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef({ first: '', last: '', height: 0, atEnd: true });
  const first = ids[0] ?? '';
  const last = ids.at(-1) ?? '';

  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const was = before.current;
    const cameAbove = was.first !== '' && first !== was.first && last === was.last;
    if (cameAbove) current.scrollTop += current.scrollHeight - was.height;
    else if (was.atEnd) current.scrollTop = current.scrollHeight;
    before.current = { ...was, first, last, height: current.scrollHeight };
  });

  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const note = () => {
      const { scrollTop, clientHeight, scrollHeight } = current;
      before.current.atEnd = scrollHeight - scrollTop - clientHeight < nearEnd;
    };
    current.addEventListener('scroll', note, { passive: true });
    return () => current.removeEventListener('scroll', note);
  }, []);

  return box;
}
