/** How long the two functions of a purchase take, next to one that does nothing. */
import { Timestamp } from 'firebase-admin/firestore';
import { withStore } from '../../emulators/seed/open-store.ts';
import type { Figures } from './budgets.ts';
import { callFunction, newBuyer } from './call-function.ts';
import { percentile, round } from './statistics.ts';

const warmUpRounds = 8;
const rounds = 80;
/** A limit far above the orders of a run, so that each of them takes a slot as orders of a real campaign do. */
export const couponCode = 'BENCH20';
const hourMs = 60 * 60 * 1000;

type Timed = 'empty' | 'quote' | 'order' | 'free';

/**
 * `quote.*`, `order.*` and `orderFree.*`: one call after the other, the empty one in every round, so that whatever else
 * the machine does falls on all alike. The caller has switched the background triggers off: in production they run on
 * other machines.
 */
export async function measureLatency(): Promise<Figures> {
  await putCoupon();
  for (let round = 0; round < warmUpRounds; round++) await runRound(() => {});
  const samples: Record<Timed, number[]> = { empty: [], quote: [], order: [], free: [] };
  for (let round = 0; round < rounds; round++) await runRound((what, ms) => samples[what].push(ms));
  const figures: Figures = {
    'empty.ms.p50': round(percentile(samples.empty, 0.5), 2),
    'empty.ms.p95': round(percentile(samples.empty, 0.95), 2),
  };
  for (const [key, what] of [
    ['quote', 'quote'],
    ['order', 'order'],
    ['orderFree', 'free'],
  ] as const) {
    for (const [name, share] of [
      ['p50', 0.5],
      ['p95', 0.95],
    ] as const) {
      const ratio = percentile(samples[what], share) / percentile(samples.empty, share);
      figures[`${key}.ratio.${name}`] = round(ratio, 2);
    }
  }
  return figures;
}

async function runRound(keep: (what: Timed, ms: number) => void): Promise<void> {
  const buyer = await newBuyer();
  const time = async (what: Timed, name: string, data: unknown) => {
    const { ms, result } = await callFunction(name, data, buyer);
    keep(what, ms);
    return result;
  };
  await time('empty', 'empty', {});
  await time('quote', 'quoteCheckout', { slugs: ['astroaccess', 'portfolio'], couponCode });
  const paid = await time('order', 'placeOrder', order(['astroaccess', 'portfolio'], couponCode, 'tok_paid'));
  const free = await time('free', 'placeOrder', order(['neogate'], null, null));
  for (const result of [paid, free]) assertCompleted(result);
}

function order(slugs: string[], couponCode: string | null, paymentToken: string | null) {
  const customer = { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com' };
  return { idempotencyKey: crypto.randomUUID(), slugs, couponCode, customer, paymentToken };
}

function assertCompleted(result: unknown): void {
  const { status } = result as { status?: string };
  if (status !== 'completed') throw new Error(`an order of the bench ended as ${status}`);
}

export async function putCoupon(): Promise<void> {
  await withStore(async ({ db }) => {
    await db.doc(`coupons/${couponCode}`).set({
      description: '20% off, for the bench',
      type: 'percentage',
      value: 20,
      minAmountCents: 0,
      maxUses: 10_000,
      usedCount: 0,
      status: 'active',
      expiryDate: Timestamp.fromMillis(Date.now() + hourMs),
      createdDate: Timestamp.now(),
    });
  });
}
