import { capital } from '../site/plain-text.ts';
import type { PaidWith } from './payment-method.ts';

/** Names that are not the provider's word with a capital letter. */
const names: Partial<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  eftpos_au: 'Eftpos',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  paypal: 'PayPal',
  sepa_debit: 'SEPA debit',
  us_bank_account: 'Bank account',
  unknown: 'Card',
};

/** A card or another method as its holder knows it: `Visa •••• 4242`, `PayPal`. */
export function methodName({ type, brand, last4 }: Pick<PaidWith, 'type' | 'brand' | 'last4'>): string {
  const word = brand ?? type;
  return [names[word] ?? capital(word.replaceAll('_', ' ')), last4 && `•••• ${last4}`]
    .filter(Boolean)
    .join(' ');
}

/** The same with the bank's country, for the team: `Visa •••• 4242, US`. */
export const methodWords = (method: PaidWith): string =>
  [methodName(method), method.country].filter(Boolean).join(', ');
