import { describe, expect, it } from 'vitest';
import { cents } from '../money/money.ts';
import {
  addContribution,
  addSum,
  behindParts,
  type CountedOrder,
  contributionOf,
  firstOrderOf,
  partsFor,
  partsOf,
  periodOf,
  type Sums,
  toDocuments,
  toSums,
} from './stats.ts';

const line = (slug: string, price: number, quantity = 1) => ({
  slug,
  name: slug,
  priceCents: cents(price),
  quantity,
});
const order: CountedOrder = {
  status: 'completed',
  lines: [line('neogate', 280), line('constructor', 560)],
  totalCents: 700,
  discountCents: 140,
  date: Date.UTC(2026, 10, 30, 23, 59, 59, 999),
};

describe('contributionOf', () => {
  it('an order counts on its UTC day, and its lines share what it earned', () => {
    expect(contributionOf(order)).toEqual({
      day: '2026-11-30',
      figures: {
        earnedCents: 700,
        orders: 1,
        freeOrders: 0,
        units: 2,
        discountCents: 140,
        refunds: 0,
        refundedCents: 0,
      },
      products: { neogate: { units: 1, cents: 233 }, constructor: { units: 1, cents: 467 } },
    });
  });

  it('lines of one product are one', () => {
    const lines = [line('a', 100, 2), line('a', 100)];
    expect(contributionOf({ ...order, lines, totalCents: 300 })?.products).toEqual({
      a: { units: 3, cents: 300 },
    });
  });

  it('a part given back is not earned, and all of it is no order any more', () => {
    const partly = contributionOf({ ...order, refundedCents: 100 });
    expect(partly?.figures).toMatchObject({ earnedCents: 600, orders: 1, refunds: 1, refundedCents: 100 });
    expect(partly?.products).toMatchObject({ neogate: { cents: 200 }, constructor: { cents: 400 } });
    const whole = contributionOf({ ...order, status: 'refunded', refundedCents: 700 });
    expect(whole).toMatchObject({
      figures: { earnedCents: 0, orders: 0, units: 0, discountCents: 0, refunds: 1, refundedCents: 700 },
      products: { neogate: { units: 0, cents: 0 } },
    });
  });

  it('a refund is taken from the lines that were withdrawn for it', () => {
    const refund = (refundedCents: number, withdrawn: string[]) =>
      contributionOf({ ...order, refundedCents, withdrawn });
    expect(refund(467, ['constructor'])).toMatchObject({
      figures: { earnedCents: 233, orders: 1, units: 1 },
      products: { neogate: { units: 1, cents: 233 }, constructor: { units: 0, cents: 0 } },
    });
    const less = { neogate: { units: 1, cents: 233 }, constructor: { units: 0, cents: 167 } };
    expect(refund(300, ['constructor'])?.products).toEqual(less);
    const more = { neogate: { units: 1, cents: 200 }, constructor: { units: 0, cents: 0 } };
    expect(refund(500, ['constructor'])?.products).toEqual(more);
  });

  it('a free one is an order that earns nothing', () => {
    const free = contributionOf({ ...order, lines: [line('neogate', 0)], totalCents: 0, discountCents: 0 });
    expect(free).toMatchObject({
      figures: { earnedCents: 0, orders: 1, freeOrders: 1, units: 1 },
      products: { neogate: { units: 1, cents: 0 } },
    });
  });

  it.each(['pending', 'failed'] as const)('one that is %s adds nothing', (status) => {
    expect(contributionOf({ ...order, status })).toBeNull();
  });
});

describe('sums', () => {
  const sums: Sums = new Map();
  const what = contributionOf(order);
  if (!what) throw new Error('counts');
  addContribution(sums, what, 1);
  addContribution(sums, firstOrderOf(order.date), 1);

  it('stand in a month, and for products in a day and a month', () => {
    const products = { neogate: { units: 1, cents: 233 }, constructor: { units: 1, cents: 467 } };
    const day = { earnedCents: 700, orders: 1, units: 2, discountCents: 140, newBuyers: 1 };
    expect(Object.fromEntries(toDocuments(sums))).toEqual({
      'months/2026-11': { days: { '2026-11-30': day } },
      'productDays/2026-11-30': { products },
      'productMonths/2026-11': { products },
    });
  });

  it('come back from their documents, without zeros', () => {
    const back: Sums = new Map();
    for (const [path, document] of toDocuments(sums))
      for (const [key, sum] of toSums(path, document)) back.set(key, sum);
    expect(back).toEqual(sums);
    expect(toSums('months/2026-11', { days: { '2026-11-30': { orders: 0 } } }).size).toBe(0);
  });

  it('nothing is left when all is taken away', () => {
    const none = new Map(sums);
    addContribution(none, firstOrderOf(order.date), -1);
    addContribution(none, what, -1);
    expect(none.size).toBe(0);
  });
});

describe('the parts of a large store', () => {
  const slugs = Array.from({ length: 300 }, (_, n) => `template-${n}`);
  const products = Object.fromEntries(slugs.map((slug, n) => [slug, { units: 1, cents: n + 1 }]));
  const what = { day: '2026-11-30', figures: {}, products };

  it.each([
    [0, 1],
    [5_000, 1],
    [5_001, 2],
    [100_000, 20],
    [1_000_000, 20],
  ])('of %i products are %i', (count, parts) => {
    expect(partsFor(count)).toBe(parts);
  });

  it('hold together what one would hold, each product in one of them', () => {
    const whole: Sums = new Map();
    const laid: Sums = new Map();
    addContribution(whole, what, 1);
    addContribution(laid, what, 1, 3);
    const documents = toDocuments(laid);
    expect([...documents.keys()].sort()).toEqual(
      [
        ...partsOf('2026-11-30', 3).map((id) => `productDays/${id}`),
        ...partsOf('2026-11', 3).map((id) => `productMonths/${id}`),
      ].sort(),
    );
    const together: Sums = new Map();
    for (const [path, document] of documents) {
      const [collection, id = ''] = path.split('/');
      const sums = toSums(`${collection}/${periodOf(id)}`, document);
      expect(sums.size).toBeLessThan(whole.size / 4);
      for (const [key, by] of sums) addSum(together, key, by);
    }
    expect(together).toEqual(whole);
  });

  it('are told apart from the next day and month by their ids', () => {
    for (const [period, next] of [
      ['2026-11-30', '2026-12-01'],
      ['2026-11-08', '2026-11-09'],
      ['2026-11', '2026-12'],
    ] as const) {
      const ids = partsOf(period, 20);
      expect(ids.every((id) => id >= period && id <= behindParts(period))).toBe(true);
      expect(behindParts(period) < next).toBe(true);
    }
  });
});
