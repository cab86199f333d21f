import type { RefundOrderInput } from '@tempera/domain/orders/order-calls';
import { db } from '../../../functions/src/platform/admin.ts';
import { customer, type TestAuth } from './callers.ts';
import { order, placeOrder, succeed } from './calls.ts';
import { putCoupon, putProduct, readDocument, unique, withSettings } from './store.ts';

/** A paid order of two templates at 280 cents each, 486 cents in all with a 20 percent coupon of one use and the tax. */
export async function buyTwo(buyer: TestAuth = customer(), paymentToken = 'tok_paid') {
  const slugs = [await putProduct(), await putProduct()];
  const code = await putCoupon({ maxUses: 1 });
  const { orderId, totalCents } = await withSettings({}, () =>
    succeed(placeOrder(order({ slugs, couponCode: code, paymentToken }), buyer)),
  );
  return { buyer, slugs: slugs as [string, string], code, orderId, totalCents };
}

export const refund = (orderId: string, fields: Partial<RefundOrderInput> = {}): RefundOrderInput => ({
  idempotencyKey: unique('key-'),
  orderId,
  amountCents: 100,
  slugs: [],
  reason: 'It was not what they had hoped for',
  ...fields,
});

export const owns = async ({ uid }: TestAuth, slug: string) =>
  (await readDocument(`users/${uid}/library/${slug}`)) !== undefined;

/** What happened to an order, by what it is called; a set, as steps of one commit have one time. */
export async function stepsOf(orderId: string): Promise<string[]> {
  const history = await db().collection(`orders/${orderId}/history`).get();
  return history.docs.map((event) => event.data().what).sort();
}

/** Ids of the mails about an order. */
export async function mailsOf(orderId: string): Promise<string[]> {
  const found = db().collection('mail').orderBy('__name__').startAt(`order-${orderId}`);
  return (await found.endBefore(`order-${orderId}.`).get()).docs.map((mail) => mail.id);
}
