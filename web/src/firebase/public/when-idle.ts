/** Runs `start` when the browser has nothing better to do; returns a function that cancels it, or stops what it
 * started. */
export function whenIdle(start: () => () => void): () => void {
  let stop: (() => void) | null = null;
  const run = () => {
    stop = start();
  };
  const idle = typeof requestIdleCallback === 'function';
  const handle = idle ? requestIdleCallback(run, { timeout: 2_000 }) : window.setTimeout(run, 200);
  return () => {
    if (stop) stop();
    else if (idle) cancelIdleCallback(handle);
    else window.clearTimeout(handle);
  };
}
