import { netAmounts } from '@tempera/domain/money/invoice-amounts';
import { lineShares } from '@tempera/domain/money/line-shares';
import type { Order } from '@tempera/domain/orders/order';
import { defaultSettings } from '@tempera/domain/settings/settings';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { customer } from './support/callers.ts';
import { order, placeOrder, quoteCheckout, reasonOf, succeed } from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { putCategory, putCoupon, putProduct, readDocument, withSettings } from './support/store.ts';

useGateway();

/** A template at 2.80, one at 39.00 and one of a category of its own at 0.99. */
let small: string;
let large: string;
let other: string;
let category: string;
beforeEach(async () => {
  category = await putCategory();
  [small, large, other] = [
    await putProduct({ priceCents: 280 }),
    await putProduct({ priceCents: 3_900 }),
    await putProduct({ priceCents: 99, category }),
  ];
});
const cart = () => [small, large, other];
const quoted = (couponCode: string, slugs = cart(), more: object = {}) =>
  succeed(quoteCheckout({ slugs, couponCode, ...more }));
const offOf = ({ lines }: Pick<Order, 'lines'>) => lines.map(({ discountCents }) => discountCents);

it.each([
  ['a percentage of what it names', { value: 20 }, ['small'], [56, undefined, undefined], 56, 359, 4_582],
  ['of a category', { value: 20 }, ['category'], [undefined, undefined, 20], 20, 362, 4_621],
  ['of both', { value: 20 }, ['small', 'category'], [56, undefined, 20], 76, 357, 4_560],
  ['an amount', { type: 'fixed', value: 100 }, ['large'], [undefined, 100, undefined], 100, 355, 4_534],
  [
    'at most what they cost',
    { type: 'fixed', value: 1_000 },
    ['small', 'category'],
    [280, undefined, 99],
    379,
    332,
    4_232,
  ],
  [
    'an amount by their prices',
    { type: 'fixed', value: 100 },
    ['small', 'category'],
    [74, undefined, 26],
    100,
    355,
    4_534,
  ],
] as const)(
  'takes off %s, to the cent',
  async (_what, fields, scope, off, discountCents, taxCents, totalCents) => {
    const names: readonly string[] = scope;
    const code = await putCoupon({
      ...fields,
      products: [small, large].filter((_slug, index) => names.includes(['small', 'large'][index] ?? '')),
      categories: names.includes('category') ? [category] : [],
    });
    await withSettings({}, async () => {
      const quote = await quoted(code);
      expect(offOf(quote)).toEqual(off);
      expect(quote).toMatchObject({ subtotalCents: 4_279, discountCents, taxCents, totalCents });

      const input = order({ slugs: cart(), couponCode: code, shownTotalCents: totalCents });
      const { orderId } = await succeed(placeOrder(input, customer()));
      const stored = (await readDocument(`orders/${orderId}`)) as Order;
      expect(stored).toMatchObject({ discountCents, taxCents, totalCents });
      expect(stored.lines).toEqual(quote.lines);
      // What a report says that each has earned follows the discount.
      const [, largest = 0] = lineShares(stored);
      const whole = off[1] ?? 0;
      expect(Math.abs(largest - (totalCents * (3_900 - whole)) / (4_279 - discountCents))).toBeLessThan(1);
      const net = netAmounts(stored, 850);
      expect(net).toMatchObject({ allowanceCents: discountCents, taxCents, totalCents, roundingCents: 0 });
      expect(net.lineCents).toEqual([280, 3_900, 99]);
    });
  },
);

it('says nothing of lines where it is for all of them', async () => {
  for (const fields of [{}, { products: [small, large], categories: [category] }]) {
    const quote = await quoted(await putCoupon({ value: 20, ...fields }));
    expect(offOf(quote)).toEqual([undefined, undefined, undefined]);
    expect(quote.discountCents).toBe(856);
  }
});

it('is refused where nothing in the cart is its own', async () => {
  const code = await putCoupon({ products: [small] });
  expect(await quoteCheckout({ slugs: [large, other], couponCode: code })).toMatchObject({
    refused: { reason: 'coupon-not-for-cart' },
    message: 'This code doesn’t apply to anything in your cart.',
  });
  await withSettings({}, async () => {
    const buy = (slugs: string[]) => reasonOf(placeOrder(order({ slugs, couponCode: code }), customer()));
    expect(await buy([large])).toBe('coupon-not-for-cart');
    expect(await buy([])).toBe('cart-empty');
  });
  // What is not for sale any more is not in the cart.
  await db().doc(`products/${small}`).update({ status: 'archived' });
  expect(await reasonOf(quoteCheckout({ slugs: cart(), couponCode: code }))).toBe('coupon-not-for-cart');
});

it('compares its minimum with the whole cart', async () => {
  const code = await putCoupon({ products: [small], minAmountCents: 4_000 });
  expect(await quoted(code)).toMatchObject({ discountCents: 56 });
  expect(await reasonOf(quoteCheckout({ slugs: [small, other], couponCode: code }))).toBe('coupon-minimum');
});

it('has Stripe Tax compute each line without what is taken off it', async () => {
  const code = await putCoupon({ value: 50, products: [large] });
  const tax = { ...defaultSettings.tax, mode: 'stripe', country: 'DE' } as const;
  await withSettings({ tax }, async () => {
    expect(await quoted(code, cart(), { buyer: { country: 'FR' } })).toMatchObject({
      discountCents: 1_950,
      taxCents: 466,
      totalCents: 2_795,
    });
  });
});

it('is unknown until its day has come', async () => {
  const startDate = Date.now() + 3_600_000;
  const code = await putCoupon({ startDate });
  const told = () => quoteCheckout({ slugs: [small], couponCode: code });
  expect(await told()).toEqual(await quoteCheckout({ slugs: [small], couponCode: 'NOSUCHCODE' }));
  await withSettings({}, async () => {
    expect(await reasonOf(placeOrder(order({ slugs: [small], couponCode: code }), customer()))).toBe(
      'coupon-invalid',
    );
  });
  await db()
    .doc(`coupons/${code}`)
    .update({ startDate: Timestamp.fromMillis(Date.now() - 1) });
  await succeed(told());
  await db().doc(`coupons/${code}`).update({ startDate: 'tomorrow' });
  expect(await reasonOf(told())).toBe('coupon-invalid');
});
