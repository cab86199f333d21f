import { z } from 'zod';

/** Luhn's checksum over 12 to 19 digits. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** `MM/YY` that has not passed: a card is good to the last day of its month. `now` in milliseconds. */
export function isCurrentExpiry(expiry: string, now: number): boolean {
  const match = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(expiry);
  if (!match) return false;
  return Date.UTC(2000 + Number(match[2]), Number(match[1]), 1) > now;
}

/** What the browser sends to the payment provider, and to nobody else: the store itself never sees a card. */
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

/** Where a form holds the card's fields. */
export type CardField = `card.${keyof Card}`;

/** The form's field for one that the payment provider names; what it doesn't know is said at the number. */
export const cardFieldOf = (field: string | null): CardField =>
  field === 'expiry' || field === 'cvv' || field === 'name' ? `card.${field}` : 'card.number';

/** Cards of the simulated gateway (docs/testing-payments.md). Not real numbers: they only pass the checksum. */
export const testCards = {
  paid: '4242424242424242',
  declined: '4000000000000002',
  pending: '4000000000000077',
  /** Pays once; as the card of a plan it is declined from the first renewal on. */
  declinedLater: '4000000000000341',
} as const;
