/** What a store answers a device that asks for its token (RFC 8628, 3.5), or that it could not be reached. */
export type Polled = 'authorization_pending' | 'slow_down' | 'unreachable';

/** How a device goes on asking. Times in seconds. */
export interface Polling {
  interval: number;
  /** What is left of the code's life. */
  left: number;
}

/** How much longer each wait gets that the store asks for. */
const slower = 5;
const longest = 60;

/**
 * How long to wait before the next question, after an answer that is not the last; null once the code has ended meanwhile. A store that could not
 * be reached is asked half as often each time.
 */
export function waitAfter(answer: Polled | null, { interval, left }: Polling): Polling | null {
  const next =
    answer === 'slow_down'
      ? interval + slower
      : answer === 'unreachable'
        ? Math.min(interval * 2, Math.max(longest, interval))
        : interval;
  return next >= left ? null : { interval: next, left: left - next };
}
