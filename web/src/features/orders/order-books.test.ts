import { expect, it } from 'vitest';
import { booksOf } from './order-books.ts';

const entry = (
  id: string,
  kind: 'charge' | 'fee' | 'refund' | 'dispute',
  grossCents: number,
  taxCents = 0,
) => ({ id, kind, grossCents, taxCents, netCents: grossCents - taxCents });
const paid = [entry('charge-ORD-1', 'charge', 1_200, 200), entry('fee-ORD-1', 'fee', -65)];

it('has nothing of an order of which nothing is booked', () => {
  expect(booksOf('ORD-1', [])).toBeNull();
});

it('tells what the provider keeps of a payment from what it keeps for a dispute', () => {
  const disputed = [
    ...paid,
    entry('dispute-dp_1', 'dispute', -1_200, -200),
    entry('fee-dp_1', 'fee', -1_500),
  ];
  expect(booksOf('ORD-1', disputed)).toEqual({
    paidCents: 1_200,
    refundsCents: 0,
    disputesCents: -1_200,
    taxCents: 0,
    feesCents: -65,
    disputeFeesCents: -1_500,
    netCents: -1_565,
    settledFees: { payment: null, dispute: null },
  });
});

it('adds up to the net, whatever came back', () => {
  const entries = [
    ...paid,
    entry('refund-a', 'refund', -300, -50),
    entry('refund-b', 'refund', -600, -100),
    entry('refund-b-failed', 'refund', 600, 100),
    entry('dispute-dp_1', 'dispute', -900, -150),
    entry('dispute-dp_1-won', 'dispute', 900, 150),
  ];
  const {
    netCents,
    settledFees: _inTheseAlready,
    ...parts
  } = booksOf('ORD-1', entries) ?? { netCents: null };
  expect(Object.values(parts).reduce((sum, cents) => sum + cents, 0)).toBe(netCents);
  expect(parts).toMatchObject({ refundsCents: -300, disputesCents: 0, taxCents: -150 });
});

it('says what the provider took in the currency of its account, for the payment and for disputes', () => {
  const settled = (amount: number) => ({ settled: { amount, currency: 'EUR' } });
  const entries = [
    { ...entry('fee-ORD-1', 'fee', -65), ...settled(-60) },
    { ...entry('fee-dp_1', 'fee', -1_500), ...settled(-1_380) },
    { ...entry('fee-dp_2', 'fee', -1_500), ...settled(-1_390) },
  ];
  expect(booksOf('ORD-1', entries)?.settledFees).toEqual({
    payment: { amount: -60, currency: 'EUR' },
    dispute: { amount: -2_770, currency: 'EUR' },
  });
});
