import { type RefObject, useEffect, useRef } from 'react';

/** How far below the window something is near, in pixels: about what a reader scrolls in the time of an answer. */
const nearPx = 600;

/** Tells once when an element is near the window, so that what it shows is asked for by those who get there. */
export function useNear(onNear: () => void): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const tell = useRef(onNear);
  tell.current = onNear;
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        tell.current();
      },
      { rootMargin: `${nearPx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return place;
}
