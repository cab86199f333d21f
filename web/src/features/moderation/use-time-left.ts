import { useStoreNow } from '../../firebase/live/store-time.ts';

/** How often a countdown looks at the clock, in milliseconds; it counts by the clock, so a laptop that slept is right again. */
const beat = 1_000;

/** Milliseconds until `until` (milliseconds), null without an end; `sure` when the store has said what time it is. */
export function useTimeLeft(until: number | null): { left: number | null; sure: boolean } {
  const { now, sure } = useStoreNow(until === null ? undefined : beat);
  return { left: until === null ? null : Math.max(0, until - now), sure };
}
