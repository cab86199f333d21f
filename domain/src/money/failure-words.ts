import { capital } from '../site/plain-text.ts';

/** The provider's codes of payments that their holder has not confirmed with their bank. */
const unconfirmed: readonly string[] = [
  'authentication_required',
  'authentication_failure',
  'payment_intent_authentication_failure',
  'setup_intent_authentication_failure',
  'payment_method_customer_decline',
];

const texts: Partial<Record<string, string>> = {
  card_declined: 'Declined by the bank, without a reason',
  generic_decline: 'Declined by the bank, without a reason',
  do_not_honor: 'Declined by the bank, without a reason',
  insufficient_funds: 'Not enough money in the account',
  withdrawal_count_limit_exceeded: 'Over the card’s limit',
  card_velocity_exceeded: 'Over the card’s limit',
  expired_card: 'The card has expired',
  incorrect_number: 'Wrong card number',
  invalid_number: 'Wrong card number',
  incorrect_cvc: 'Wrong security code',
  invalid_cvc: 'Wrong security code',
  invalid_expiry_month: 'Wrong expiry date',
  invalid_expiry_year: 'Wrong expiry date',
  lost_card: 'The card is reported lost',
  stolen_card: 'The card is reported stolen',
  fraudulent: 'The provider suspects fraud',
  authentication_required: 'The bank wanted its holder to confirm, who wasn’t there',
  authentication_failure: 'Not confirmed with the bank (3-D Secure)',
  payment_intent_authentication_failure: 'Not confirmed with the bank (3-D Secure)',
  payment_method_customer_decline: 'Its holder turned back',
  setup_intent_authentication_failure: 'Not confirmed with the bank (3-D Secure)',
  payment_method_missing: 'Nothing to pay with was kept',
  amount_too_small: 'The amount is too small to be paid online',
  card_not_supported: 'The card can’t be used for this payment',
  currency_not_supported: 'The card can’t be used in this currency',
  processing_error: 'The bank couldn’t process it',
  issuer_not_available: 'The bank couldn’t be reached',
  try_again_later: 'The bank couldn’t process it',
  approve_with_id: 'The bank couldn’t approve it',
  call_issuer: 'Declined by the bank: its holder should call it',
};

/**
 * Why a payment failed, for the team, which may know more than its buyer is told (`declineText`). A code that isn't here is shown as it is.
 * @param code the provider's
 * @param type what was to pay, as the provider calls it, where that is known
 */
export function failureWords(code: string, type?: string): string {
  if (type === 'paypal' && isUnconfirmed(code)) return 'Not confirmed with PayPal';
  if (Object.hasOwn(texts, code) && texts[code]) return texts[code];
  return capital(code.replaceAll('_', ' '));
}

/** Whether a payment failed because its holder has not confirmed it, 3-D Secure. */
export const isUnconfirmed = (code: string | undefined): boolean =>
  code !== undefined && unconfirmed.includes(code);
