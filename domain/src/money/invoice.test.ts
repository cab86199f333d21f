import { describe, expect, it } from 'vitest';
import { formatInvoiceNumber, isBillable, isBillableCharge } from './invoice.ts';

it.each([
  [1, 'INV-000001'],
  [123, 'INV-000123'],
  [1_234_567, 'INV-1234567'],
])('%i reads %s', (number, text) => {
  expect(formatInvoiceNumber(number)).toBe(text);
});

describe('isBillable', () => {
  const paid = { status: 'completed', paymentStatus: 'paid', totalCents: 1 } as const;
  it.each([
    ['paid', paid, true],
    ['partly refunded', { ...paid, paymentStatus: 'partly-refunded' } as const, true],
    ['refunded', { ...paid, status: 'refunded', paymentStatus: 'refunded' } as const, true],
    ['free', { ...paid, paymentStatus: 'free', totalCents: 0 } as const, false],
    ['pending', { ...paid, status: 'pending', paymentStatus: 'pending' } as const, false],
    ['failed', { ...paid, status: 'failed', paymentStatus: 'failed' } as const, false],
  ])('%s', (_what, order, expected) => {
    expect(isBillable(order)).toBe(expected);
  });
});

it.each([
  ['paid', 3_147, true],
  ['paid', 0, false],
  ['pending', 3_147, false],
  ['failed', 3_147, false],
] as const)('a charge that is %s over %i has an invoice: %s', (status, amountCents, expected) => {
  expect(isBillableCharge({ status, amountCents })).toBe(expected);
});
