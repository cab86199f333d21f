import type { Currency } from '@tempera/domain/money/money';
import type { Stripe } from 'stripe';

type Disputed = Pick<Stripe.Dispute, 'amount' | 'currency' | 'charge'>;

const currencyOf = ({ currency }: { currency: string }) => currency.toUpperCase() as Currency;

/**
 * What a bank takes back of a payment, in the payment's currency. A bank may dispute in a currency of its own: Stripe tells that amount then, which
 * is no part of what was paid, and all that was left of the payment is taken.
 * @param dispute with its charge whole
 */
export function disputedAmount(dispute: Disputed): { amountCents: number; currency: Currency } {
  const { amount, charge } = dispute;
  const paid = typeof charge === 'object' ? charge : null;
  if (!paid || paid.currency === dispute.currency) {
    return { amountCents: amount, currency: currencyOf(dispute) };
  }
  return { amountCents: paid.amount - paid.amount_refunded, currency: currencyOf(paid) };
}
