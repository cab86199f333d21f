import type { Card } from '@tempera/domain/money/card';
import { loadConfig } from '../../../firebase/config.ts';
import { CallError } from '../../../firebase/write/call.ts';
import { refused } from '../../../firebase/write/refused.ts';
import { CardRefusal } from './ask-simulator.ts';

interface Answer {
  id?: string;
  error?: { param?: string; message?: string };
}

/** The form's field for one as Stripe calls it. */
const fields: Record<string, string> = { exp_month: 'expiry', exp_year: 'expiry', cvc: 'cvv' };

/**
 * Hands a card to the simulated provider, and to nobody else, in the way of Stripe's own fields; the answer is a token that a
 * payment is confirmed with.
 * @throws CardRefusal, CallError when there is no provider or it can't be reached
 */
export async function makeConfirmationToken(card: Card): Promise<string> {
  const { gateway } = await loadConfig();
  if (!gateway) throw refused({ reason: 'payment-unavailable' });
  const [month = '', year = ''] = card.expiry.split('/');
  const entered = { number: card.number, exp_month: month, exp_year: `20${year}`, cvc: card.cvv };
  const form = new URLSearchParams({ 'payment_method_data[type]': 'card' });
  for (const [name, value] of Object.entries(entered)) form.set(`payment_method_data[card][${name}]`, value);
  const response = await fetch(`${gateway.url}/v1/test_helpers/confirmation_tokens`, {
    method: 'POST',
    body: form,
  }).catch(() => {
    throw new CallError(null);
  });
  const { id, error } = (await response.json().catch(() => ({}))) as Answer;
  if (response.ok && id) return id;
  if (response.status !== 402) throw refused({ reason: 'payment-unavailable' });
  const param = error?.param ?? '';
  throw new CardRefusal(error?.message ?? '', fields[param] ?? (param || null));
}
