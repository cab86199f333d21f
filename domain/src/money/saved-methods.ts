import { z } from 'zod';
import type { Currency } from './money.ts';
import type { PaidWith } from './payment-method.ts';
import { paymentTokenSchema, savedMethodSchema } from './payment-token.ts';

/** A card, or another method, that a member has kept. */
export interface KeptMethod extends PaidWith {
  id: string;
  /** `MM/YY`; null for what does not expire. */
  expires: string | null;
}

/**
 * What a member does with what they have kept: looks at it, lets go of one, keeps another, and goes on with that once they are
 * back from their bank. `forPlan`: their plan is paid with it from then on.
 */
export const savedMethodsInput = z.discriminatedUnion('action', [
  z.object({ action: z.literal('list') }),
  z.object({ action: z.literal('forget'), method: savedMethodSchema }),
  z.object({
    action: z.literal('add'),
    paymentToken: paymentTokenSchema,
    idempotencyKey: z.string().regex(/^[\w-]{8,64}$/),
    forPlan: z.boolean().default(false),
    /** What they were shown that is charged for their plan at once, in cents: anything else is refused with `price-changed`. */
    shownTotalCents: z.int().nonnegative().nullish(),
  }),
  z.object({
    action: z.literal('finish'),
    setup: z
      .string()
      .max(200)
      .regex(/^seti_[A-Za-z0-9_]+$/),
  }),
]);
export type SavedMethodsInput = z.input<typeof savedMethodsInput>;

/** How far a method is kept. `failed`: the bank would not have it. */
export interface MethodSetup {
  /** `seti_…` */
  id: string;
  state: 'done' | 'requires-action' | 'processing' | 'failed';
  /** With `requires-action` only: what the browser goes on with. */
  clientSecret?: string;
}

export interface SavedMethodsOutput {
  methods: KeptMethod[];
  /** The one that pays for a plan, which stays as long as it does. */
  planMethod: string | null;
  /** What another one for the plan would be charged at once, where a renewal is past due. */
  planDue?: { totalCents: number; currency: Currency };
  /** What became of the one that was to be kept. */
  setup?: MethodSetup;
}
