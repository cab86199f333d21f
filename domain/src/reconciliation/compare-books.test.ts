import { describe, expect, it } from 'vitest';
import { compareBooks, expectedEntries, type FoundBooks, nothingFound } from './compare-books.ts';

const currency = 'EUR' as const;
const fees = [
  { moved: 'txn_1', feeCents: 1_500 },
  { moved: 'txn_2', feeCents: 1_500 },
  { moved: 'txn_3', feeCents: -1_500 },
];
const found: FoundBooks = {
  payments: [
    { reference: 'pi_1', of: 'ORD-1', amountCents: 1_080, currency, feeCents: 61 },
    { reference: 'pi_2', of: 'ada-1', amountCents: 540, currency, feeCents: null },
  ],
  refunds: [
    { reference: 're_1', refundId: 'mine', payment: 'pi_1', amountCents: 100, currency, hasFailed: false },
    { reference: 're_2', refundId: null, payment: 'pi_1', amountCents: 50, currency, hasFailed: false },
  ],
  disputes: [{ id: 'dp_1', payment: 'pi_2', state: 'won', amountCents: 540, currency, fees }],
  payouts: [{ id: 'po_1', amountCents: 900, currency, hasFailed: false }],
  returned: [],
};
const all = expectedEntries(found);
const booked = all.map(({ id, kind, cents, reference }) => ({
  id,
  kind,
  grossCents: cents,
  currency,
  reference,
}));

it('says which entries follow from what the provider has', () => {
  expect(all.map(({ id, cents }) => [id, cents])).toEqual([
    ['charge-ORD-1', 1_080],
    ['fee-ORD-1', -61],
    ['charge-ada-1', 540],
    ['refund-mine', -100],
    ['refund-re_2', -50],
    ['dispute-dp_1', -540],
    ['dispute-dp_1-won', 540],
    ['fee-dp_1', -1_500],
    ['fee-txn_2', -1_500],
    ['fee-txn_3', 1_500],
    ['payout-po_1', -900],
  ]);
});

describe('a comparison', () => {
  it('finds the same amount in another currency', () => {
    const here = booked.map((entry) =>
      entry.id === 'refund-mine' ? { ...entry, currency: 'USD' as const } : entry,
    );
    expect(compareBooks(all, here)).toMatchObject([
      { id: 'refund-mine', what: 'currency', here: -100, there: -100, currency, currencyHere: 'USD' },
    ]);
  });

  it.each(['refund', 'payout'] as const)(
    'of a %s that came back asks for both entries or neither',
    (kind) => {
      const refund = { reference: 're_3', refundId: null, payment: 'pi_1', amountCents: 70, currency };
      const payout = { id: 're_3', amountCents: 70, currency, hasFailed: true };
      const expected = expectedEntries({
        ...nothingFound,
        refunds: kind === 'refund' ? [{ ...refund, hasFailed: true }] : [],
        payouts: kind === 'payout' ? [payout] : [],
      });
      const entry = (id: string, grossCents: number) => ({
        id,
        kind,
        grossCents,
        currency,
        reference: 're_3',
      });
      const [gone, back] = [entry(`${kind}-re_3`, -70), entry(`${kind}-re_3-failed`, 70)];
      expect(compareBooks(expected, [])).toEqual([]);
      expect(compareBooks(expected, [gone, back])).toEqual([]);
      expect(compareBooks(expected, [gone])).toMatchObject([{ id: back.id, what: 'missing', there: 70 }]);
      expect(compareBooks(expected, [back])).toMatchObject([{ id: back.id, what: 'unknown', here: 70 }]);
    },
  );

  it('finds nothing where all is booked', () => {
    expect(compareBooks(all, booked)).toEqual([]);
  });

  it('finds what is not here, not there, or another amount, and what can be booked', () => {
    const odd = { id: 'charge-ORD-9', kind: 'charge', grossCents: 5, currency, reference: 'pi_9' } as const;
    const here = [...booked.slice(1), odd].map((entry) =>
      entry.id === 'refund-mine' ? { ...entry, grossCents: -99 } : entry,
    );
    expect(compareBooks(all, here)).toEqual([
      {
        ...{
          id: 'charge-ORD-1',
          what: 'missing',
          kind: 'charge',
          here: null,
          there: 1_080,
          currency,
          reference: 'pi_1',
        },
        about: { kind: 'payment', reference: 'pi_1' },
      },
      {
        id: 'refund-mine',
        what: 'amount',
        kind: 'refund',
        here: -99,
        there: -100,
        currency,
        reference: 're_1',
        about: null,
      },
      {
        id: 'charge-ORD-9',
        what: 'unknown',
        kind: 'charge',
        here: 5,
        there: null,
        currency,
        reference: 'pi_9',
        about: null,
      },
    ]);
  });
});
