/** Why a bank declined, in the codes of the payment provider. What isn't here (a lost card, a suspicion) is not told. */
const texts: Partial<Record<string, string>> = {
  insufficient_funds: 'There isn’t enough money in the account for this payment. Try another card.',
  withdrawal_count_limit_exceeded: 'This payment is over the limit of your card. Try another one.',
  card_velocity_exceeded: 'This payment is over the limit of your card. Try another one.',
  expired_card: 'Your card has expired. Try another one.',
  incorrect_number: 'Your card’s number is wrong. Check it, or try another card.',
  invalid_number: 'Your card’s number is wrong. Check it, or try another card.',
  incorrect_cvc: 'Your card’s security code is wrong. Check it, or try another card.',
  invalid_cvc: 'Your card’s security code is wrong. Check it, or try another card.',
  invalid_expiry_month: 'Your card’s expiry date is wrong. Check it, or try another card.',
  invalid_expiry_year: 'Your card’s expiry date is wrong. Check it, or try another card.',
  authentication_required:
    'Your bank wants you to confirm this payment. Try again, and confirm it when it asks.',
  authentication_failure: 'This payment wasn’t confirmed with your bank. Try again, or use another card.',
  payment_intent_authentication_failure:
    'This payment wasn’t confirmed with your bank. Try again, or use another card.',
  setup_intent_authentication_failure:
    'This card wasn’t confirmed with your bank. Try again, or use another card.',
  amount_too_small: 'This total is too small to be paid online. Add another template to your cart.',
  card_not_supported: 'Your card can’t be used for this payment. Try another one.',
  currency_not_supported: 'Your card can’t be used for payments in this currency. Try another one.',
  processing_error: 'Your bank couldn’t process this payment. Wait a minute and try again.',
  issuer_not_available: 'Your bank couldn’t be reached. Wait a minute and try again.',
  try_again_later: 'Your bank couldn’t process this payment. Wait a minute and try again.',
  approve_with_id: 'Your bank couldn’t approve this payment. Try again, or call your bank.',
  call_issuer: 'Your bank declined this payment. Call your bank, or try another card.',
};

/** The same where it was no card, or is not known. */
const withoutCard: Partial<Record<string, string>> = {
  ...texts,
  insufficient_funds: 'There isn’t enough money in the account for this payment. Try another way to pay.',
  authentication_failure: 'This payment wasn’t confirmed with your bank. Try again, or pay in another way.',
  payment_intent_authentication_failure:
    'This payment wasn’t confirmed with your bank. Try again, or pay in another way.',
  call_issuer: 'Your bank declined this payment. Call your bank, or pay in another way.',
};

const notConfirmedWithPayPal = 'This payment wasn’t confirmed with PayPal. Try again, or pay in another way.';

/** The same where it was a PayPal account, behind which no bank asks anything. */
const withPayPal: Partial<Record<string, string>> = {
  insufficient_funds: withoutCard.insufficient_funds,
  authentication_required: notConfirmedWithPayPal,
  authentication_failure: notConfirmedWithPayPal,
  payment_intent_authentication_failure: notConfirmedWithPayPal,
  payment_method_customer_decline: notConfirmedWithPayPal,
  amount_too_small: withoutCard.amount_too_small,
  currency_not_supported: 'PayPal can’t be used for payments in this currency. Try another way to pay.',
  processing_error: 'PayPal couldn’t process this payment. Wait a minute and try again.',
  payment_method_provider_timeout: 'PayPal couldn’t be reached. Wait a minute and try again.',
  try_again_later: 'PayPal couldn’t process this payment. Wait a minute and try again.',
};

/** By what was to pay: what its failures are called. */
const wordsFor = (type: string | undefined) =>
  type === 'card' ? texts : type === 'paypal' ? withPayPal : withoutCard;

/** What is said without a reason, by what was to pay. */
function declinedBy(type: string | undefined): string {
  if (type === 'paypal') return 'PayPal declined this payment. Try another way to pay.';
  if (type === undefined) return 'This payment was declined. Try another way to pay.';
  return 'Your bank declined this payment. Try another way to pay.';
}

/**
 * What a buyer is told of a payment that failed, and what they can do; `declined` where the code of a card's says nothing that is theirs to know.
 * @param code the provider's, as `payment.failure` of an order has it
 * @param type what was to pay, as the provider calls it (`card`, `sepa_debit`); undefined where that is not known
 */
export function declineText(code: string | undefined, declined: string, type: string | undefined): string {
  const words = wordsFor(type);
  const known = code !== undefined && Object.hasOwn(words, code) && words[code];
  return known || (type === 'card' ? declined : declinedBy(type));
}

const planTooSmall =
  'The price of this plan is too small to be paid online. Choose another plan, or contact us.';

/** The same of what a plan costs, to which nothing can be added. */
export const planDeclineText = (...[code, declined, type]: Parameters<typeof declineText>): string =>
  code === 'amount_too_small' ? planTooSmall : declineText(code, declined, type);
