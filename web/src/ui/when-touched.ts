const signs = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'focusin'];

/** Runs `start` as soon as somebody points at the page, scrolls it or types; returns a function that cancels it, or stops what it started. */
export function whenTouched(start: () => () => void): () => void {
  const waiting = new AbortController();
  let stop = () => {};
  const run = () => {
    waiting.abort();
    stop = start();
  };
  for (const sign of signs)
    addEventListener(sign, run, { signal: waiting.signal, capture: true, passive: true });
  return () => {
    waiting.abort();
    stop();
  };
}
