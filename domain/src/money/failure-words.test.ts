import { expect, it } from 'vitest';
import { failureWords, isUnconfirmed } from './failure-words.ts';

it.each([
  ['insufficient_funds', 'Not enough money in the account'],
  ['payment_intent_authentication_failure', 'Not confirmed with the bank (3-D Secure)'],
  ['pickup_card', 'Pickup card'],
  ['constructor', 'Constructor'],
  ['', ''],
])('says %s as “%s”', (code, words) => {
  expect(failureWords(code)).toBe(words);
});

it('says where somebody turned back who was to pay by PayPal', () => {
  expect(failureWords('payment_intent_authentication_failure', 'paypal')).toBe('Not confirmed with PayPal');
  expect(failureWords('insufficient_funds', 'paypal')).toBe('Not enough money in the account');
});

it('tells what was not confirmed from what was declined', () => {
  expect(['payment_intent_authentication_failure', 'card_declined', undefined].map(isUnconfirmed)).toEqual([
    true,
    false,
    false,
  ]);
});
