import { z } from 'zod';

/** `settings/owner`: what the owner alone decides for all who manage the store. The rules hold the same limits. */
export const ownerSettingsSchema = z.strictObject({
  /** Refunds that give back more of one payment want the owner's confirmation; null for none. */
  ownerApprovesRefundsOverCents: z.number().int().min(0).max(100_000_000).nullable(),
  /** The team signs in with a second factor: without one, a role gives no rights. Only an owner who has one switches it on. */
  requireSecondFactor: z.boolean(),
});
export type OwnerSettings = z.infer<typeof ownerSettingsSchema>;

export const defaultOwnerSettings: OwnerSettings = {
  ownerApprovesRefundsOverCents: 50_000,
  requireSecondFactor: false,
};

/** Each that is missing or broken is as it is by default. */
export function mergeOwnerSettings(stored: unknown): OwnerSettings {
  const { ownerApprovesRefundsOverCents: most, requireSecondFactor } = (stored ?? {}) as Record<
    string,
    unknown
  >;
  const limit = ownerSettingsSchema.shape.ownerApprovesRefundsOverCents.safeParse(most);
  return {
    ownerApprovesRefundsOverCents: limit.success
      ? limit.data
      : defaultOwnerSettings.ownerApprovesRefundsOverCents,
    requireSecondFactor: requireSecondFactor === true,
  };
}

/** The amount as the owner types it, `500` or `499.50`; nothing at all for no limit. */
export const refundLimitForm = z.object({
  amount: z
    .string()
    .trim()
    .regex(/^(\d{1,6}(\.\d{1,2})?)?$/, 'Enter an amount like 500 or 499.50, or nothing.')
    .transform((typed) => (typed === '' ? null : Math.round(Number(typed) * 100))),
});
