import { z } from 'zod';
import { orderLinkSchema } from '../orders/linked-order.ts';
import { orderIdSchema } from '../orders/order.ts';
import { chargeIdSchema } from '../plans/plan-calls.ts';
import { profileSchema } from './profile.ts';

/** What goes into and comes out of the callables by which a person keeps their account; as `calls.ts`. */

/** The id of a credit note, and of what takes it back, is that of its refund; `__…__` is Firestore's own and no document's. */
const refundIdSchema = z.string().regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/);

/** Of an order, also by its link and without an account, or of a plan's charge; or one of their credit notes, or what takes one back. */
export const requestInvoiceInput = z.union([
  z.object({
    orderLink: orderLinkSchema,
    creditNoteId: refundIdSchema.optional(),
    creditReversalId: refundIdSchema.optional(),
  }),
  z.object({ creditNoteId: refundIdSchema }),
  z.object({ creditReversalId: refundIdSchema }),
  z.object({ orderId: orderIdSchema }),
  z.object({ chargeId: chargeIdSchema }),
]);
export type RequestInvoiceInput = z.input<typeof requestInvoiceInput>;
/** A PDF as base64, its file name, and the number as people read it: `INV-000123`, `CN-000123`, `CR-000123`. */
export interface RequestInvoiceOutput {
  fileName: string;
  pdfBase64: string;
  number: string;
}

/** Largest picture that `uploadAvatar` takes, in bytes. */
export const avatarMaxBytes = 1_048_576;

/** The bytes of a picture. What is too long or no picture is refused as `image-invalid`: the person chose the file. */
export const uploadAvatarInput = z.object({ dataBase64: z.string() });
/** `avatar` is a path of the store itself, as `users/{uid}.avatar` has it now. */
export interface UploadAvatarOutput {
  avatar: string;
}

/** As the profile's form has it; a name like one of the team's, or the store's, is refused as `name-reserved`. */
export const changeNameInput = profileSchema.pick({ name: true });
export interface ChangeNameOutput {
  name: string;
}

export const exportDataInput = z.object({}).nullish();
/** `json` is the file's text. */
export interface ExportDataOutput {
  fileName: string;
  json: string;
}

/** The person types the word, so that no stray click deletes anything. */
export const deleteAccountInput = z.object({ confirm: z.literal('DELETE') });
export interface DeleteAccountOutput {
  deleted: true;
}

const emailInput = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** The mails by which Auth knows whose an address is. `reset` is for anybody; the others are for who is signed in. */
export const sendAccountMailInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('confirm') }),
  z.object({ kind: z.literal('reset'), email: emailInput }),
  z.object({ kind: z.literal('change'), email: emailInput }),
]);
export type SendAccountMailInput = z.input<typeof sendAccountMailInput>;
/** Who sends it: a store without a mail server leaves it to Auth, which the app then asks by itself. */
export interface SendAccountMailOutput {
  by: 'store' | 'auth';
}

/**
 * Ends all sessions, or with `keep` all that began before the one that asks, which has only just begun. With `changed`, for anybody, those
 * from before the last change of password or address that Auth knows of the account with this address: whoever has followed a mailed link is
 * not signed in. With `notMe`, the signed link of a mail about the account, all of the account that it was about; its password is good for nothing
 * from then on, and an address that was changed is changed back. With `session`, the one whose tokens have this `auth_time`. One of these at a time.
 */
export const signOutEverywhereInput = z
  .object({
    keep: z.literal('this').optional(),
    changed: emailInput.optional(),
    notMe: z.string().max(1_000).optional(),
    session: z.number().int().min(1).max(10_000_000_000).optional(),
  })
  .refine((asked) => Object.values(asked).filter((one) => one !== undefined).length <= 1)
  .nullish();
export type SignOutEverywhereInput = z.input<typeof signOutEverywhereInput>;
/** Sessions that began before this moment (milliseconds) have ended; null for `changed`, which tells nobody whether there is such an account. */
export interface SignOutEverywhereOutput {
  endedAt: number | null;
  /** Of `notMe`, where the account has a password, or no other way in is left: whom a link to choose another goes to, and who sends it, as `sendAccountMail` says it. */
  reset?: { email: string } & SendAccountMailOutput;
}
