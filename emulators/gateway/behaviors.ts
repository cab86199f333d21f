import { testCards } from '@tempera/domain/money/card';

/**
 * How a bank decides about a card (docs/testing-payments.md). `pending` never ends by itself, the slow ones after three days;
 * `paid-once` pays the first time and never again; `authenticate` asks its holder unless they have set it up,
 * `authenticate-always` each time.
 */
export const behaviors = [
  'paid',
  'declined',
  'insufficient',
  'pending',
  'slow-paid',
  'slow-declined',
  'paid-once',
  'authenticate',
  'authenticate-always',
  'disputed',
  'refund-pending',
  'refund-fails',
] as const;
export type Behavior = (typeof behaviors)[number];

/** What a bank takes to decide, in seconds, where it is slow. */
export const slowSeconds = 3 * 86_400;

/** Tokens for callers that have no card form: good any number of times. */
export const fixedTokens: Readonly<Record<string, Behavior>> = {
  tok_paid: 'paid',
  tok_declined: 'declined',
  tok_insufficient: 'insufficient',
  tok_pending: 'pending',
  tok_declined_later: 'paid-once',
  tok_paypal_paid: 'paid',
  tok_authenticate: 'authenticate',
  tok_authenticate_always: 'authenticate-always',
  tok_slow_paid: 'slow-paid',
  tok_slow_declined: 'slow-declined',
  tok_disputed: 'disputed',
  tok_refund_pending: 'refund-pending',
  tok_refund_fails: 'refund-fails',
};

const byNumber: Readonly<Record<string, Behavior>> = {
  [testCards.declined]: 'declined',
  [testCards.insufficient]: 'insufficient',
  [testCards.pending]: 'pending',
  [testCards.declinedLater]: 'paid-once',
  [testCards.authenticate]: 'authenticate',
  [testCards.authenticateAlways]: 'authenticate-always',
  [testCards.disputed]: 'disputed',
  // Stripe's own numbers for refunds that take their time, or come to nothing later.
  '4000000000007726': 'refund-pending',
  '4000000000005126': 'refund-fails',
};

/** Every other card with a right checksum pays. `number` in digits only. */
export const behaviorOf = (number: string): Behavior => byNumber[number] ?? 'paid';

/** Stripe's numbers for the debit of a bank account that comes to nothing. Every other one is paid, in its time. */
const failingAccounts = ['AT861904300235473202', 'DE62370400440532013001'];

export const behaviorOfAccount = (iban: string): Behavior =>
  failingAccounts.includes(iban) ? 'slow-declined' : 'slow-paid';

const countries: Readonly<Record<string, string>> = {
  '4000002760000016': 'DE',
  '4000008260000000': 'GB',
  '4000007560000009': 'CH',
  '4000002500000003': 'FR',
};

/** Where a card was issued. */
export const countryOf = (number: string): string => countries[number] ?? 'US';

export function brandOf(number: string): string {
  const brands: Record<string, string> = { '3': 'amex', '4': 'visa', '5': 'mastercard', '6': 'discover' };
  return brands[number[0] ?? ''] ?? 'unknown';
}
