import { z } from 'zod';
import { uidSchema } from '../people/moderation-calls.ts';
import { givenRoles } from '../people/roles.ts';
import type { MailState } from './mail.ts';
import { mailKindIds, templateLimits } from './mail-template.ts';

/** What goes into and comes out of the callables about mail and invitations; as `calls.ts`. */

const wellFormed = (text: string) => text.toWellFormed();
const line = (most: number) =>
  z
    .string()
    .max(most * 2)
    .transform((text) => wellFormed(text).trim())
    .pipe(
      z
        .string()
        .min(1)
        .max(most)
        .regex(/^[^\r\n]*$/),
    );
const paragraphs = (most: number) =>
  z
    .string()
    .max(most * 2)
    .transform((text) => wellFormed(text).trim())
    .pipe(z.string().min(1).max(most));

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
export interface SendUserMailOutput {
  id: string;
}

/** `idempotencyKey` names the account that is made, so that the same invitation makes one. */
export const inviteUserInput = z.object({
  idempotencyKey: z.string().regex(/^[\w-]{8,64}$/),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  name: line(80).nullish(),
  role: z.enum(givenRoles),
});
export interface InviteUserOutput {
  uid: string;
}
