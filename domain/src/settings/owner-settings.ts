import { z } from 'zod';

/** `settings/owner`: what the owner alone decides for all who manage the store. The rules hold the same limits. */
export const ownerSettingsSchema = z.strictObject({
  /** Refunds that give back more of one payment want the owner's confirmation; null for none. */
  ownerApprovesRefundsOverCents: z.number().int().min(0).max(100_000_000).nullable(),
});
export type OwnerSettings = z.infer<typeof ownerSettingsSchema>;

export const defaultOwnerSettings: OwnerSettings = { ownerApprovesRefundsOverCents: 50_000 };

/** Missing or broken ones are as they are by default. */
export function mergeOwnerSettings(stored: unknown): OwnerSettings {
  const { ownerApprovesRefundsOverCents } = (stored ?? {}) as Record<string, unknown>;
  const parsed = ownerSettingsSchema.safeParse({ ownerApprovesRefundsOverCents });
  return parsed.success ? parsed.data : defaultOwnerSettings;
}

/** The amount as the owner types it, `500` or `499.50`; nothing at all for no limit. */
export const refundLimitForm = z.object({
  amount: z
    .string()
    .trim()
    .regex(/^(\d{1,6}(\.\d{1,2})?)?$/, 'Enter an amount like 500 or 499.50, or nothing.')
    .transform((typed) => (typed === '' ? null : Math.round(Number(typed) * 100))),
});
