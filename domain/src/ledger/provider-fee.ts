/** What a provider has taken in the currency that its account is kept in: ISO 4217 in capitals, and an amount in that one's smallest unit. */
export interface SettledAmount {
  amount: number;
  currency: string;
}

/**
 * What a provider keeps, in cents of the currency that was paid in. Where the account is kept in another currency, that is counted by the
 * provider's own rate, and `settled` is what it took there in truth.
 */
export interface ProviderFee {
  feeCents: number;
  settled?: SettledAmount;
}

/** What one movement of the provider's account has kept for a dispute, or given back of that, which is below zero. */
export interface DisputeFee extends ProviderFee {
  /** The provider's number of the movement. */
  moved: string;
}

/** `€0.36`, `-CHF 0.36`: in any currency there is, with as many decimals as it has. */
export function formatSettled({ amount, currency }: SettledAmount): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
