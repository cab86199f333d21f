import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../settings/settings.ts';
import { nowhere, taxRuleOf } from '../tax/tax-rule.ts';
import { cents } from './money.ts';
import { chargedCents, type Line, priceCart, subtotalOf, withDiscounts } from './pricing.ts';

const line = (priceCents: number, quantity = 1): Line => ({
  slug: `p${priceCents}`,
  name: 'Template',
  priceCents: cents(priceCents),
  quantity,
});
const oneRate = (percent: number) => taxRuleOf({ ...defaultSettings, taxRate: String(percent) }, nowhere, 0);
const figures = (lines: Line[], coupon: Parameters<typeof priceCart>[1], taxPercent = 8.5) => {
  const { subtotalCents, discountCents, taxCents, totalCents } = priceCart(
    lines,
    coupon,
    oneRate(taxPercent),
    'USD',
  );
  return [subtotalCents, discountCents, taxCents, totalCents];
};

describe('priceCart, the worked examples', () => {
  it('AstroAccess with 20 percent', () => {
    expect(figures([line(280)], { type: 'percentage', value: 20 })).toEqual([280, 56, 19, 243]);
  });

  it('Portfolio with fixed 10', () => {
    expect(figures([line(3900)], { type: 'fixed', value: 1000 })).toEqual([3900, 1000, 247, 3147]);
  });

  it('rounds half a cent up', () => {
    expect(figures([line(2900)], null)).toEqual([2900, 0, 247, 3147]);
    expect(figures([line(5)], { type: 'percentage', value: 50 }, 0)).toEqual([5, 3, 0, 2]);
  });

  it('never takes off more than the subtotal', () => {
    expect(figures([line(280)], { type: 'fixed', value: 1000 })).toEqual([280, 280, 0, 0]);
    expect(figures([line(280)], { type: 'percentage', value: 400 })).toEqual([280, 280, 0, 0]);
  });

  it('a free cart costs nothing', () => {
    expect(figures([line(0)], null)).toEqual([0, 0, 0, 0]);
    expect(figures([], { type: 'percentage', value: 20 })).toEqual([0, 0, 0, 0]);
  });

  it('a shipping coupon saves nothing on what is not shipped', () => {
    expect(figures([line(280)], { type: 'shipping', value: 0 })).toEqual([280, 0, 24, 304]);
  });
});

it('priceCart adds up, whatever is in the cart', () => {
  const anyLine = fc.tuple(fc.nat(10_000_000), fc.integer({ min: 1, max: 5 })).map(([p, n]) => line(p, n));
  const anyCoupon = fc.oneof(
    fc.constant(null),
    fc.record({ type: fc.constantFrom('percentage', 'fixed', 'shipping'), value: fc.nat(1_000_000) }),
  );
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 50 }),
      anyCoupon,
      fc.integer({ min: 0, max: 100 }),
      (lines, coupon, tax) => {
        const [subtotal = 0, discount = 0, taxed = 0, total = 0] = figures(lines, coupon, tax);
        expect(total).toBe(subtotal - discount + taxed);
        expect(discount).toBeLessThanOrEqual(subtotal);
        for (const amount of [subtotal, discount, taxed, total]) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        }
      },
    ),
  );
});

describe('a coupon for some lines alone', () => {
  const lines = [line(280), line(3900), line(1)];
  const discounted = [lines[0], lines[2]] as Line[];

  it.each([
    ['a percentage of these', { type: 'percentage', value: 50 }, 141, [140, 1]],
    ['an amount, at most what they cost', { type: 'fixed', value: 1_000 }, 281, [280, 1]],
    ['an amount, shared as they cost', { type: 'fixed', value: 100 }, 100, [100, undefined]],
  ] as const)('takes off %s', (_what, coupon, discount, [first, last]) => {
    const { discountCents, totalCents } = priceCart(lines, coupon, oneRate(0), 'USD', discounted);
    expect([discountCents, totalCents]).toEqual([discount, 4_181 - discount]);
    expect(withDiscounts(lines, discounted, discountCents).map((one) => one.discountCents)).toEqual([
      first,
      undefined,
      last,
    ]);
  });

  it('marks no line of a discount on the whole cart', () => {
    expect(withDiscounts(lines, lines, cents(100))).toEqual(lines);
  });

  it('adds up to the cent, and takes off no line more than it costs, nor anything off another', () => {
    const anyCart = fc.array(fc.tuple(fc.nat(1_000_000), fc.integer({ min: 1, max: 5 }), fc.boolean()), {
      maxLength: 50,
    });
    const anyCoupon = fc.oneof(
      fc.record({ type: fc.constant('percentage' as const), value: fc.nat(100) }),
      fc.record({ type: fc.constant('fixed' as const), value: fc.nat(1_000_000) }),
      fc.constant({ type: 'shipping' as const, value: 0 }),
    );
    fc.assert(
      fc.property(anyCart, anyCoupon, fc.integer({ min: 0, max: 100 }), (cart, coupon, tax) => {
        const all = cart.map(([price, quantity]) => line(price, quantity));
        const some = all.filter((_line, index) => cart[index]?.[2]);
        const totals = priceCart(all, coupon, oneRate(tax), 'USD', some);
        const priced = withDiscounts(all, some, totals.discountCents);
        expect(totals.discountCents).toBeLessThanOrEqual(subtotalOf(some));
        expect(totals.totalCents).toBe(totals.subtotalCents - totals.discountCents + totals.taxCents);
        if (some.length === all.length) return;
        const off = priced.map(({ discountCents = 0 }) => discountCents);
        expect(off.reduce((sum, one) => sum + one, 0)).toBe(totals.discountCents);
        for (const [index, one] of priced.entries()) {
          expect(chargedCents(one)).toBeGreaterThanOrEqual(0);
          if (!some.includes(all[index] as Line)) expect(off[index]).toBe(0);
        }
      }),
    );
  });
});
