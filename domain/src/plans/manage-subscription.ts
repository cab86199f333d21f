import { z } from 'zod';
import { slugSchema } from '../catalogue/slug.ts';
import { uidSchema } from '../people/moderation-calls.ts';
import { actKey, receiver, receiverEmail, saysWho } from '../people/receiver.ts';
import { typedText } from '../site/typed.ts';

export const subscriptionReasonMax = 500;

const reason = typedText(subscriptionReasonMax, 'Enter a reason.');
const planId = slugSchema;
const base = { idempotencyKey: actKey, reason };
const ofOne = { ...base, uid: uidSchema };

/**
 * What an admin does to somebody's plan: another from the next period on, an end with the period, its undoing, an end at once, or a plan
 * for nothing until a moment (milliseconds), by their uid or by the address of their account. The same key is the same act.
 */
export const manageSubscriptionInput = z
  .discriminatedUnion('action', [
    z.object({ action: z.literal('change'), ...ofOne, planId }),
    z.object({ action: z.literal('cancel'), ...ofOne }),
    z.object({ action: z.literal('resume'), ...ofOne }),
    z.object({ action: z.literal('end'), ...ofOne }),
    z.object({
      action: z.literal('give'),
      ...base,
      ...receiver,
      planId,
      until: z.number().int().min(0).max(8.64e15),
    }),
  ])
  .refine((act) => act.action !== 'give' || saysWho(act), { path: ['uid'] });
export type ManageSubscriptionInput = z.input<typeof manageSubscriptionInput>;

/** The dialogs of it. */
export const changeForm = z.object({ planId: z.string().min(1, 'Choose a plan.'), reason });
export const plainForm = z.object({ reason });
/** `until` as a date field has it; who gets the plan is asked where it is not known yet. */
export const giveForm = (asksWho: boolean) =>
  z.object({
    email: asksWho ? receiverEmail : z.string(),
    planId: z.string().min(1, 'Choose a plan.'),
    until: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'Choose a day.'),
    reason,
  });
