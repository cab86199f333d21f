/** What an order costs with a coupon of ten thousand uses, however many are taken, and who gets the last ones. */
import { slotAt } from '@tempera/domain/orders/slot-order';
import { sweepCouponCounts } from '../../../functions/src/checkout/count-redemptions.ts';
import { placeOrder } from '../../../functions/src/checkout/place-order.ts';
import { reactions } from '../../../functions/src/checkout/reactions.ts';
import { stripeProvider } from '../../../functions/src/payments/stripe-provider.ts';
import { db } from '../../../functions/src/platform/admin.ts';
import { fromMillis } from '../../../functions/src/platform/timestamps.ts';
import type { Figures } from '../budgets.ts';
import { percentile, round } from '../statistics.ts';
import { type Counted, countHere } from './count-here.ts';
import { writeAll } from './write-all.ts';

const maxUses = 10_000;
/** In percent. */
const levels = [0, 50, 95, 99] as const;
const orders = 5;
/** The last uses, and as many who want them, of a coupon that has two blocks: the emulator has no indexes, and takes longer the more there are. */
const [last, comers, rushedUses] = [50, 100, 2_000];

const slots = (code: string) => db().collection(`coupons/${code}/redemptions`);

async function putCoupon(code: string, maxUses: number): Promise<void> {
  const coupon = { description: '', type: 'percentage', value: 20, minAmountCents: 0, usedCount: 0 };
  const times = { expiryDate: fromMillis(Date.now() + 3_600_000), createdDate: fromMillis(Date.now()) };
  await db()
    .doc(`coupons/${code}`)
    .set({ ...coupon, ...times, maxUses, perCustomer: 1, status: 'active' });
}

const follow = (code: string, id: string) =>
  reactions['coupons/redemptions']?.({
    eventId: id,
    id,
    parent: code,
    before: undefined,
    after: {},
    writtenAt: undefined,
    at: 0,
  });

/** Takes slots at random until so many are taken, as orders do, and lets what follows from that come to rest. */
async function fillTo(code: string, maxUses: number, count: number): Promise<void> {
  const taken = new Set((await slots(code).select().get()).docs.map(({ id }) => id));
  const free = Array.from({ length: maxUses }, (_, slot) => String(slot)).filter((slot) => !taken.has(slot));
  for (let left = free.length; left > 1; left -= 1) {
    const at = Math.floor(Math.random() * left);
    [free[at], free[left - 1]] = [free[left - 1] as string, free[at] as string];
  }
  const wanted = free.slice(0, Math.max(0, count - taken.size));
  await writeAll(
    wanted.map((slot) => [`coupons/${code}/redemptions/${slot}`, { orderId: 'bench', uid: 'bench' }]),
  );
  for (let rank = 0; rank < maxUses; rank += 1_000) await follow(code, slotAt(rank, maxUses));
  await sweepCouponCounts();
}

function buy(code: string) {
  const uid = `bench-${crypto.randomUUID()}`;
  const email = `${uid}@example.com`;
  const asked = {
    idempotencyKey: crypto.randomUUID(),
    slugs: ['astroaccess'],
    couponCode: code,
    customer: { firstName: 'Ada', lastName: 'Example', email },
    paymentToken: 'tok_paid',
  } as Parameters<typeof placeOrder>[0];
  return placeOrder(
    asked,
    { uid, token: { email, email_verified: true, name: 'Ada Example' } },
    stripeProvider,
    'US',
  );
}

const readsOf = (all: readonly Counted<unknown>[]) => all.map(({ reads }) => reads);
const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;

async function measureLevel(code: string, level: number): Promise<Figures> {
  await fillTo(code, maxUses, (maxUses * level) / 100);
  const bought: Counted<unknown>[] = [];
  const followed: Counted<unknown>[] = [];
  for (let n = 0; n < orders; n += 1) {
    const one = await countHere(() => buy(code));
    bought.push(one);
    const slot = (await db().doc(`orders/${one.result.orderId}`).get()).data()?.couponSlot;
    followed.push(await countHere(async () => follow(code, slot)));
  }
  return {
    [`rush.coupon.reads.${level}`]: round(mean(readsOf(bought)), 1),
    [`rush.coupon.mostReads.${level}`]: Math.max(...readsOf(bought)),
    [`rush.coupon.followed.reads.${level}`]: round(mean(readsOf(followed)), 1),
    [`rush.coupon.ms.${level}`]: round(
      percentile(
        bought.map(({ ms }) => ms),
        0.5,
      ),
      0,
    ),
  };
}

/** Everybody at once. @throws Error for an outcome that is neither an order nor the refusal of a coupon that is used up */
async function rush(): Promise<Figures> {
  const code = 'LAST20';
  await putCoupon(code, rushedUses);
  await fillTo(code, rushedUses, rushedUses - last);
  const { reads, result } = await countHere(() =>
    Promise.all(
      Array.from({ length: comers }, () =>
        buy(code).then(
          () => true,
          (cause: { refusal?: { reason?: string } }) => {
            if (cause.refusal?.reason === 'coupon-invalid') return false;
            throw cause;
          },
        ),
      ),
    ),
  );
  const taken = (await slots(code).count().get()).data().count;
  if (taken !== rushedUses) throw new Error(`${taken} uses of ${rushedUses} are taken`);
  return {
    'rush.coupon.sold': result.filter(Boolean).length,
    'rush.coupon.rush.reads': round(reads / comers, 1),
  };
}

/** `rush.coupon.*`: orders one after the other at each level, what follows from them, and a rush at the last uses. */
export async function measureCoupon(): Promise<Figures> {
  const code = 'RUSH20';
  await putCoupon(code, maxUses);
  let figures: Figures = {};
  for (const level of levels) figures = { ...figures, ...(await measureLevel(code, level)) };
  return { ...figures, ...(await rush()) };
}
