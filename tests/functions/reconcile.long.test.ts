import type { Difference } from '@tempera/domain/reconciliation/compare-books';
import { durations } from '@tempera/domain/site/durations';
import { expect, it, vi } from 'vitest';
import { stripeProvider } from '../../functions/src/payments/stripe-provider.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { reconcileDay } from '../../functions/src/reconciliation/reconcile-day.ts';
import { handlers } from '../../functions/src/webhooks/handlers.ts';
import { sweepEvents } from '../../functions/src/webhooks/sweep-events.ts';
import { customer } from './support/callers.ts';
import { order, placeOrder, subscribe, succeed } from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { chargesOf, member, putPlan, subscription } from './support/plans.ts';
import { drawing } from './support/random-orders.ts';
import { putProduct, readDocument, unique } from './support/store.ts';

useGateway();

const count = 500;
const seed = 20261124;
const today = () => new Date().toISOString().slice(0, 10);

async function at<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const now = vi.spyOn(clock, 'now').mockReturnValue(ms);
  try {
    return await work();
  } finally {
    now.mockRestore();
  }
}

/** When all of today has had its time. */
const later = <T>(work: () => Promise<T>) => at(Date.parse(today()) + 2 * 86_400_000, work);

const differences = async () => (await later(() => reconcileDay(today(), stripeProvider))).differences;

it(`${count} orders and plans whose refunds and disputes nobody has told of agree after the sweep`, {
  timeout: 1_200_000,
}, async () => {
  const draw = drawing(seed);
  const [slug, plan] = [await putProduct(), await putPlan(2_900)];
  const payments: { of: string; reference: string }[] = [];
  const tokens = ['tok_paid', 'tok_paid', 'tok_paid', 'tok_declined', 'tok_disputed'] as const;
  const pay = async (): Promise<void> => {
    const token = tokens[draw(tokens.length)] as string;
    if (draw(4) === 0) {
      const person = await member();
      await subscribe(subscription(plan, token), person);
      for (const { id } of await chargesOf(person)) {
        const { status, reference } = (await readDocument(`subscriptions/${person.uid}/charges/${id}`)) ?? {};
        if (status === 'paid') payments.push({ of: id, reference });
      }
      return;
    }
    const { orderId } = await succeed(placeOrder(order({ slugs: [slug], paymentToken: token }), customer()));
    const { status, payment } = (await readDocument(`orders/${orderId}`)) ?? {};
    if (status === 'completed') payments.push({ of: orderId, reference: payment.reference });
  };
  for (let done = 0; done < count; done += 10) await Promise.all(Array.from({ length: 10 }, pay));
  expect(payments.length).toBeGreaterThan(count / 2);
  for (const { reference } of payments) {
    if (draw(5) > 0) continue;
    // The bank of a disputed one has been quicker.
    await stripeProvider.refund({ refundId: unique('lost'), reference, amountCents: 1 + draw(200) });
  }
  const ours = new Set(payments.map(({ reference }) => reference));
  const isOurs = ({ about, id }: Difference) =>
    (about && 'reference' in about && ours.has(about.reference)) ||
    payments.some(({ of }) => id.endsWith(of));
  const found = (await differences()).filter(isOurs);
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ what }) => what === 'missing')).toBe(true);
  // Webhooks that never came are asked for.
  await at(Date.now() + durations.eventSweepAfter + 60_000, () => sweepEvents(handlers, stripeProvider));
  expect((await differences()).filter(isOurs)).toEqual([]);
  expect((await db().doc(`reconciliations/${today()}`).get()).exists).toBe(true);
});
