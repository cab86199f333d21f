import { useEffect, useState } from 'react';
import { lastActive, noteActive, onActiveElsewhere } from '../../firebase/auth/browser-marks.ts';

/** Writing each key press down would be work for nothing, in milliseconds. */
const noteEvery = 5_000;
const activityEvents = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'pointermove'] as const;

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
    const onActivity = () => {
      const at = Date.now();
      const before = idleAt(at, lastActive() ?? at, timeoutMs);
      // Somebody who comes back after the end, before any timer has run, does not begin a new session by it.
      if (before.state !== now.state) again();
      else if (before.state === 'active' && at - (lastActive() ?? 0) >= noteEvery) noteActive(at);
    };
    const unsubscribe = onActiveElsewhere(again);
    for (const name of activityEvents) window.addEventListener(name, onActivity, { passive: true });
    document.addEventListener('visibilitychange', again);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      for (const name of activityEvents) window.removeEventListener(name, onActivity);
      document.removeEventListener('visibilitychange', again);
    };
  }, [timeoutMs, looked]);
  const stay = () => {
    noteActive(Date.now());
    look((count) => count + 1);
  };
  return { idle, stay };
}

const minute = 60_000;
/** A timer waits this long at most, so that a new setting or a moved clock is noticed. */
const lookAgainAfter = 30_000;

/** How a session stands: `warn` from one minute before its end, half the time of very short ones. */
type Idle = { state: 'active'; lookInMs: number } | { state: 'warn'; leftMs: number } | { state: 'over' };

/**
 * Compares clocks instead of trusting timers, which a laptop that slept has missed (decision 14).
 * `lastActive` and `now` in milliseconds. A clock that was set back counts as activity now, never as a longer session.
 */
export function idleAt(now: number, lastActive: number, timeoutMs: number): Idle {
  const idle = Math.max(0, now - lastActive);
  if (idle >= timeoutMs) return { state: 'over' };
  const warnAfter = timeoutMs - Math.min(minute, timeoutMs / 2);
  if (idle >= warnAfter) return { state: 'warn', leftMs: timeoutMs - idle };
  return { state: 'active', lookInMs: Math.min(lookAgainAfter, warnAfter - idle) };
}

/** The site setting `sessionTimeout`, minutes as text, in milliseconds. */
export const toTimeoutMs = (minutes: string) => Math.max(1, Number(minutes) || 30) * minute;
