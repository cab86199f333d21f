import type { Card } from '@tempera/domain/money/card';
import { loadConfig } from '../../../firebase/config.ts';
import { CallError } from '../../../firebase/write/call.ts';
import { refused } from '../../../firebase/write/refused.ts';

/** The provider does not take this card; `field` says what to mend. */
export class CardRefusal extends Error {
  readonly field: string | null;

  constructor(message: string, field: string | null) {
    super(message);
    this.field = field;
  }
}

/**
 * Hands a card to the simulated provider, and to nobody else; the answer is the token that an order is paid with.
 * @throws CardRefusal, CallError when there is no provider or it can't be reached
 */
export const tokenizeCard = (card: Card): Promise<string> => askForToken('tokens', card);

/** The same for a PayPal account. @throws like {@link tokenizeCard} */
export const tokenizeWallet = (email: string): Promise<string> => askForToken('wallets', { email });

async function askForToken(kind: 'tokens' | 'wallets', body: object): Promise<string> {
  const { gateway } = await loadConfig();
  if (!gateway) throw refused({ reason: 'payment-unavailable' });
  const response = await fetch(`${gateway.url}/v1/${kind}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new CallError(null);
  });
  const answer = (await response.json().catch(() => ({}))) as Record<string, string | undefined>;
  if (response.ok && answer.token) return answer.token;
  if (response.status === 422) throw new CardRefusal(answer.error ?? '', answer.field ?? null);
  throw refused({ reason: 'payment-unavailable' });
}
