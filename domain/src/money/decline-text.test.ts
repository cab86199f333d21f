import { expect, it } from 'vitest';
import { declineText } from './decline-text.ts';

const declined = 'Your card was declined.';

it('says what the person can mend', () => {
  expect(declineText('insufficient_funds', declined)).toMatch(/enough money/);
  expect(declineText('expired_card', declined)).toMatch(/expired/);
  expect(declineText('payment_intent_authentication_failure', declined)).toMatch(/confirmed with your bank/);
});

it.each([
  'lost_card',
  'stolen_card',
  'fraudulent',
  'pickup_card',
  'generic_decline',
  'constructor',
  'toString',
  '',
  undefined,
])('%s is no more than declined', (code) => expect(declineText(code, declined)).toBe(declined));
