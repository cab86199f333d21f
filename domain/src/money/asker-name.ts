/**
 * Who has its holder confirm a payment, decides about it and may take it back, as they are known; `whose` bank it is says who reads that.
 * @param type of what pays, as the provider calls it (`card`, `paypal`); undefined where that is not known, as on a provider's own page
 */
export function askerName(type: string | undefined, whose: 'your' | 'the' = 'your'): string {
  if (type === undefined) return 'the payment provider';
  return type === 'paypal' ? 'PayPal' : `${whose} bank`;
}
