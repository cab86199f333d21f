import { expect, it } from 'vitest';
import { lineShares } from './line-shares.ts';
import { cents } from './money.ts';

const line = (slug: string, priceCents: number, discountCents?: number) => ({
  slug,
  name: slug,
  priceCents: cents(priceCents),
  quantity: 1,
  ...(discountCents !== undefined && { discountCents: cents(discountCents) }),
});

it('shares what was earned by prices, each less the discount of its line alone', () => {
  const prices = { totalCents: 300, lines: [line('a', 100), line('b', 300)] };
  expect(lineShares(prices)).toEqual([75, 225]);
  expect(lineShares({ totalCents: 300, lines: [line('a', 100, 100), line('b', 300)] })).toEqual([0, 300]);
  expect(lineShares({ totalCents: 330, lines: [line('a', 100, 50), line('b', 300, 50)] })).toEqual([55, 275]);
});
