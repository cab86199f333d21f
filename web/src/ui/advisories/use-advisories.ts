import type { Advisory } from '@tempera/domain/advisories/advisory';
import { useEffect, useState } from 'react';
import { watchAdvisories } from '../../firebase/live/advisories.ts';

/** What is known to be wrong with these products, live: one read for thirty of them, where there is nothing. None while it is not here. */
export function useAdvisories(slugs: readonly string[]): readonly Advisory[] {
  const [found, setFound] = useState<readonly Advisory[]>([]);
  const key = slugs.join();
  useEffect(() => watchAdvisories(key === '' ? [] : key.split(','), setFound), [key]);
  return found;
}
