import type { Advisory } from '@tempera/domain/advisories/advisory';
import { useEffect, useState } from 'react';
import { readAdvisories } from '../../firebase/live/advisories.ts';

/** What is known to be wrong with these products, asked for once: one read for thirty of them, where there is nothing. None while it is not here. */
export function useAdvisories(slugs: readonly string[]): readonly Advisory[] {
  const [found, setFound] = useState<readonly Advisory[]>([]);
  const key = slugs.join();
  useEffect(() => {
    let current = true;
    if (key === '') return;
    readAdvisories(key.split(',')).then(
      (advisories) => current && setFound(advisories),
      // The rest of the page does without.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [key]);
  return found;
}
