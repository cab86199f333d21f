const minute = 60_000;
/** A timer waits this long at most, so that a new setting or a moved clock is noticed. */
const lookAgainAfter = 30_000;

/** How a session stands: `warn` from one minute before its end, half the time of very short ones. */
export type Idle =
  | { state: 'active'; lookInMs: number }
  | { state: 'warn'; leftMs: number }
  | { state: 'over' };

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
