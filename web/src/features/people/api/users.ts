import type { InviteUserOutput, SendUserMailOutput } from '@tempera/domain/mail/mail-calls';
import type { Role } from '@tempera/domain/people/roles';
import { where } from 'firebase/firestore';
import { withProof } from '../../../firebase/auth/proof.ts';
import { countDocuments } from '../../../firebase/live/read.ts';
import { call } from '../../../firebase/write/call.ts';

/** The figures of the users screen. */
interface UserFigures {
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

interface UserMail {
  uid: string;
  idempotencyKey: string;
  subject: string;
  text: string;
}
interface Invitation {
  idempotencyKey: string;
  email: string;
  name: string | null;
  role: Role;
}

/** @throws CallError */
export const sendUserMail = (mail: UserMail) => call<UserMail, SendUserMailOutput>('sendUserMail', mail);

/** @throws CallError */
export const inviteUser = (invitation: Invitation) =>
  withProof(() => call<Invitation, InviteUserOutput>('inviteUser', invitation));
