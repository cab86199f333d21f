import { useDoc } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';

/** What the profile shows of `users/{uid}`. Times in milliseconds. */
export interface OwnRecord {
  name: string;
  email: string;
  avatar: string;
  bio: string;
  joinDate: number;
  totalOrders: number;
  downloads: number;
  totalSpentCents: number;
}

/** The person's own record, live; inside SignedInFirebase. */
export function useOwnRecord(uid: string): Live<OwnRecord> {
  return useDoc<OwnRecord>(`users/${uid}`);
}
