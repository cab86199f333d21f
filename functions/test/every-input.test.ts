import { reasonCode, reasons } from '@tempera/domain/reasons';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../src/platform/admin.ts';
import { putArchive } from './support/archive.ts';
import { type Outcome, placeOrder, quoteCheckout, requestDownload, startSession } from './support/calls.ts';
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

/** One seed, so that a run can be repeated; another one tries a thousand others. */
const runs = { numRuns: 1_000, endOnFailure: true, seed: Number(process.env.TEMPERA_SEED ?? 3) };
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

/** Fails unless the answer is an output or a refusal that a client can read. */
function check<T>(outcome: Outcome<T>): T | null {
  if ('ok' in outcome) return outcome.ok;
  expect(outcome.refused, outcome.message).toBeTypeOf('object');
  expect(reasons).toContain(outcome.refused.reason);
  expect(outcome.code).toBe(reasonCode[outcome.refused.reason]);
  expect(outcome.message).not.toBe('');
  // `busy` is where the unexpected ends up; no input may lead there.
  expect(outcome.refused.reason).not.toBe('busy');
  return null;
}

const groups = [
  'orders',
  'idempotency',
  'mail',
  'redemptions',
  'library',
  'claims',
  'allowances',
  'users',
  'profiles',
  'access',
  'downloads',
];

/** How many documents there are of each kind that callables write. */
async function census(): Promise<Record<string, number>> {
  const counts = groups.map(async (name) => [
    name,
    (await db().collectionGroup(name).count().get()).data().count,
  ]);
  return Object.fromEntries(await Promise.all(counts));
}

/** How many documents came to be while `work` ran. */
async function written(work: () => Promise<void>): Promise<Record<string, number>> {
  const before = await census();
  await work();
  const after = await census();
  return Object.fromEntries(groups.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]));
}

const nothing = Object.fromEntries(groups.map((name) => [name, 0]));

// A thousand calls, with the triggers of what they write at work beside them.
describe('a thousand inputs of every kind', { timeout: 240_000 }, () => {
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
          expect(session).toEqual({ role: 'customer', status: 'active' });
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
