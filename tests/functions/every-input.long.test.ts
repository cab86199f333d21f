import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { putArchive } from './support/archive.ts';
import { placeOrder, quoteCheckout, requestDownload, startSession } from './support/calls.ts';
import { check, nothing, runs, written } from './support/every-input.ts';
import { useGateway } from './support/gateway.ts';
import {
  callers,
  downloadInputs,
  type Known,
  orderInputs,
  quoteInputs,
  sessionInputs,
} from './support/inputs.ts';
import { putCoupon, putProduct, withSettings } from './support/store.ts';

useGateway();

let known: Known;

beforeAll(async () => {
  const { slug: archived } = await putArchive({ priceCents: 0 });
  known = {
    slugs: [
      archived,
      await putProduct(),
      await putProduct({ priceCents: 0 }),
      await putProduct({ status: 'draft' }),
    ],
    codes: [
      await putCoupon(),
      await putCoupon({ maxUses: 100_000 }),
      await putCoupon({ minAmountCents: 10_000 }),
    ],
  };
});

// A thousand calls, with the triggers of what they write at work beside them.
describe('a thousand inputs of every kind', () => {
  it('quoteCheckout answers or refuses, and writes nothing', async () => {
    let answered = 0;
    const change = await written(() =>
      fc.assert(
        fc.asyncProperty(quoteInputs(known), callers, async (input, who) => {
          if (check(await quoteCheckout(input, who))) answered += 1;
        }),
        runs,
      ),
    );
    expect(change).toEqual(nothing);
    expect(answered).toBeGreaterThan(50);
  });

  it('placeOrder answers or refuses, and only an answer is written', async () => {
    const orders = new Set<string>();
    const change = await withSettings({ orderNotifications: false }, () =>
      written(() =>
        fc.assert(
          fc.asyncProperty(orderInputs(known), callers, async (input, who) => {
            const placed = check(await placeOrder(input, who));
            if (placed) orders.add(placed.orderId);
          }),
          runs,
        ),
      ),
    );
    const stored = await Promise.all([...orders].map((id) => db().doc(`orders/${id}`).get()));
    const slots = stored.filter((one) => typeof one.data()?.couponSlot === 'string').length;
    const entries = new Set(
      stored.flatMap((one) => {
        const { uid, status, lines = [] } = one.data() ?? {};
        return status === 'completed' ? lines.map((line: { slug: string }) => `${uid}/${line.slug}`) : [];
      }),
    );
    expect(change).toEqual({
      ...nothing,
      orders: orders.size,
      idempotency: orders.size,
      redemptions: slots,
      library: entries.size,
    });
    expect(orders.size).toBeGreaterThan(50);
  });

  it('requestDownload answers or refuses, and only a free template that is handed out counts', async () => {
    const claims = new Set<string>();
    const people = new Set<string>();
    const change = await written(() =>
      fc.assert(
        fc.asyncProperty(downloadInputs(known), callers, async (input, who) => {
          if (!check(await requestDownload(input, who)) || !who) return;
          claims.add(`${who.uid}/${(input as { slug: string }).slug}`);
          people.add(who.uid);
        }),
        runs,
      ),
    );
    const { size } = claims;
    expect(change).toEqual({ ...nothing, claims: size, library: size, allowances: people.size });
    expect(size).toBeGreaterThan(20);
  });

  it('startSession answers or refuses, and writes three records for each person', async () => {
    const people = new Set<string>();
    const change = await written(() =>
      fc.assert(
        fc.asyncProperty(sessionInputs, callers, async (input, who) => {
          const session = check(await startSession(who, input));
          if (!session || !who) return;
          expect(session).toEqual({ role: 'customer', status: 'active', name: expect.any(String) });
          people.add(who.uid);
        }),
        runs,
      ),
    );
    const { size } = people;
    expect(change).toEqual({ ...nothing, users: size, profiles: size, access: size });
    expect(size).toBeGreaterThan(100);
  });
});
