import { expect, it } from 'vitest';
import { formatSettled } from './provider-fee.ts';

it.each([
  [36, 'EUR', '€0.36'],
  [-1_236, 'USD', '-$12.36'],
  [58, 'JPY', '¥58'],
  [1_234, 'KWD', 'KWD\u00a01.234'],
])('%i in the smallest unit of %s is %s', (amount, currency, text) => {
  expect(formatSettled({ amount, currency })).toBe(text);
});
