import { useEffect, useState } from 'react';
import { lastActive, noteActive, onActiveElsewhere } from '../../firebase/auth/last-active.ts';
import { type Idle, idleAt } from './idle.ts';

/** Writing each key press down would be work for nothing, in milliseconds. */
const noteEvery = 5_000;
const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'pointermove'] as const;

/**
 * How long the person has been away, over all tabs: what they do in one counts in each. While the warning stands, only
 * `stay` counts, so that a mouse that was nudged does not hide it. `timeoutMs` as the settings have it now.
 */
export function useIdle(timeoutMs: number): { idle: Idle; stay: () => void } {
  const [idle, setIdle] = useState<Idle>({ state: 'active', lookInMs: 0 });
  const [looked, look] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `looked` makes it look again
  useEffect(() => {
    const again = () => look((count) => count + 1);
    if (lastActive() === null) noteActive(Date.now());
    const now = idleAt(Date.now(), lastActive() ?? Date.now(), timeoutMs);
    setIdle(now);
    if (now.state === 'over') return;
    const timer = setTimeout(again, now.state === 'warn' ? 1_000 : now.lookInMs);
    const act = () => {
      const at = Date.now();
      const before = idleAt(at, lastActive() ?? at, timeoutMs);
      // Somebody who comes back after the end, before any timer has run, does not begin a new session by it.
      if (before.state !== now.state) again();
      else if (before.state === 'active' && at - (lastActive() ?? 0) >= noteEvery) noteActive(at);
    };
    const stopHearing = onActiveElsewhere(again);
    for (const sign of signs) window.addEventListener(sign, act, { passive: true });
    document.addEventListener('visibilitychange', again);
    return () => {
      clearTimeout(timer);
      stopHearing();
      for (const sign of signs) window.removeEventListener(sign, act);
      document.removeEventListener('visibilitychange', again);
    };
  }, [timeoutMs, looked]);
  const stay = () => {
    noteActive(Date.now());
    look((count) => count + 1);
  };
  return { idle, stay };
}
