import { defaultSettings } from '@tempera/domain/settings/settings';
import { describe, expect, it } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { grant } from './support/archive.ts';
import { customer, guest } from './support/callers.ts';
import { quoteCheckout, reasonOf, succeed } from './support/calls.ts';
import { countDocuments, putCoupon, putProduct, withMaintenance, withSettings } from './support/store.ts';

describe('quoteCheckout', () => {
  it('prices a cart for anybody, in the order asked for', async () => {
    const paid = await putProduct({ title: 'AstroAccess', priceCents: 280 });
    const free = await putProduct({ title: 'Neo Gate', priceCents: 0 });
    const quote = { slugs: [free, paid] };
    const expected = {
      lines: [
        { slug: free, name: 'Neo Gate', priceCents: 0, quantity: 1 },
        { slug: paid, name: 'AstroAccess', priceCents: 280, quantity: 1 },
      ],
      subtotalCents: 280,
      discountCents: 0,
      taxCents: 24,
      totalCents: 304,
      tax: { country: null, region: null, rate: 850, included: false, reverseCharge: false },
      currency: 'USD',
      coupon: null,
    };
    await withSettings({}, async () => {
      for (const who of [null, guest(), customer()]) {
        expect(await succeed(quoteCheckout(quote, who))).toEqual(expected);
      }
    });
  });

  it.each([
    ['AstroAccess', 280, { type: 'percentage', value: 20 }, [280, 56, 19, 243]],
    ['Portfolio', 3900, { type: 'fixed', value: 1000 }, [3900, 1000, 247, 3147]],
  ] as const)('the worked example %s', async (title, priceCents, coupon, figures) => {
    const slug = await putProduct({ title, priceCents });
    const code = await putCoupon({ ...coupon, description: 'For this test' });
    await withSettings({}, async () => {
      const quote = await succeed(quoteCheckout({ slugs: [slug], couponCode: ` ${code.toLowerCase()} ` }));
      expect([quote.subtotalCents, quote.discountCents, quote.taxCents, quote.totalCents]).toEqual(figures);
      expect(quote.coupon).toEqual({ code, description: 'For this test' });
    });
  });

  it('drops what is unknown, draft, archived, without an archive, doubled or no slug', async () => {
    const slug = await putProduct();
    const draft = await putProduct({ status: 'draft' });
    const archived = await putProduct({ status: 'archived' });
    const unfilled = await putProduct({ version: '' });
    const slugs = [
      draft,
      slug,
      archived,
      unfilled,
      'never-heard-of',
      slug,
      '../x',
      '__proto__',
      'constructor',
    ];
    const quote = await succeed(quoteCheckout({ slugs }));
    expect(quote.lines.map((line) => line.slug)).toEqual([slug]);
    expect(await succeed(quoteCheckout({ slugs: [draft] }))).toMatchObject({ lines: [], totalCents: 0 });
  });

  it('leaves out what the caller owns where that is asked for, of their own library alone', async () => {
    const owned = await putProduct({ title: 'Owned', priceCents: 280 });
    const wanted = await putProduct({ title: 'Wanted', priceCents: 1_000 });
    const buyer = customer();
    await grant(buyer.uid, owned);
    const asked = { slugs: [owned, wanted], leaveOutOwned: true };
    await withSettings({}, async () => {
      expect(await succeed(quoteCheckout(asked, buyer))).toMatchObject({
        lines: [{ slug: wanted }],
        owned: [{ slug: owned, name: 'Owned' }],
        totalCents: 1_085,
      });
      for (const who of [null, guest(), customer()]) {
        expect(await succeed(quoteCheckout(asked, who))).toMatchObject({
          lines: [{ slug: owned }, { slug: wanted }],
          owned: [],
        });
      }
      const whole = await succeed(quoteCheckout({ slugs: asked.slugs }, buyer));
      expect(whole.lines).toHaveLength(2);
      expect(whole).not.toHaveProperty('owned');
    });
  });

  it('takes an empty code for none', async () => {
    const slug = await putProduct();
    for (const couponCode of ['', '   ', null, undefined]) {
      expect(await succeed(quoteCheckout({ slugs: [slug], couponCode }))).toMatchObject({ coupon: null });
    }
  });

  it('refuses a coupon that may not be used', async () => {
    const slug = await putProduct({ priceCents: 280 });
    const expired = await putCoupon({ expiryDate: Date.now() - 1 });
    const inactive = await putCoupon({ status: 'inactive' });
    for (const couponCode of ['NOBODY-HAS-IT', expired, inactive, '../x', '😀', 'x'.repeat(200)]) {
      expect(await quoteCheckout({ slugs: [slug], couponCode })).toMatchObject({
        refused: { reason: 'coupon-invalid' },
        code: 'failed-precondition',
        message: 'Invalid or expired coupon code',
      });
    }
    const minimum = await putCoupon({ minAmountCents: 500 });
    expect(await quoteCheckout({ slugs: [slug], couponCode: minimum })).toMatchObject({
      refused: { reason: 'coupon-minimum', minAmountCents: 500 },
      message: 'Minimum order amount is $5.00',
    });
    await withSettings({ currency: 'EUR' }, async () => {
      expect(await quoteCheckout({ slugs: [slug], couponCode: minimum })).toMatchObject({
        message: 'Minimum order amount is €5.00',
      });
    });
  });

  it('takes 12.5 percent off with a coupon that never ends, to the cent', async () => {
    const slug = await putProduct({ priceCents: 284 });
    const couponCode = await putCoupon({ value: 12.5, expiryDate: null });
    await withSettings({ taxRate: '0' }, async () => {
      expect(await succeed(quoteCheckout({ slugs: [slug], couponCode }))).toMatchObject({
        discountCents: 36,
        totalCents: 248,
      });
    });
  });

  it('takes no coupon whose end is no time', async () => {
    const slug = await putProduct();
    const couponCode = await putCoupon();
    await db().doc(`coupons/${couponCode}`).update({ expiryDate: 'never' });
    expect(await reasonOf(quoteCheckout({ slugs: [slug], couponCode }))).toBe('coupon-invalid');
  });

  it('refuses every code while coupons are switched off', async () => {
    const slug = await putProduct();
    const code = await putCoupon();
    await withSettings({ enableCoupons: false }, async () => {
      expect(await reasonOf(quoteCheckout({ slugs: [slug], couponCode: code }))).toBe('coupons-off');
      expect(await succeed(quoteCheckout({ slugs: [slug] }))).toMatchObject({ coupon: null });
    });
  });

  it('follows the settings: tax rate and currency', async () => {
    const slug = await putProduct({ priceCents: 1000 });
    await withSettings({ taxRate: '20', currency: 'EUR' }, async () => {
      expect(await succeed(quoteCheckout({ slugs: [slug] }))).toMatchObject({
        taxCents: 200,
        currency: 'EUR',
      });
    });
  });

  it('taxes by the buyer’s country, where the settings say so', async () => {
    const slug = await putProduct({ priceCents: 1000 });
    const quoted = (buyer?: { country: string; state?: string }) =>
      succeed(quoteCheckout({ slugs: [slug], buyer }));
    const byCountry = { mode: 'by-country', country: 'DE', oss: true } as const;
    const tax = { ...defaultSettings.tax, ...byCountry, states: 'NY 8.875' };
    await withSettings({ tax }, async () => {
      expect(await quoted()).toMatchObject({ taxCents: 190, tax: { country: 'DE', rate: 1_900 } });
      expect(await quoted({ country: 'Finland' })).toMatchObject({ taxCents: 255, tax: { rate: 2_550 } });
      expect(await quoted({ country: 'JP' })).toMatchObject({ taxCents: 0, tax: { country: 'JP', rate: 0 } });
      expect(await quoted({ country: 'US', state: 'new york' })).toMatchObject({
        taxCents: 89,
        tax: { country: 'US', region: 'NY', rate: 887.5 },
      });
    });
    await withSettings({ tax: { ...tax, included: true } }, async () => {
      expect(await quoted({ country: 'FI' })).toMatchObject({
        taxCents: 203,
        totalCents: 1_000,
        tax: { included: true },
      });
    });
  });

  it('takes no use of a coupon, and works during maintenance', async () => {
    const slug = await putProduct();
    const code = await putCoupon({ maxUses: 1 });
    await withMaintenance(async () => {
      await succeed(quoteCheckout({ slugs: [slug], couponCode: code }));
      await succeed(quoteCheckout({ slugs: [slug], couponCode: code }));
    });
    expect(await countDocuments(`coupons/${code}/redemptions`)).toBe(0);
  });
});
