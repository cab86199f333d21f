import { where } from 'firebase/firestore';
import { countDocuments } from '../../../firebase/live/read.ts';

/** The figures of the users screen. */
export interface UserFigures {
  active: number;
  admins: number;
  suspended: number;
  total: number;
}

const countAll = () => countDocuments('users', where('registered', '==', true));
const countAdmins = () =>
  countDocuments('users', where('registered', '==', true), where('role', 'in', ['owner', 'admin']));
const countSuspended = () =>
  countDocuments('users', where('registered', '==', true), where('status', 'in', ['suspended', 'banned']));

/** Everybody with an account, by what they may do. @throws FirebaseError */
export async function countUsers(): Promise<UserFigures> {
  const [total, admins, suspended] = await Promise.all([countAll(), countAdmins(), countSuspended()]);
  return { total, admins, suspended, active: total - suspended };
}
