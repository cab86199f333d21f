import { expect, it } from 'vitest';
import { checkStats } from '../../functions/src/stats/check-stats.ts';
import { eventually, expectExact, putRandomSales } from './support/sales.ts';

it('every figure equals the sum over 500 random orders, through refunds and changes of status', async () => {
  await putRandomSales(500, 500);
  await eventually(expectExact);
  expect((await checkStats()).figures).toBeGreaterThan(1_000);
});
