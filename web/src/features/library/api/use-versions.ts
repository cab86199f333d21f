import { limit, orderBy } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';

/** A version of a template as its owner chooses it; `releasedAt` in milliseconds. */
export interface OfferedVersion {
  id: string;
  changelog: string;
  releasedAt: number;
}

/** The newest versions of a template that the person may see; inside SignedInFirebase. */
export function useVersions(slug: string): Live<OfferedVersion[]> {
  return useList<OfferedVersion>(`products/${slug}/versions`, orderBy('releasedAt', 'desc'), limit(20));
}
