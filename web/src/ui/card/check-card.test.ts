import { cardSchema, testCards } from '@tempera/domain/money/card';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCard, emptyCard, toCard } from './check-card.ts';

const good = { cardNumber: '4242 4242 4242 4242', expiry: '12/99', cvv: '123', cardName: '' };

describe('the card form', () => {
  it('takes a card, and says at which field something is missing or wrong', () => {
    expect(checkCard(good)).toEqual({});
    expect(Object.keys(checkCard(emptyCard))).toEqual(['cardNumber', 'expiry', 'cvv']);
    expect(checkCard({ ...emptyCard, cardNumber: ' ' }).cardNumber?.type).toBe('required');
    expect(checkCard({ ...good, cardNumber: '4242 4242 4242 4241' })).toEqual({
      cardNumber: { type: 'format', message: 'Check the card number' },
    });
    expect(Object.keys(checkCard({ ...good, expiry: '01/20', cvv: '1' }))).toEqual(['expiry', 'cvv']);
    expect(Object.keys(checkCard({ ...good, cardName: 'x'.repeat(121) }))).toEqual(['cardName']);
  });

  it('sends exactly what the provider takes, of 200 inputs of every kind', { timeout: 30_000 }, () => {
    const odd = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom(
        '',
        ' ',
        '😀',
        '\u202e',
        '<script>',
        '\ud83d',
        'x'.repeat(10_000),
        '٤٢٤٢',
        '12/99',
        '123',
      ),
      fc.constantFrom(...Object.values(testCards)),
    );
    const values = fc.record({ cardNumber: odd, expiry: odd, cvv: odd, cardName: odd });
    fc.assert(
      fc.property(values, (typed) => {
        const fine = Object.keys(checkCard(typed)).length === 0;
        return fine === cardSchema.safeParse(toCard(typed)).success;
      }),
      { numRuns: 200, seed: 8 },
    );
  });
});
