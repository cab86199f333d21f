import { useEffect, useState } from 'react';
import { serverOffset } from '../../firebase/server-time.ts';

/** How often the countdown looks at the clock, in milliseconds; it counts by the clock, so a laptop that slept is right again. */
const beat = 1_000;

/** Milliseconds until `until` (milliseconds) by the store's clock, or null without an end. */
export function useTimeLeft(until: number | null): number | null {
  const [ahead, setAhead] = useState(0);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let current = true;
    serverOffset().then((offset) => current && setAhead(offset));
    return () => {
      current = false;
    };
  }, []);
  useEffect(() => {
    if (until === null) return;
    const look = () => setNow(Date.now());
    look();
    const timer = window.setInterval(look, beat);
    return () => window.clearInterval(timer);
  }, [until]);
  return until === null ? null : Math.max(0, until - now - ahead);
}
