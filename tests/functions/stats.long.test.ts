import { expect, it } from 'vitest';
import { checkStats } from '../../functions/src/stats/check-stats.ts';
import { eventually, expectExact, putRandomEntries, putRandomSales } from './support/sales.ts';

it('every figure equals the sum over 500 random orders and the ledger of 500 payments', async () => {
  await Promise.all([putRandomSales(500, 500), putRandomEntries(501, 500)]);
  await eventually(expectExact);
  expect((await checkStats()).figures).toBeGreaterThan(1_000);
});
