import type { Card } from '@tempera/domain/money/card';
import { loadConfig } from '../../../firebase/config.ts';
import { CallError } from '../../../firebase/write/call.ts';
import { refused } from '../../../firebase/write/refused.ts';
import type { Payer } from '../payment-fields.ts';

/** The provider does not take this card; `field` says what to mend. */
export class CardRefusal extends Error {
  readonly field: string | null;

  constructor(message: string, field: string | null) {
    super(message);
    this.field = field;
  }
}

interface Answer {
  id?: string;
  error?: { param?: string; message?: string };
}

/** The form's field for one as Stripe calls it. */
const fields: Record<string, string> = { exp_month: 'expiry', exp_year: 'expiry', cvc: 'cvv' };

/**
 * Hands what was entered to the simulated provider, and to nobody else, in the way of Stripe's own fields; the answer is a token
 * that a payment is confirmed with.
 * @param method the parts of Stripe's `payment_method_data`
 * @throws CardRefusal, CallError when there is no provider or it can't be reached
 */
async function makeConfirmationToken(method: Record<string, string>): Promise<string> {
  const { gateway } = await loadConfig();
  if (!gateway) throw refused({ reason: 'payment-unavailable' });
  const sent = Object.entries(method).map(([name, value]) => [`payment_method_data${name}`, value]);
  const response = await fetch(`${gateway.url}/v1/test_helpers/confirmation_tokens`, {
    method: 'POST',
    body: new URLSearchParams(sent),
  }).catch(() => {
    throw new CallError(null);
  });
  const { id, error } = (await response.json().catch(() => ({}))) as Answer;
  if (response.ok && id) return id;
  if (response.status !== 402) throw refused({ reason: 'payment-unavailable' });
  const param = error?.param ?? '';
  throw new CardRefusal(error?.message ?? '', fields[param] ?? (param || null));
}

/** The card, with whose it is, as Stripe's own fields send it. @throws CardRefusal, CallError */
export function tokenizeCard({ number, expiry, cvv }: Card, { name, email }: Payer): Promise<string> {
  const [month = '', year = ''] = expiry.split('/');
  return makeConfirmationToken({
    '[type]': 'card',
    '[card][number]': number,
    '[card][exp_month]': month.trim(),
    '[card][exp_year]': `20${year.trim()}`,
    '[card][cvc]': cvv,
    '[billing_details][name]': name,
    '[billing_details][email]': email,
  });
}

/** The same for a PayPal account. @throws CardRefusal, CallError */
export const tokenizeWallet = (email: string): Promise<string> =>
  makeConfirmationToken({ '[type]': 'paypal', '[billing_details][email]': email });
