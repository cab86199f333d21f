import { describe, expect, it } from 'vitest';
import { customer } from './support/callers.ts';
import { order, placeOrder } from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { rush } from './support/rush.ts';
import { countDocuments, putCoupon, putProduct, readDocument, withSettings } from './support/store.ts';

useGateway();

describe('a rush on a coupon', () => {
  it('gives exactly ten of a hundred buyers the last ten uses', async () => {
    const slug = await putProduct({ priceCents: 280 });
    const code = await putCoupon({ maxUses: 10 });
    await withSettings({}, async () => {
      const outcomes = await rush(slug, code.toLowerCase());
      const sold = outcomes.flatMap((outcome) => ('ok' in outcome ? [outcome.ok] : []));
      const refused = outcomes.flatMap((outcome) => ('ok' in outcome ? [] : [outcome]));

      expect(refused.map(({ refused, message }) => [refused.reason, message])).toEqual(
        Array.from({ length: 90 }, () => ['coupon-invalid', 'Invalid or expired coupon code']),
      );
      expect(sold).toHaveLength(10);
      for (const { orderId, status, totalCents } of sold) {
        expect({ status, totalCents }).toEqual({ status: 'completed', totalCents: 243 });
        expect(await readDocument(`orders/${orderId}`)).toMatchObject({
          couponCode: code,
          discountCents: 56,
        });
      }
      expect(await countDocuments(`coupons/${code}/redemptions`)).toBe(10);
    });
  });

  it('serves one buyer with forty keys alike', async () => {
    const slug = await putProduct({ priceCents: 280 });
    const code = await putCoupon({ maxUses: 10 });
    const buyer = customer();
    await withSettings({}, async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 40 }, () => placeOrder(order({ slugs: [slug], couponCode: code }), buyer)),
      );
      const reasons = outcomes.map((outcome) =>
        'ok' in outcome ? outcome.ok.status : outcome.refused.reason,
      );
      expect(reasons.filter((reason) => reason === 'completed')).toHaveLength(10);
      expect(reasons.filter((reason) => reason === 'coupon-invalid')).toHaveLength(30);
    });
  });
});

describe('one idempotency key, twenty times at once', () => {
  it.each([
    ['paid', 280, 'tok_paid'],
    ['free', 0, null],
    ['declined', 280, 'tok_declined'],
  ])('%s: one order, one redemption, twenty equal answers', async (_what, priceCents, paymentToken) => {
    const slug = await putProduct({ priceCents });
    const code = await putCoupon({ maxUses: 5 });
    const buyer = customer();
    const call = order({ slugs: [slug], couponCode: code, paymentToken });
    await withSettings({}, async () => {
      const outcomes = await Promise.all(Array.from({ length: 20 }, () => placeOrder(call, buyer)));
      expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
      expect(outcomes[0]).toHaveProperty('ok.orderId');
      const failed = paymentToken === 'tok_declined';
      expect(await countDocuments(`coupons/${code}/redemptions`)).toBe(failed ? 0 : 1);
      expect(await countDocuments(`users/${buyer.uid}/library`)).toBe(failed ? 0 : 1);
    });
  });
});
