import { describe, expect, it } from 'vitest';
import { messagesOf } from '../site/messages-of.ts';
import { cardSchema, emptyCard, isCurrentExpiry, testCards } from './card.ts';

describe('isCurrentExpiry', () => {
  const at = (iso: string) => Date.parse(iso);

  it('is good to the last moment of its month', () => {
    expect(isCurrentExpiry('02/28', at('2028-02-29T23:59:59.999Z'))).toBe(true);
    expect(isCurrentExpiry('02/28', at('2028-03-01T00:00:00.000Z'))).toBe(false);
    expect(isCurrentExpiry('12 / 28', at('2028-12-31T12:00:00Z'))).toBe(true);
  });

  it.each(['', '13/30', '00/30', '1/30', '12/2030', '12-30', 'MM/YY'])('%j is none', (text) => {
    expect(isCurrentExpiry(text, 0)).toBe(false);
  });
});

it('cardSchema forgives spaces and dashes, and nothing else', () => {
  const card = { number: '4242 4242-4242 4242', expiry: '12/99', cvv: '123' };
  expect(cardSchema.parse(card).number).toBe(testCards.paid);
  expect(cardSchema.safeParse({ ...card, cvv: '12' }).success).toBe(false);
  expect(cardSchema.safeParse({ ...card, cvv: '12a' }).success).toBe(false);
});

const goodCard = { number: '4242 4242 4242 4242', expiry: '12/99', cvv: '123', name: '' };

describe('the card form', () => {
  it('takes a card, and says at which field something is missing or wrong', () => {
    expect(messagesOf(cardSchema, goodCard)).toEqual({});
    expect(messagesOf(cardSchema, { ...emptyCard, number: ' ' })).toEqual({
      number: 'Enter the card number',
      expiry: 'Enter the expiry date',
      cvv: 'Enter the security code',
    });
    expect(messagesOf(cardSchema, { ...goodCard, number: '4242 4242 4242 4241' })).toEqual({
      number: 'Check the card number',
    });
    expect(Object.keys(messagesOf(cardSchema, { ...goodCard, expiry: '01/20', cvv: '1' }))).toEqual([
      'expiry',
      'cvv',
    ]);
    expect(Object.keys(messagesOf(cardSchema, { ...goodCard, name: 'x'.repeat(121) }))).toEqual(['name']);
  });
});
