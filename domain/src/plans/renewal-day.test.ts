import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anchorDayOf, periodFrom } from './billing-period.ts';
import {
  afterDeclined,
  afterPaid,
  beforeFirst,
  nextPeriodOf,
  type PlanCharge,
  type Subscription,
} from './subscription.ts';

const hour = 3_600_000;
const payment = { provider: 'stripe', reference: 'pm_1', last4: '4242' } as const;

const chargeFor = (kind: PlanCharge['kind'], { start, end }: { start: number; end: number }, at: number) =>
  ({
    id: `ada-${at}`,
    kind,
    planId: 'pro',
    priceCents: 2_900,
    amountCents: 2_900,
    taxCents: 0,
    currency: 'USD',
    status: 'pending',
    periodStart: start,
    periodEnd: end,
    payment,
    at,
  }) as unknown as PlanCharge;

/** A renewal that runs so late, after so many declined tries. */
function renewed(subscription: Subscription, lateMs: number, declined: number): Subscription {
  let current = subscription;
  let now = current.periodEnd + lateMs;
  for (let n = 0; n < declined; n++) {
    current = afterDeclined(current, chargeFor('renewal', nextPeriodOf(current), now), now);
    now = (current.dueAt ?? now) + lateMs;
  }
  return afterPaid(current, chargeFor('renewal', nextPeriodOf(current), now));
}

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

it('stays the day on which the plan began, however late a renewal runs and however often it is tried', () => {
  const run = fc.record({
    lateMs: fc.integer({ min: 0, max: 20 * hour }),
    declined: fc.integer({ min: 0, max: 4 }),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2040, 0, 1) }),
      fc.array(run, { minLength: 1, maxLength: 30 }),
      (began, runs) => {
        const first = chargeFor('subscribe', periodFrom(began, anchorDayOf(began)), began);
        let current = afterPaid(beforeFirst(payment, 'USD', began), first);
        const from = new Date(began);
        for (const [index, { lateMs, declined }] of [{ lateMs: 0, declined: -1 }, ...runs].entries()) {
          if (declined >= 0) current = renewed(current, lateMs, declined);
          const month = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + index + 1, 1));
          const last = lastDayOf(month.getUTCFullYear(), month.getUTCMonth());
          const day = Math.min(from.getUTCDate(), last);
          month.setUTCDate(day);
          expect(new Date(current.periodEnd).toISOString()).toBe(
            month.toISOString().slice(0, 10) + from.toISOString().slice(10),
          );
        }
      },
    ),
  );
});
