import { expect, it } from 'vitest';
import { checkStats } from '../../functions/src/stats/check-stats.ts';
import { eventually, expectExact, putRandomEntries, putRandomSales } from './support/sales.ts';

/** Thousands of events go through two emulators, beside whatever else the machine does. */
const patience = 840_000;

it('every figure equals the sum over 500 random orders and the ledger of 500 payments', {
  timeout: patience + 60_000,
}, async () => {
  await Promise.all([putRandomSales(500, 500), putRandomEntries(501, 500)]);
  // To look is to read the whole store, which must not keep the events waiting.
  await eventually(expectExact, { timeout: patience, interval: 5_000 });
  expect((await checkStats()).figures).toBeGreaterThan(1_000);
});
