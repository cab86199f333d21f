import { RefusalError } from '@tempera/domain/calls/reasons';
import type { Plan } from '@tempera/domain/catalogue/product';
import { proRata } from '@tempera/domain/plans/billing-period';
import type { changePlanInput, PlanChangeOutput } from '@tempera/domain/plans/plan-calls';
import { changedNext } from '@tempera/domain/plans/standing';
import type { Subscription } from '@tempera/domain/plans/subscription';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import type { z } from 'zod';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { CallAuth } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { checkBuyer } from '../tax/check-buyer.ts';
import { readSettled } from './finish-charge.ts';
import { openChange } from './open-change.ts';
import { chargeIdOf, isOfKey, newCharge } from './plan-charge.ts';
import { assertMayChangePlan } from './plan-facts.store.ts';
import { type PlanState, reserveCharge, writeChange } from './subscriptions.store.ts';

/** What a change returns that costs nothing. */
function outputWithout(plan: Plan, { currency, periodEnd }: Subscription, effective: 'now' | 'period-end') {
  const unpaid = { paymentStatus: 'none', totalCents: 0, currency, periodEnd } as const;
  return { planId: plan.id, effective, ...unpaid } satisfies PlanChangeOutput;
}

/** To a cheaper plan when what is paid for is over; to the free one that is the plan's end. */
function stepDown(state: PlanState, current: Subscription, plan: Plan, keyId: string): Promise<boolean> {
  const after = changedNext(current, plan);
  return writeChange(state, after, { known: { keyId, answer: outputWithout(plan, current, 'period-end') } });
}

/** To a dearer plan at once; the rest of the period is paid pro rata, with the card that the plan is paid with. */
async function stepUp(
  state: PlanState,
  current: Subscription,
  plan: Plan,
  keyId: string,
  settings: SiteSettings,
  provider: PaymentProvider,
): Promise<boolean> {
  const at = clock.now();
  const { periodStart: start, periodEnd: end, payment } = current;
  const netCents = proRata(current.priceCents, plan.priceCents, { start, end }, at);
  if (netCents === 0) {
    const { id: planId, priceCents } = plan;
    const after = { ...current, planId, priceCents, nextPlanId: null, cancelAtPeriodEnd: false };
    return writeChange(state, after, { known: { keyId, answer: outputWithout(plan, current, 'now') } });
  }
  if (!state.member) throw new RefusalError('user-not-found');
  const { reference, customer } = payment;
  if (!customer || !(await provider.acceptsMethod(reference, customer)))
    throw new RefusalError('payment-token-invalid');
  const id = chargeIdOf(state.uid, at, keyId);
  const charge = newCharge(
    {
      id,
      kind: 'upgrade',
      plan,
      customer: state.member,
      buyer: await checkBuyer(current.buyer, settings),
      netCents,
      period: { start: at, end },
      payment,
      at,
    },
    settings,
  );
  return reserveCharge(state, current, charge, keyId);
}

/**
 * Another plan for a subscriber: a dearer one at once, a cheaper one at the period's end. The same idempotency key always
 * has the same result.
 * @throws RefusalError `plan-not-found`, `plan-current`, `not-subscribed`, `payment-required` while a renewal is past due, and for a plan that was given,
 *   `payment-token-invalid`, `payment-pending`, `payment-unavailable`, `user-not-found` once the account is gone, and
 *   those of an order
 */
export async function changePlan(
  input: z.output<typeof changePlanInput>,
  auth: CallAuth | null,
  provider: PaymentProvider,
): Promise<PlanChangeOutput> {
  const { caller, facts, keyId, untilAnswered } = await openChange(input, auth, provider);
  const { plan, settings } = facts;
  return untilAnswered(async () => {
    assertMayChangePlan(caller, facts);
    if (!plan) throw new RefusalError('plan-not-found');
    const state = await readSettled(caller.uid, provider, settings, isOfKey(keyId));
    const current = state.subscription;
    if (!current || current.status === 'ended') throw new RefusalError('not-subscribed');
    if (plan.id === current.planId) throw new RefusalError('plan-current');
    // What was given has no card that could be charged: whoever wants more subscribes.
    if (current.comp) throw new RefusalError('payment-required');
    if (plan.priceCents <= current.priceCents) await stepDown(state, current, plan, keyId);
    else if (current.status === 'past-due') throw new RefusalError('payment-required');
    else await stepUp(state, current, plan, keyId, settings, provider);
  });
}
