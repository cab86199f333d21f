import { useEffect, useState } from 'react';
import { serverOffset } from '../../firebase/server-time.ts';

/** Due times are told in minutes at the finest, so a look twice a minute is enough, in milliseconds. */
const beat = 30_000;

/** The store's time in milliseconds, followed without reading anything. */
export function useNow(): number {
  const [ahead, setAhead] = useState(0);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let current = true;
    serverOffset().then((offset) => current && setAhead(offset));
    const timer = window.setInterval(() => setNow(Date.now()), beat);
    return () => {
      current = false;
      window.clearInterval(timer);
    };
  }, []);
  return now + ahead;
}
