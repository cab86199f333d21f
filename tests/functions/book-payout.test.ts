import { expect, it } from 'vitest';
import { bookPayout } from '../../functions/src/ledger/book-payout.ts';
import type { Payout } from '../../functions/src/payments/payment-provider.ts';
import { readDocument, unique } from './support/store.ts';

const noMark = () => {};
const provider = (id: string, state: Payout['state']) => ({
  name: 'stripe',
  payout: async () => ({ id, state, amountCents: 12_300, currency: 'USD' as const }),
});
const book = (id: string, state: Payout['state']) => bookPayout({ payout: id }, provider(id, state), noMark);

it('a payout is booked once it is paid, and once', async () => {
  const id = unique('po_');
  await book(id, 'pending');
  expect(await readDocument(`ledger/payout-${id}`)).toBeUndefined();
  await Promise.all([book(id, 'paid'), book(id, 'paid'), book(id, 'paid')]);
  expect(await readDocument(`ledger/payout-${id}`)).toMatchObject({
    kind: 'payout',
    of: { type: 'payout', id, uid: null },
    grossCents: -12_300,
    taxCents: 0,
    netCents: -12_300,
    provider: 'stripe',
    reference: id,
  });
});

it('one that comes back gives back what its entry took, once', async () => {
  const id = unique('po_');
  await book(id, 'paid');
  await book(id, 'failed');
  await book(id, 'failed');
  expect(await readDocument(`ledger/payout-${id}-failed`)).toMatchObject({
    kind: 'payout',
    grossCents: 12_300,
    reference: id,
  });
});

it('one that failed before it was paid has moved nothing', async () => {
  const id = unique('po_');
  await book(id, 'failed');
  expect(await readDocument(`ledger/payout-${id}-failed`)).toBeUndefined();
  expect(await readDocument(`ledger/payout-${id}`)).toBeUndefined();
});
