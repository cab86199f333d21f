import { RefusalError } from '@tempera/domain/calls/reasons';
import type { Plan } from '@tempera/domain/catalogue/product';
import type { changePlanInput, PlanChangeOutput } from '@tempera/domain/plans/plan-calls';
import { changedNext, upgradedFree } from '@tempera/domain/plans/standing';
import { type Subscription, seenIn } from '@tempera/domain/plans/subscription';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import type { z } from 'zod';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { CallAuth } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { checkBuyer } from '../tax/check-buyer.ts';
import { uncounted } from '../tax/count-lookup.ts';
import { readSettled } from './finish-charge.ts';
import { openChange } from './open-change.ts';
import { chargeIdOf, isOfKey, newCharge } from './plan-charge.ts';
import { assertMayChangePlan } from './plan-facts.store.ts';
import { countedAt, isUp, priceRest, requireChangeable } from './price-change.ts';
import { type PlanState, reserveCharge, writeChange } from './subscriptions.store.ts';

type Input = z.output<typeof changePlanInput>;

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

/** @throws RefusalError `price-changed` where something else is due than what the person was shown */
function assertShown({ shownTotalCents }: Input, totalCents: number): void {
  if ((shownTotalCents ?? totalCents) !== totalCents) throw new RefusalError('price-changed');
}

/** To a dearer plan at once; the rest of the period is paid pro rata, with the card that the plan is paid with. */
async function stepUp(
  state: PlanState,
  current: Subscription,
  plan: Plan,
  keyId: string,
  input: Input,
  settings: SiteSettings,
  provider: PaymentProvider,
): Promise<boolean> {
  const at = clock.now();
  const start = countedAt(input.quotedAt, at);
  const buyer = await checkBuyer(current.buyer, settings, uncounted);
  const priced = await priceRest({ current, plan, buyer }, settings, start);
  if (priced.totalCents === 0) {
    assertShown(input, 0);
    const after = upgradedFree(current, plan);
    return writeChange(state, after, { known: { keyId, answer: outputWithout(plan, current, 'now') } });
  }
  if (!state.member) throw new RefusalError('user-not-found');
  const { payment, periodEnd: end } = current;
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
      buyer,
      addressCountry: current.addressCountry ?? null,
      priced,
      period: { start, end },
      payment,
      at,
    },
    settings,
  );
  assertShown(input, charge.amountCents);
  return reserveCharge(state, current, charge, keyId);
}

/**
 * Another plan for a subscriber: a dearer one at once, a cheaper one at the period's end. The same idempotency key always
 * has the same result.
 * @param country where the call came from, as far as that is known
 * @throws RefusalError `payment-token-invalid`, `payment-pending`, `payment-unavailable`, `tax-unavailable`, `price-changed`, `user-not-found` once the account is
 *   gone, those of {@link requireChangeable}, and those of an order
 */
export async function changePlan(
  input: Input,
  auth: CallAuth | null,
  provider: PaymentProvider,
  country: string | null = null,
): Promise<PlanChangeOutput> {
  const { caller, facts, keyId, untilAnswered } = await openChange(input, auth, provider);
  const { settings } = facts;
  return untilAnswered(async () => {
    assertMayChangePlan(caller, facts);
    const state = await readSettled(caller.uid, provider, settings, isOfKey(keyId));
    const { current: known, plan } = requireChangeable(state.subscription, facts.plan);
    const current = seenIn(known, country);
    if (isUp(current, plan)) await stepUp(state, current, plan, keyId, input, settings, provider);
    else {
      assertShown(input, 0);
      await stepDown(state, current, plan, keyId);
    }
  });
}
