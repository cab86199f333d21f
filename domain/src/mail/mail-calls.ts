import { z } from 'zod';
import { uidSchema } from '../people/moderation-calls.ts';
import { isPlainName, nameLimit } from '../people/person-name.ts';
import { givenRoles } from '../people/roles.ts';
import { invalidEmail, optionalTyped, shorten } from '../site/typed.ts';
import type { MailState } from './mail.ts';
import { mailKindIds, templateLimits } from './mail-template.ts';

/** What goes into and comes out of the callables about mail and invitations; as `calls.ts`. */

const paragraphs = (most: number) =>
  z
    .string()
    .max(most * 2, shorten(most))
    .overwrite((text) => text.toWellFormed().trim())
    .min(1, 'Enter a message.')
    .max(most, shorten(most));
const line = (most: number) => paragraphs(most).regex(/^[^\r\n]*$/);

/** The id of a mail, which becomes part of a document's path. */
const mailId = z
  .string()
  .min(1)
  .max(300)
  .regex(/^(?!__.*__$)(?!\.\.?$)[^/]+$/)
  .refine((id) => id.isWellFormed());

const templateSchema = z.object({
  subject: line(templateLimits.subject),
  text: paragraphs(templateLimits.text),
});

export const resendMailInput = z.object({ id: mailId });
/** How the mail stands after the attempt. */
export interface ResendMailOutput {
  state: MailState;
}

/** A template in the admins' words; null puts back the store's. */
export const saveMailTemplateInput = z.object({
  id: z.enum(mailKindIds),
  template: templateSchema.nullable(),
});
export interface SaveMailTemplateOutput {
  saved: true;
}

export const sendTestMailInput = z.object({ id: z.enum(mailKindIds), template: templateSchema });
/** Where it went: to whoever asked. */
export interface SendTestMailOutput {
  to: string;
}

export const userMailLimits = { subject: 150, text: 5_000 } as const;

/** `idempotencyKey`: the same mail asked for twice is queued once. */
export const sendUserMailInput = z.object({
  uid: uidSchema,
  idempotencyKey: z.string().regex(/^[\w-]{8,64}$/),
  subject: line(userMailLimits.subject),
  text: paragraphs(userMailLimits.text),
});
/** The dialog of it. */
export const userMailForm = sendUserMailInput.pick({ subject: true, text: true });
export interface SendUserMailOutput {
  id: string;
}

/** `idempotencyKey` names the account that is made, so that the same invitation makes one. */
export const inviteUserInput = z.object({
  idempotencyKey: z.string().regex(/^[\w-]{8,64}$/),
  email: z.string().trim().toLowerCase().max(254, invalidEmail).pipe(z.email(invalidEmail)),
  name: line(nameLimit).superRefine(isPlainName).nullish(),
  role: z.enum(givenRoles),
});
/** The dialog of it; no name at all is none. */
export const inviteForm = inviteUserInput
  .pick({ email: true, role: true })
  .extend({ name: optionalTyped(nameLimit).superRefine(isPlainName) });
export interface InviteUserOutput {
  uid: string;
}
