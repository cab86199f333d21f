import { z } from 'zod';
import { passesLuhn } from './luhn.ts';

/** `MM/YY` that has not passed: a card is good to the last day of its month. `now` in milliseconds. */
export function isCurrentExpiry(expiry: string, now: number): boolean {
  const match = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(expiry);
  if (!match) return false;
  return Date.UTC(2000 + Number(match[2]), Number(match[1]), 1) > now;
}

/**
 * A card as the local store's own form takes it, which hands it to the simulated provider alone. A store of customers has Stripe's
 * fields instead: nothing of this is in a production build.
 */
export const cardSchema = z.object({
  number: z
    .string()
    .trim()
    .min(1, 'Enter the card number')
    .transform((text) => text.replace(/[\s-]/g, ''))
    .refine(passesLuhn, 'Check the card number'),
  expiry: z
    .string()
    .trim()
    .min(1, 'Enter the expiry date')
    .refine((text) => isCurrentExpiry(text, Date.now()), 'Check the expiry date (MM/YY)'),
  cvv: z
    .string()
    .trim()
    .min(1, 'Enter the security code')
    .regex(/^\d{3,4}$/, 'Check the security code (3 or 4 digits)'),
  name: z.string().trim().max(120, 'This is too long').optional(),
});
export type Card = z.input<typeof cardSchema>;
export const emptyCard: Card = { number: '', expiry: '', cvv: '', name: '' };

/** A form that asks for a card and nothing else. */
export const cardForm = z.object({ card: cardSchema });

/** Cards of the simulated gateway (docs/testing-payments.md). Not real numbers: they only pass the checksum. */
export const testCards = {
  paid: '4242424242424242',
  declined: '4000000000000002',
  /** Has less than is asked for. */
  insufficient: '4000000000009995',
  pending: '4000000000000077',
  /** Its bank asks the person, unless they have agreed to be charged without it. */
  authenticate: '4000002500003155',
  /** Its bank asks the person each time. */
  authenticateAlways: '4000002760003184',
  /** Pays once; as the card of a plan it is declined from the first renewal on. */
  declinedLater: '4000000000000341',
  /** Pays, and its holder takes the money back at once. */
  disputed: '4000000000000259',
} as const;
