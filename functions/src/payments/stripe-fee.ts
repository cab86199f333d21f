import type { DisputeFee, ProviderFee } from '@tempera/domain/ledger/provider-fee';
import type { Stripe } from 'stripe';

type Moved = Pick<Stripe.BalanceTransaction, 'fee' | 'currency' | 'exchange_rate'>;

/**
 * What Stripe keeps by these movements of its account. Where that is kept in another currency than was paid in, a fee is in that one, and
 * `exchange_rate` is how much of it one cent of the payment became.
 */
export function feeOf(moved: readonly Moved[]): ProviderFee {
  const feeCents = moved.reduce(
    (sum, { fee, exchange_rate: rate }) => sum + Math.round(fee / (rate ?? 1)),
    0,
  );
  const exchanged = moved.filter(({ fee, exchange_rate: rate }) => rate && fee !== 0);
  const [first] = exchanged;
  if (!first) return { feeCents };
  const amount = exchanged.reduce((sum, { fee }) => sum + fee, 0);
  return { feeCents, settled: { amount, currency: first.currency.toUpperCase() } };
}

/** The same of each of a dispute's movements, the oldest first, without those that cost nothing. */
export const feesOf = (
  moved: readonly (Moved & Pick<Stripe.BalanceTransaction, 'id' | 'created'>)[],
): DisputeFee[] =>
  [...moved]
    .sort((one, other) => one.created - other.created)
    .filter(({ fee }) => fee !== 0)
    .map((one) => ({ moved: one.id, ...feeOf([one]) }));
