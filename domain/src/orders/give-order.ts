import { z } from 'zod';
import { slugSchema } from '../catalogue/slug.ts';
import { actKey, receiver, receiverEmail, saysWho } from '../people/receiver.ts';
import { typedText } from '../site/typed.ts';

/** How long the reason of a gift may be, and how many templates one may hold. */
export const giftLimits = { reason: 500, templates: 50 } as const;

const slugs = z
  .array(slugSchema)
  .min(1, 'Choose at least one template.')
  .max(giftLimits.templates, `Choose ${giftLimits.templates} templates at most.`)
  .transform((chosen) => [...new Set(chosen)]);
const reason = typedText(giftLimits.reason, 'Enter a reason.');

/** Templates for somebody with an account, for nothing: by their uid or by their address. The same key is the same gift. */
export const giveOrderInput = z
  .object({
    idempotencyKey: actKey,
    ...receiver,
    slugs,
    reason,
  })
  .refine(saysWho, { path: ['uid'] });
export type GiveOrderInput = z.input<typeof giveOrderInput>;
export interface GiveOrderOutput {
  orderId: string;
}

/** The dialog of it: who gets it is asked where it is not known yet. */
export const giveOrderForm = (asksWho: boolean) =>
  z.object({ email: asksWho ? receiverEmail : z.string(), slugs, reason });
