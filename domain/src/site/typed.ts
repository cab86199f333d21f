import { z } from 'zod';
import { authMessages } from './messages.ts';

/** What forms ask for, as it is typed. The messages are the forms' own. */

export const invalidEmail = authMessages['auth/invalid-email'] as string;

export const typedEmail = z.string().trim().pipe(z.email(invalidEmail));
