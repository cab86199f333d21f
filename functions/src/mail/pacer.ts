import { setTimeout } from 'node:timers/promises';

/**
 * Lets its callers on one after the other, so many a second at most, whoever asks. What was not used is not saved up for a burst.
 * @param wait by which a test looks on
 */
export function pacer(perSecond: number, now = () => performance.now(), wait = setTimeout as Wait) {
  const gap = 1_000 / perSecond;
  let next = now();
  return async (): Promise<void> => {
    const at = Math.max(next, now());
    next = at + gap;
    if (at > now()) await wait(at - now());
  };
}

type Wait = (ms: number) => Promise<unknown>;
