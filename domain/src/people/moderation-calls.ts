import { z } from 'zod';
import type { Standing } from './access.ts';
import { longestDays, moderationActions, reasonMaxLength } from './moderation.ts';
import { type Role, roles } from './roles.ts';

/** What goes into and comes out of the callables that change a person's role or standing; as `calls.ts`. */

/** A uid becomes part of a document's path. */
export const uidSchema = z
  .string()
  .min(1)
  .max(128)
  .regex(/^(?!__.*__$)[^/\s.]+$/)
  .refine((uid) => uid.isWellFormed());

const reasonSchema = z
  .string()
  .max(10_000)
  .transform((reason) => reason.toWellFormed().trim())
  .pipe(z.string().min(1).max(reasonMaxLength));

const whole = (most: number) => z.number().int().min(0).max(most);

export const setRoleInput = z.object({ uid: uidSchema, role: z.enum(roles) });
export interface SetRoleOutput {
  role: Role;
}

export const moderateInput = z.object({
  uid: uidSchema,
  action: z.enum(moderationActions),
  reason: reasonSchema,
  isPermanent: z.boolean().nullish(),
  duration: z.object({ days: whole(longestDays), hours: whole(23), minutes: whole(59) }).nullish(),
});
export type ModerateInput = z.input<typeof moderateInput>;
/** `until` in milliseconds; null for a ban without an end. */
export interface ModerateOutput {
  status: Standing;
  until: number | null;
}

export const liftInput = z.object({ uid: uidSchema });
export interface LiftOutput {
  status: Standing;
}
