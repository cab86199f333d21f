import { useEffect, useState } from 'react';

let offset: Promise<number> | undefined;
let known: number | undefined;

/**
 * How far the store's clock is ahead of this browser's, in milliseconds: a clock that is days off must not end a
 * restriction on screen that the server still holds. Hosting says the time with every answer; asked once.
 */
export function serverOffset(): Promise<number> {
  offset ??= fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    (answer) => {
      const date = Date.parse(answer.headers.get('date') ?? '');
      known = Number.isNaN(date) ? 0 : date - Date.now();
      return known;
    },
    () => {
      offset = undefined;
      return 0;
    },
  );
  return offset;
}

/** Whether the store has said its time. */
export const knowsTime = (): boolean => known !== undefined;

/** The store's time in milliseconds as far as it is known here: by this browser's clock until the store has said it. */
export const storeNow = (): number => Date.now() + (known ?? 0);

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
