import { type Live, useDoc } from '../../../firebase/hooks.ts';

/** What the profile page shows of `users/{uid}` (design.md §4). */
export interface OwnRecord {
  name: string;
  email: string;
  avatar: string;
  bio: string;
  joinDate: number;
}

/** The person's own record, live; inside SignedInFirebase. */
export function useOwnRecord(uid: string): Live<OwnRecord> {
  return useDoc<OwnRecord>(`users/${uid}`);
}
