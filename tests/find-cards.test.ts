import { testCards } from '@tempera/domain/money/card';
import { expect, it } from 'vitest';
import { cardsIn } from './find-cards.ts';

const [visa, mastercard, amex, diners, discover, jcb, unionpay, long] = [
  ...['4242424242424242', '5555555555554444', '378282246310005', '30569309025904', '6011111111111117'],
  ...['3530111333300000', '6200000000000005', '4000000000000000006'],
] as const;

it.each([visa, mastercard, '2223003122003222', amex, diners, discover, jcb, unionpay, long])(
  'finds %s however it is written, and whatever stands around it',
  (card) => {
    const grouped = (by: string) => card.replace(/(.{4})(?!$)/g, `$1${by}`);
    for (const written of [card, grouped(' '), grouped('-')]) {
      for (const text of [
        written,
        `{"phone":"${written}"}`,
        `paid with ${written}.`,
        `at 12 ${written} 123`,
        `card=${written}&cvc=123`,
        `+${written}`,
        `(${written})`,
        `line\n${written}\n`,
      ]) {
        expect(cardsIn(text), text).toEqual([card]);
      }
    }
  },
);

it('finds each, also as it is printed on a card', () => {
  expect(cardsIn(`${visa}, 3782 822463 10005 and 3056-930902-5904`)).toEqual([visa, amex, diners]);
  for (const card of Object.values(testCards)) expect(cardsIn(`"${card}"`)).toEqual([card]);
});

it.each([
  ['a wrong checksum', '4242424242424241'],
  ['milliseconds', '1795426047000 1795426047017'],
  ['microseconds and nanoseconds', '1732161234567001 1732161234567000018'],
  ['an order’s number', 'ORD-4242424242424242'],
  ['ids', 'pi_4242424242424242 a4242424242424242 4242424242424242b 4242424242424242_1'],
  ['a version or a fraction', '0.4242424242424242 4242424242424242.5'],
  ['a UUID', '4f2b4242-4242-4242-8242-424242424242'],
  ['more digits than a card has', '42424242424242424242'],
  ['days and hours', '2026-11-26 06:38:47, 4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2'],
  ['a telephone', '+1 555 0100 200'],
  ['an IBAN', 'DE89370400440532013000'],
])('%s is none', (_what, text) => expect(cardsIn(text)).toEqual([]));
