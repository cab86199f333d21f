import { cardSchema } from '@tempera/domain/money/card';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { type Behavior, behaviorOf, behaviorOfAccount, brandOf, countryOf } from '../behaviors.ts';
import type { Params } from './form-body.ts';
import { optional, partOf, required } from './read-params.ts';
import { invalid, StripeError } from './stripe-error.ts';

export type Preview = Stripe.ConfirmationToken.PaymentMethodPreview;

/** What was entered, as a token shows it, and how its bank will decide. No number of a card goes further than this. */
export interface Entered {
  preview: Preview;
  behavior: Behavior;
}

const wrong = (param: string, code: string, message: string) =>
  new StripeError(402, { type: 'card_error', code, param, message });

/** By the field of our card: what Stripe calls it. The expiry date is one field to us. */
const cardFields: Record<string, { param: string; code: string }> = {
  number: { param: 'number', code: 'invalid_number' },
  expiry: { param: 'exp_month', code: 'invalid_expiry_month' },
  cvv: { param: 'cvc', code: 'invalid_cvc' },
};

const twoDigits = (text: string) => text.slice(-2).padStart(2, '0');
const isMonth = (text: string) => Number(text) >= 1 && Number(text) <= 12;

export function cardDetails(number: string, month: number, year: number): Stripe.PaymentMethod.Card {
  const brand = brandOf(number);
  return {
    brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: countryOf(number),
    display_brand: brand,
    exp_month: month,
    exp_year: year,
    fingerprint: null,
    funding: 'credit',
    generated_from: null,
    last4: number.slice(-4),
    networks: { available: [brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

export const noBilling: Preview['billing_details'] = {
  address: null,
  email: null,
  name: null,
  phone: null,
  tax_id: null,
};

const shown = (type: string, details: object, billing: Preview['billing_details']): Preview =>
  ({ type, [type]: details, billing_details: billing, customer: null, customer_account: null }) as Preview;

function readCard(card: Params, billing: Preview['billing_details']): Entered {
  const [month, year] = [optional(card, 'exp_month') ?? '', optional(card, 'exp_year') ?? ''];
  const entered = {
    number: optional(card, 'number') ?? '',
    expiry: month || year ? `${twoDigits(month)}/${twoDigits(year)}` : '',
    cvv: optional(card, 'cvc') ?? '',
  };
  const read = cardSchema.safeParse(entered);
  if (!read.success) {
    const [issue] = read.error.issues;
    const field = cardFields[String(issue?.path[0])];
    // A month that there is, in a year that has passed.
    const isLate = field?.param === 'exp_month' && isMonth(month);
    const { param, code } = isLate
      ? { param: 'exp_year', code: 'invalid_expiry_year' }
      : (field ?? { param: '', code: '' });
    throw wrong(param, code, issue?.message ?? 'Check the card');
  }
  const { number } = read.data;
  const details = cardDetails(number, Number(month), 2000 + Number(twoDigits(year)));
  return { preview: shown('card', details, billing), behavior: behaviorOf(number) };
}

function readAccount(part: Params, billing: Preview['billing_details']): Entered {
  const iban = (optional(part, 'iban') ?? '').replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban))
    throw wrong('iban', 'invalid_bank_account_iban', 'Check the IBAN');
  const details = {
    bank_code: iban.slice(4, 12),
    branch_code: '',
    country: iban.slice(0, 2),
    fingerprint: null,
    generated_from: null,
    last4: iban.slice(-4),
  };
  return { preview: shown('sepa_debit', details, billing), behavior: behaviorOfAccount(iban) };
}

function readWallet(email: string | null, billing: Preview['billing_details']): Entered {
  if (!z.email().max(254).safeParse(email).success)
    throw wrong('email', 'email_invalid', 'Check the email address');
  const details = { country: 'US', payer_email: email, payer_id: null };
  return { preview: shown('paypal', details, billing), behavior: 'authenticate' };
}

/** What `payment_method_data` says. @throws StripeError 402 with the field that is wrong */
export function readEntered(data: Params): Entered {
  const type = required(data, 'type');
  const sent = partOf(data, 'billing_details');
  const billing = {
    ...noBilling,
    name: optional(sent, 'name') ?? null,
    email: optional(sent, 'email') ?? null,
  };
  if (type === 'card') return readCard(partOf(data, 'card'), billing);
  if (type === 'paypal') return readWallet(billing.email, billing);
  if (type === 'sepa_debit') return readAccount(partOf(data, 'sepa_debit'), billing);
  throw invalid(`The payment method type "${type}" is invalid.`, { param: 'payment_method_data[type]' });
}
