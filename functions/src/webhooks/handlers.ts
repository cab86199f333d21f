import { bookFee } from '../ledger/book-fee.ts';
import { bookPayout } from '../ledger/book-payout.ts';
import type { Handlers } from './carry-out.ts';

/** What follows from each kind of event. */
export const handlers: Handlers = {
  payment: async ({ reference }, provider) => bookFee(await provider.lookup(reference)),
  payout: bookPayout,
};
