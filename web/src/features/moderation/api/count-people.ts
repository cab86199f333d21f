import { limit, where } from 'firebase/firestore';
import { countDocuments } from '../../../firebase/live/count.ts';

/** Firestore counts this many for the price of one read; the list of a larger store says `1,000+`. */
export const countedPeople = 1_000;

/** How many people have an account, up to {@link countedPeople}. @throws FirebaseError */
export const countPeople = () =>
  countDocuments('users', where('registered', '==', true), limit(countedPeople));
