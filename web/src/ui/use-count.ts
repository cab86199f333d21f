import { useEffect, useState } from 'react';

/** A figure that is counted once when its screen opens: null until it is there, undefined when it could not be had. */
export function useCount(count: () => Promise<number>): number | null | undefined {
  const [counted, setCounted] = useState<number | null | undefined>(null);
  useEffect(() => {
    let current = true;
    count().then(
      (figure) => current && setCounted(figure),
      () => current && setCounted(undefined),
    );
    return () => {
      current = false;
    };
  }, [count]);
  return counted;
}
