import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { buyTwo } from './support/bought.ts';
import { customer, type TestAuth, withRole } from './support/callers.ts';
import {
  findOrder,
  generateCoupons,
  giveOrder,
  type Outcome,
  openOrder,
  refundOrder,
  requestOrderLink,
  resendDownloadLinks,
  setOrderStatus,
} from './support/calls.ts';
import { check, runs } from './support/every-input.ts';
import { useGateway } from './support/gateway.ts';
import { callers, mostly, nastyValue, shaped } from './support/inputs.ts';
import { member } from './support/plans.ts';
import { readDocument, unique, withSettings } from './support/store.ts';

const gateway = useGateway();
let admin: TestAuth;
let orders: string[];
let slugs: string[];

beforeAll(async () => {
  admin = await withRole('admin');
  const bought = [await buyTwo(), await buyTwo(), await buyTwo(customer(), 'tok_declined')];
  orders = bought.map(({ orderId }) => orderId);
  slugs = bought.flatMap((one) => one.slugs);
});

const orderIds = () => mostly(fc.constantFrom(...orders, 'ORD-1000000000000', 'ORD-1', '../users/x', ''));

/** Tries a callable with a thousand inputs and callers. @returns how many were answered */
async function tryAll<Input>(
  inputs: fc.Arbitrary<Input>,
  call: (input: Input, who: TestAuth | null) => Promise<Outcome<unknown>>,
): Promise<number> {
  let answered = 0;
  const who = fc.oneof(
    { weight: 1, arbitrary: callers },
    { weight: 3, arbitrary: fc.constant<TestAuth | null>(admin) },
  );
  await withSettings({ emailNotifications: false }, () =>
    fc.assert(
      fc.asyncProperty(inputs, who, async (input, caller) => {
        if (check(await call(input, caller)) !== null) answered += 1;
      }),
      runs,
    ),
  );
  return answered;
}

/** What the provider has given back of an order in all. */
const given = async (orderId: string): Promise<number> =>
  (await gateway.givenBackOf(orderId)).reduce((sum, cents) => sum + cents, 0);

describe('a thousand inputs of every kind', () => {
  it('refundOrder gives back what the order says, and never more than was paid', async () => {
    const inputs = shaped({
      idempotencyKey: mostly(fc.integer({ min: 0, max: 20 }).map((n) => `the-key-${n}`)),
      orderId: orderIds(),
      amountCents: mostly(fc.integer({ min: -5, max: 120 })),
      slugs: mostly(fc.subarray(slugs)),
      reason: mostly(fc.constantFrom('Broken', ' ', '😀')),
    });
    expect(await tryAll(inputs, refundOrder)).toBeGreaterThan(1);
    for (const orderId of orders) {
      const order = await readDocument(`orders/${orderId}`);
      expect(await given(orderId)).toBe(order?.refundedCents ?? 0);
      expect(await given(orderId)).toBeLessThanOrEqual(order?.totalCents);
      expect(order?.openRefund).toBeUndefined();
    }
  });

  it('setOrderStatus and resendDownloadLinks', async () => {
    const status = mostly(fc.constantFrom('completed', 'pending', 'failed', 'refunded'));
    await tryAll(shaped({ orderId: orderIds(), status }), setOrderStatus);
    await tryAll(shaped({ orderId: orderIds() }), resendDownloadLinks);
  });

  it('giveOrder gives a template once, and makes nothing that costs', async () => {
    const person = await member();
    const inputs = shaped({
      idempotencyKey: mostly(fc.integer({ min: 0, max: 20 }).map((n) => `the-key-${n}`)),
      uid: fc.option(mostly(fc.constantFrom(person.uid, 'nobody', '../x')), { nil: undefined }),
      email: fc.option(mostly(fc.constantFrom(String(person.token.email), 'ada')), { nil: undefined }),
      slugs: mostly(fc.subarray(slugs)),
      reason: mostly(fc.constantFrom('Thanks', ' ', '😀')),
    });
    expect(await tryAll(inputs, giveOrder)).toBeGreaterThan(0);
    const given = await db().collection('orders').where('uid', '==', person.uid).get();
    const got = given.docs.flatMap((order) => order.data().lines.map((line: { slug: string }) => line.slug));
    expect(got.length).toBe(new Set(got).size);
    for (const order of given.docs) expect(order.data()).toMatchObject({ totalCents: 0, comp: true });
  });

  it('openOrder, requestOrderLink and findOrder', async () => {
    await tryAll(shaped({ link: mostly(fc.string()) }), openOrder);
    await tryAll(shaped({ orderId: orderIds() }), requestOrderLink);
    const email = mostly(fc.constantFrom('ada@example.com', 'ada'));
    await tryAll(shaped({ email, orderId: orderIds() }), (input) => findOrder(input));
  });

  it('generateCoupons', async () => {
    const inputs = shaped({
      idempotencyKey: mostly(fc.constantFrom(unique('key-'), unique('key-'), 'short')),
      prefix: mostly(fc.constantFrom('partner', 'A_B', '-', 'two words')),
      count: mostly(fc.integer({ min: -1, max: 5 })),
      description: nastyValue,
      type: mostly(fc.constantFrom('percentage', 'fixed', 'shipping')),
      value: mostly(fc.integer({ min: -1, max: 102 })),
      minAmountCents: mostly(fc.integer({ min: -1, max: 102 })),
      firstOrderOnly: mostly(fc.boolean()),
      products: mostly(fc.array(fc.constantFrom('neogate', '../x', ''))),
      categories: mostly(fc.array(fc.constantFrom('auth', 'Two Words'))),
      startDate: mostly(fc.constantFrom(null, 0, Date.now() + 172_800_000)),
      expiryDate: mostly(fc.constantFrom(0, Date.now() + 86_400_000)),
    });
    await tryAll(inputs, generateCoupons);
  });
});
