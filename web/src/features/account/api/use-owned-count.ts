import { useEffect, useState } from 'react';
import { countDocuments } from '../../../firebase/live/read.ts';

/** How many templates the person owns; null until it is known, and when it can't be. */
export function useOwnedCount(uid: string): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let current = true;
    countDocuments(`users/${uid}/library`).then(
      (owned) => {
        if (current) setCount(owned);
      },
      () => {},
    );
    return () => {
      current = false;
    };
  }, [uid]);
  return count;
}
