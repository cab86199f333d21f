import { limit, orderBy } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';

/** `users/{uid}/library/{slug}`: the document's id is the slug. */
export interface Entitlement {
  id: string;
  orderId: string;
  grantedAt: number;
  /** The newest version that the person has downloaded since it is theirs. */
  downloaded?: string;
}

/** What the person owns, newest first, live; inside SignedInFirebase. */
export function useLibrary(uid: string, count: number): Live<Entitlement[]> {
  return useList<Entitlement>(`users/${uid}/library`, orderBy('grantedAt', 'desc'), limit(count));
}
