import { expect, it } from 'vitest';
import { declineText, planDeclineText } from './decline-text.ts';

const declined = 'Your card was declined.';

it('says what the person can mend', () => {
  expect(declineText('insufficient_funds', declined, 'card')).toMatch(/enough money/);
  expect(declineText('expired_card', declined, 'card')).toMatch(/expired/);
  expect(declineText('payment_intent_authentication_failure', declined, 'card')).toMatch(
    /confirmed with your bank/,
  );
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
])('%s is no more than declined', (code) => expect(declineText(code, declined, 'card')).toBe(declined));

it.each([
  ['sepa_debit', /^Your bank declined/],
  ['us_bank_account', /^Your bank declined/],
  ['paypal', /^PayPal declined/],
  [undefined, /^This payment was declined/],
])('%s is not spoken of as a card', (type, words) => {
  expect(declineText('generic_decline', declined, type)).toMatch(words);
  for (const code of [undefined, 'generic_decline', 'insufficient_funds', 'call_issuer'])
    expect(declineText(code, declined, type)).not.toMatch(/card/);
});

it.each(['payment_intent_authentication_failure', 'payment_method_customer_decline', 'processing_error'])(
  '%s of a PayPal account speaks of PayPal, and of no bank or card',
  (code) => {
    const text = declineText(code, declined, 'paypal');
    expect(text).toMatch(/PayPal/);
    expect(text).not.toMatch(/bank|card/);
  },
);

it.each(['card', 'paypal', undefined])(
  'what is too small of a plan (%s) speaks of the plan, and of no cart',
  (type) => {
    expect(declineText('amount_too_small', declined, type)).toMatch(/cart/);
    const text = planDeclineText('amount_too_small', declined, type);
    expect(text).toMatch(/this plan/);
    expect(text).not.toMatch(/cart/);
    for (const code of ['insufficient_funds', undefined]) {
      expect(planDeclineText(code, declined, type)).toBe(declineText(code, declined, type));
    }
  },
);
