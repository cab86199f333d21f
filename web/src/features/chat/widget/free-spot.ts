import { type RefObject, useEffect, useState } from 'react';

/** Edges in the window, in pixels. */
type Edges = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Room around the button, and how far it moves at a time, in pixels. */
const margin = 4;
const step = 16;

const overlap = (one: Edges, other: Edges): boolean =>
  one.left < other.right + margin &&
  one.right > other.left - margin &&
  one.top < other.bottom + margin &&
  one.bottom > other.top - margin;

/**
 * How far up the button has to move to cover none of these, in pixels: as little as will do, and not above `ceiling`.
 * Where all is taken it stays.
 */
export function freeSpot(button: Edges, controls: readonly Edges[], ceiling: number): number {
  const covers = (up: number) =>
    controls.some((control) =>
      overlap({ ...button, top: button.top - up, bottom: button.bottom - up }, control),
    );
  for (let up = 0; button.top - up >= ceiling; up += step) if (!covers(up)) return up;
  return 0;
}

const controls =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="menuitem"], [role="switch"]';

/** What can be pressed in the column above the button, without the button itself. */
function controlsNear(button: HTMLElement, { left, right }: Edges): DOMRect[] {
  return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
    if (control === button) return [];
    const edges = control.getBoundingClientRect();
    const near = edges.right > left - margin && edges.left < right + margin;
    return near && edges.width > 0 && edges.bottom > 0 && edges.top < window.innerHeight ? [edges] : [];
  });
}

/** Where its styles put a fixed button, wherever it has moved to meanwhile; null where it is in the flow of the page. */
function homeOf(button: HTMLElement): Edges | null {
  const style = getComputedStyle(button);
  if (style.position !== 'fixed') return null;
  const bottom = window.innerHeight - Number.parseFloat(style.bottom);
  const right = document.documentElement.clientWidth - Number.parseFloat(style.right);
  return { bottom, right, top: bottom - button.offsetHeight, left: right - button.offsetWidth };
}

/** The page has come to rest after this many milliseconds. */
const restMs = 120;

/** Below the header. */
const ceiling = 80;

/** Moves a fixed button out of the way of whatever can be pressed below it, whenever the page has come to rest. */
export function useFreeSpot(ref: RefObject<HTMLElement | null>, page: string): number {
  const [up, setUp] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other controls
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const button = ref.current;
      const home = button && homeOf(button);
      if (home) setUp(freeSpot(home, controlsNear(button, home), ceiling));
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, restMs);
    };
    soon();
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('scroll', soon, { passive: true, capture: true, signal });
    window.addEventListener('resize', soon, { passive: true, signal });
    const grown = new ResizeObserver(soon);
    grown.observe(document.body);
    return () => {
      clearTimeout(timer);
      stop.abort();
      grown.disconnect();
    };
  }, [ref, page]);
  return up;
}
