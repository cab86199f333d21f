import { useEffect, useState } from 'react';
import { knowsTime, serverOffset, storeNow } from './server-time.ts';

/** After the store could not be asked for its time it is asked again, in milliseconds. */
const askAgainAfter = 10_000;

const read = () => ({ now: storeNow(), sure: knowsTime() });

/**
 * The store's time in milliseconds, followed without reading anything. `sure` once the store itself has said it: until then
 * it is the word of this browser's clock.
 * @param beat how often to look, in milliseconds; what is told in minutes needs no more than two looks a minute
 */
export function useStoreNow(beat = 30_000): { now: number; sure: boolean } {
  const [time, setTime] = useState(read);
  useEffect(() => {
    let over = false;
    const look = () => {
      if (!over) setTime(read());
    };
    const ask = () => {
      if (!knowsTime()) serverOffset().then(look);
    };
    look();
    ask();
    const timers = [window.setInterval(look, beat), window.setInterval(ask, askAgainAfter)];
    return () => {
      over = true;
      for (const timer of timers) window.clearInterval(timer);
    };
  }, [beat]);
  return time;
}
