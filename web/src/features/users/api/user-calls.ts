import type { InviteUserOutput, SendUserMailOutput } from '@tempera/domain/mail/mail-calls';
import type { Role } from '@tempera/domain/people/roles';
import { call } from '../../../firebase/write/call.ts';

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
  call<Invitation, InviteUserOutput>('inviteUser', invitation);
