import type { Standing } from '@tempera/domain/people/access';
import type { Role } from '@tempera/domain/people/roles';
import { limit, where } from 'firebase/firestore';
import { useDoc } from './hooks.tsx';
import { countDocuments, readItem } from './read.ts';
import type { Live } from './use-doc.ts';

/** What the list shows of `users/{uid}`; times in milliseconds. Role and standing are copies that follow `access/{uid}`. */
export interface ListedPerson {
  id: string;
  name: string;
  email: string;
  role: Role;
  status: Standing;
  until: number | null;
  permanent: boolean;
  joinDate: number;
  /** Null for who was invited and has not been here yet. */
  lastLogin?: number | null;
  lastActive?: number | null;
  avatar?: string;
  plan?: string;
  totalOrders?: number;
  downloads?: number;
  totalSpentCents?: number;
}

/** People on one page; one more is read, to know whether there are more. */
export const peoplePerPage = 25;

/** One of them, asked for once; null when there is none. @throws FirebaseError */
export const readPerson = (uid: string) => readItem<ListedPerson>(`users/${uid}`);

/** One of them. */
export const usePerson = (uid: string): Live<ListedPerson> => useDoc<ListedPerson>(`users/${uid}`);

/** Firestore counts this many for the price of one read; the list of a larger store says `1,000+`. */
export const countedPeople = 1_000;

/** How many people have an account, up to {@link countedPeople}. @throws FirebaseError */
export const countPeople = () =>
  countDocuments('users', where('registered', '==', true), limit(countedPeople));
