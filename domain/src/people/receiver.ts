import { z } from 'zod';
import { invalidEmail } from '../site/typed.ts';
import { uidSchema } from './moderation-calls.ts';

/** The address of the account that something is given to, as an admin types it. */
export const receiverEmail = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Enter an email address')
  .max(254, invalidEmail)
  .pipe(z.email(invalidEmail));

/** Whom something is given to: by their uid or by the address of their account. */
export const receiver = { uid: uidSchema.optional(), email: receiverEmail.optional() };

/** Whether exactly one of both says who that is. */
export const saysWho = ({ uid, email }: { uid?: string | undefined; email?: string | undefined }): boolean =>
  (uid === undefined) !== (email === undefined);

/** The key under which an admin's act is the same act, however often it is sent. */
export const actKey = z.string().regex(/^[\w-]{8,64}$/);
