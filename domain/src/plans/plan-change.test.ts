import { describe, expect, it } from 'vitest';
import { listingOf, monthlyNet, planChangeOf } from './plan-change.ts';
import { canceled, given } from './standing.ts';
import { afterPaid, beforeFirst, ended, type PlanCharge, type Subscription } from './subscription.ts';

const now = Date.UTC(2026, 10, 24);
const payment = { provider: 'stripe', reference: 'pm_1', last4: '4242' };
const first = beforeFirst(payment, 'USD', now);
const charge = (fields: Partial<PlanCharge> = {}): PlanCharge => ({
  id: 'ada-1',
  kind: 'subscribe',
  planId: 'pro',
  planName: 'Pro',
  customer: { name: 'Ada', email: 'ada@example.com' },
  priceCents: 2_900,
  amountCents: 3_132,
  taxCents: 232,
  currency: 'USD',
  periodStart: now,
  periodEnd: now + 30 * 86_400_000,
  status: 'paid',
  reference: 'pi_1',
  payment,
  at: now,
  ...fields,
});
const pro = afterPaid(first, charge());
const included = { included: true } as NonNullable<PlanCharge['tax']>;

describe('what a subscription brings in a month', () => {
  it.each([
    ['the price, where tax is added', pro, 2_900],
    [
      'the price without its tax',
      afterPaid(first, charge({ amountCents: 2_900, taxCents: 463, tax: included })),
      2_437,
    ],
    [
      'the same part of the whole price after an upgrade for the rest of a period',
      afterPaid(
        pro,
        charge({ kind: 'upgrade', priceCents: 9_900, amountCents: 1_190, taxCents: 190, tax: included }),
      ),
      8_319,
    ],
    ['all of it while a payment is past due', { ...pro, status: 'past-due' } as Subscription, 2_900],
    ['all of it until a cancellation holds', canceled(pro), 2_900],
    ['nothing where it was given', given({ id: 'pro' }, 'USD', now, now + 1), 0],
    ['nothing once it has ended', ended(pro), 0],
    ['nothing before it was paid', first, 0],
    ['nothing without one', null, 0],
  ])('is %s', (_what, subscription, cents) => {
    expect(monthlyNet(subscription)).toBe(cents);
  });
});

it.each([
  [first, null],
  [pro, 'active'],
  [canceled(pro), 'ending'],
  [{ ...pro, status: 'past-due' } as Subscription, 'past-due'],
  [given({ id: 'pro' }, 'USD', now, now + 1), 'given'],
  [ended(pro), 'ended'],
])('%# is listed as it stands', (subscription, listing) => {
  expect(listingOf(subscription)).toBe(listing);
});

describe('a change', () => {
  const figuresOf = (before: Subscription | null, after: Subscription) => {
    const change = planChangeOf('ada', before, after);
    return change && [change.subscribers, change.mrrCents];
  };
  const more = afterPaid(pro, charge({ kind: 'upgrade', planId: 'enterprise', priceCents: 9_900 }));

  it.each([
    ['a first payment that has begun', null, first, null],
    ['a first payment', first, pro, [1, 2_900]],
    ['a renewal', pro, { ...pro, periodEnd: now + 60 * 86_400_000 }, null],
    ['another plan', pro, more, [0, 7_000]],
    ['a cancellation', pro, canceled(pro), [0, 0]],
    ['an end', canceled(pro), ended(pro), [-1, -2_900]],
    ['a gift', ended(pro), given({ id: 'pro' }, 'USD', now, now + 1), [0, 0]],
    ['a gift that is paid for from now on', given({ id: 'pro' }, 'USD', now, now + 1), pro, [1, 2_900]],
    ['a charge under way', pro, { ...pro, openChargeId: 'c', openSince: now }, null],
  ] as const)('%s', (_what, before, after, figures) => {
    expect(figuresOf(before, after)).toEqual(figures);
  });

  it('has both standings, and none before the first', () => {
    expect(planChangeOf('ada', first, pro)).toMatchObject({
      before: null,
      after: { planId: 'pro', comp: false },
    });
    expect(planChangeOf('ada', pro, canceled(pro))).toMatchObject({
      before: { cancelAtPeriodEnd: false },
      after: { cancelAtPeriodEnd: true },
    });
  });
});
