import { testCards } from '@tempera/domain/money/card';

/** How a payment ends. The test card or token decides, as docs/testing-payments.md lists them. */
export const outcomes = ['paid', 'declined', 'pending'] as const;
export type Outcome = (typeof outcomes)[number];

/** How a card behaves: as its payments end, or `paid-once`: a stored one pays the first time and never again. */
export const behaviours = [...outcomes, 'paid-once'] as const;
export type Behaviour = (typeof behaviours)[number];

/** Tokens for callers that have no card form: they always work, for any number of orders. */
export const fixedTokens: Record<string, Behaviour> = {
  tok_paid: 'paid',
  tok_paypal_paid: 'paid',
  tok_declined: 'declined',
  tok_pending: 'pending',
  tok_declined_later: 'paid-once',
};

/** Every other card with a right checksum pays. `number` in digits only. */
export function behaviourOf(number: string): Behaviour {
  if (number === testCards.declined) return 'declined';
  if (number === testCards.declinedLater) return 'paid-once';
  return number === testCards.pending ? 'pending' : 'paid';
}

export function brandOf(number: string): string {
  const brands: Record<string, string> = { '3': 'amex', '4': 'visa', '5': 'mastercard', '6': 'discover' };
  return brands[number[0] ?? ''] ?? 'card';
}
