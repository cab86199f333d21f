import { z } from 'zod';

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine((text) => !Number.isNaN(Date.parse(text)));

/** A UTC day is compared with the provider again; `entry` is one that is missing here, and is booked first. */
export const reconcileInput = z.object({
  day,
  entry: z
    .string()
    .regex(/^(charge|fee|refund|dispute|payout)-[\w:@.+-]{1,200}$/)
    .optional(),
});
export type ReconcileInput = z.input<typeof reconcileInput>;
/** How many differences are left. */
export interface ReconcileOutput {
  open: number;
}
