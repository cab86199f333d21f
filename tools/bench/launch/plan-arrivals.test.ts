import { expect, it } from 'vitest';
import { planArrivals } from './plan-arrivals.ts';

it('has everybody come within the time, one after the other, most of them early', () => {
  const arrivals = planArrivals(100, 60_000);
  expect(arrivals).toHaveLength(100);
  expect(arrivals).toEqual(arrivals.toSorted((one, other) => one - other));
  expect(arrivals[0]).toBeGreaterThanOrEqual(0);
  expect(arrivals.at(-1)).toBeLessThanOrEqual(60_000);
  const before = (ms: number) => arrivals.filter((at) => at < ms).length;
  expect(before(10_000)).toBe(24);
  expect(before(30_000)).toBe(62);
});
