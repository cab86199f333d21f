import { useStoreNow } from '../../firebase/live/store-time.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const part = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/**
 * What is left of a restriction, as text: days, hours and minutes; the last minute in seconds; empty for one that is
 * over.
 * @param left in milliseconds
 */
export function timeLeft(left: number): string {
  if (left <= 0) return '';
  if (left < minute) return part(Math.ceil(left / 1_000), 'second');
  const parts = [
    [Math.floor(left / day), 'day'],
    [Math.floor((left % day) / hour), 'hour'],
    [Math.floor((left % hour) / minute), 'minute'],
  ] as const;
  return parts.flatMap(([count, unit]) => (count > 0 ? [part(count, unit)] : [])).join(' ');
}

/** How often a countdown looks at the clock, in milliseconds; it counts by the clock, so a laptop that slept is right again. */
const beat = 1_000;

/** Milliseconds until `until` (milliseconds), null without an end; `sure` when the store has said what time it is. */
export function useTimeLeft(until: number | null): { left: number | null; sure: boolean } {
  const { now, sure } = useStoreNow(until === null ? undefined : beat);
  return { left: until === null ? null : Math.max(0, until - now), sure };
}
