import { expect, it } from 'vitest';
import { feeOf, feesOf } from './stripe-fee.ts';

const usd = { currency: 'usd', exchange_rate: null };
const eur = { currency: 'eur', exchange_rate: 0.92 };

it('is what Stripe says where the account is kept in the currency that was paid in', () => {
  expect(feeOf([])).toEqual({ feeCents: 0 });
  expect(
    feeOf([
      { ...usd, fee: 1_500 },
      { ...usd, fee: 0 },
    ]),
  ).toEqual({ feeCents: 1_500 });
});

it('is counted back by Stripe’s rate where it is not, and says what was taken', () => {
  expect(feeOf([{ ...eur, fee: 36 }])).toEqual({ feeCents: 39, settled: { amount: 36, currency: 'EUR' } });
});

it('is the sum of what moved, whatever came back without a fee', () => {
  const moved = [
    { ...eur, fee: 1_380 },
    { ...eur, exchange_rate: 0.93, fee: 0 },
  ];
  expect(feeOf(moved)).toEqual({ feeCents: 1_500, settled: { amount: 1_380, currency: 'EUR' } });
});

it('is told of a dispute movement by movement, the oldest first, and below zero where it is given back', () => {
  const of = (id: string, created: number, fee: number) => ({ ...eur, id, created, fee });
  expect(feesOf([of('txn_won', 3, -1_380), of('txn_taken', 1, 1_380), of('txn_free', 2, 0)])).toEqual([
    { moved: 'txn_taken', feeCents: 1_500, settled: { amount: 1_380, currency: 'EUR' } },
    { moved: 'txn_won', feeCents: -1_500, settled: { amount: -1_380, currency: 'EUR' } },
  ]);
});
